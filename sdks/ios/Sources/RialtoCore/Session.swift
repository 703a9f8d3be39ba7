/// A session as a state machine without a clock, a screen or the network: what happens goes in, what to do comes out, both by the
/// names of `packages/link-protocol/vectors/lifecycles.json`. Exactly one `exit`, whatever happens in which order.
public protocol Session: AnyObject {
    func handle(_ input: JSONValue) -> [JSONValue]
}

func action(_ kind: String, _ fields: [String: JSONValue?] = [:]) -> JSONValue {
    .fields(fields.merging(["do": .string(kind)]) { _, own in own })
}

func event(_ type: String, _ payload: JSONValue? = nil) -> JSONValue {
    action("event", ["event": .fields(["type": .string(type), "payload": payload])])
}

/// A message of the page: JSON text, or an object.
func readMessage(_ data: JSONValue?) -> JSONValue? {
    if data?.object != nil { return data }
    guard let text = data?.text, let message = JSONValue(text: text), message.object != nil else { return nil }
    return message
}

/// Sent to the Link page and to the backup widget.
public let sdkVersion = "1.0.0"
