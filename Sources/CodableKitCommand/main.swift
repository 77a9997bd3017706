print("codablekit")
