import Foundation

/// Checks payloads by the table that all SDKs share: `packages/link-protocol/vectors/shapes.json`.
enum Shapes {
    private static let table: JSONValue = {
        guard let text = resource("shapes.json"), let table = JSONValue(text: text) else {
            preconditionFailure("the package lacks shapes.json")
        }
        return table
    }()

    static let appSchemes = Set((table["appSchemes"]?.array ?? []).compactMap(\.text))

    /// Whether there is such a message in that part of the table, with a payload of its shape.
    static func accepts(_ part: String, _ type: String, _ payload: JSONValue?) -> Bool {
        guard let entry = table[part]?[type] else { return false }
        guard let shape = entry.text else { return true }
        return fits(payload, shape)
    }

    /// `X?`: the field may be missing. `X??`: it may also be null.
    static func fits(_ value: JSONValue?, _ type: String) -> Bool {
        if type.hasPrefix("=") {
            return type.dropFirst().split(separator: "|").contains { value?.text == String($0) }
        }
        if type.hasSuffix("]!") { return value?.array?.isEmpty == false && fits(value, String(type.dropLast())) }
        if type.hasPrefix("[") {
            let inner = String(type.dropFirst().dropLast())
            return value?.array?.allSatisfy { fits($0, inner) } ?? false
        }
        switch type {
        case "text": return value?.text != nil
        case "filled": return value?.text?.isEmpty == false
        case "number": return value?.number?.isFinite ?? false
        case "integer": return value?.number.map { $0.isFinite && $0 == $0.rounded() } ?? false
        case "boolean": return value?.bool != nil
        case "object": return value?.object != nil
        default: return table["shapes"]?[type].map { fitsShape(value, $0) } ?? false
        }
    }

    private static func fitsShape(_ value: JSONValue?, _ shape: JSONValue) -> Bool {
        guard let value, value.object != nil, let fields = shape.object else { return false }
        if let any = fields["any"]?.object {
            return any.contains { name, type in fits(value[name], type.text ?? "") }
        }
        return fields.allSatisfy { name, entry in
            let type = entry.text ?? ""
            guard type.hasSuffix("?") else { return fits(value[name], type) }
            if type.hasSuffix("??") {
                guard let own = value[name], own != .null else { return true }
                return fits(own, String(type.dropLast(2)))
            }
            return value[name].map { fits($0, String(type.dropLast())) } ?? true
        }
    }
}

private func resource(_ name: String) -> String? {
    guard let url = Bundle.module.url(forResource: name, withExtension: nil) else { return nil }
    return try? String(contentsOf: url, encoding: .utf8)
}

/// Level 2 of backup mode, the same file in every SDK: it asks no server for anything.
public func level2HTML() -> String {
    guard let html = resource("level2.html") else { preconditionFailure("the package lacks level2.html") }
    return html
}
