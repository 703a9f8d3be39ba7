import Foundation

/// What a session needs to go on after the system has ended the app: its text can be kept where the state of a scene is. It lets its
/// holder go on with the session, for as long as the service holds it.
public struct LinkState: RawRepresentable, Equatable, Sendable {
    public let rawValue: String

    /// Nil for a text that is no state.
    public init?(rawValue: String) {
        guard let value = JSONValue(text: rawValue), value["record"]?.array != nil else { return nil }
        self.rawValue = rawValue
    }

    init(kept: String?, record: [JSONValue]) {
        rawValue = JSONValue.fields(["kept": kept.map(JSONValue.string), "record": .array(record)]).json
    }

    /// What the page needs to go on in another WebView.
    var kept: String? { JSONValue(text: rawValue)?["kept"]?.text }
    /// The connections and transfers so far, in order.
    var record: [JSONValue] { JSONValue(text: rawValue)?["record"]?.array ?? [] }
}
