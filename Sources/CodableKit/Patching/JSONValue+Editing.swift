/// A change at one place of a value.
enum PatchEdit {
  case add(JSONValue)
  case remove
  case replace(JSONValue)
}

extension JSONValue {
  /// Changes the value at a place.
  ///
  /// Containers are changed where they are: each is taken out of its parent first, so that nobody
  /// else holds it and nothing is copied. After an error the value is torn: the caller throws it
  /// away.
  mutating func edit(_ place: PatchPlace, _ edit: PatchEdit) throws(JSONPatchError.Reason) {
    guard !place.steps.isEmpty else {
      switch edit {
      case .add(let value), .replace(let value): self = value
      case .remove: throw .wholeDocument
      }
      return
    }
    try self.edit(place, depth: 0, edit)
  }

  private mutating func edit(
    _ place: PatchPlace, depth: Int, _ edit: PatchEdit
  ) throws(JSONPatchError.Reason) {
    let step = place.steps[depth]
    let isLast = depth == place.steps.count - 1
    if var members = takeObject() {
      if isLast {
        try members.edit(step, at: place, edit)
      } else {
        guard var child = members[step] else { throw .noValue(at: place.prefix(depth + 1)) }
        members[step] = .null
        try child.edit(place, depth: depth + 1, edit)
        members[step] = child
      }
      self = .object(members)
    } else if var elements = takeArray() {
      if isLast {
        try elements.edit(step, at: place, edit)
      } else {
        let index = try elements.index(of: step, below: elements.count)
        var child = elements[index]
        elements[index] = .null
        try child.edit(place, depth: depth + 1, edit)
        elements[index] = child
      }
      self = .array(elements)
    } else {
      throw .noContainer(at: place.prefix(depth))
    }
  }

  // Functions of their own, since a `switch` over the value would hold on to it to its end.

  private mutating func takeObject() -> JSONObject? {
    guard case .object(let members) = self else { return nil }
    self = .null
    return members
  }

  private mutating func takeArray() -> [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    self = .null
    return elements
  }
}

extension JSONObject {
  fileprivate mutating func edit(
    _ key: String, at place: PatchPlace, _ edit: PatchEdit
  ) throws(JSONPatchError.Reason) {
    if case .add(let value) = edit {
      self[key] = value
      return
    }
    guard self[key] != nil else { throw .noValue(at: place.text) }
    if case .replace(let value) = edit { self[key] = value } else { self[key] = nil }
  }
}

extension [JSONValue] {
  fileprivate mutating func edit(
    _ step: String, at place: PatchPlace, _ edit: PatchEdit
  ) throws(JSONPatchError.Reason) {
    switch edit {
    case .add(let value):
      // Inserting after the last element is inserting too.
      insert(value, at: step == "-" ? count : try index(of: step, below: count + 1))
    case .remove:
      remove(at: try index(of: step, below: count))
    case .replace(let value):
      self[try index(of: step, below: count)] = value
    }
  }

  fileprivate func index(
    of step: String, below end: Int
  ) throws(JSONPatchError.Reason) -> Int {
    guard let index = JSONValue.index(step[...].utf8), index < end else {
      throw .noIndex(step, count: count)
    }
    return index
  }
}
