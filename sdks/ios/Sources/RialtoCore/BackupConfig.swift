/// What backup mode may offer. Built and signed by your server, decoded from its answer as it stands.
public struct BackupConfig: Codable, Equatable, Sendable {
    public struct Destination: Codable, Equatable, Sendable {
        public let networkId: String
        public let symbol: String
        /// Without it `onAddressInit` and `onStatusPoll` find the address.
        public let address: String?
        /// Destination tag or memo: required beside `address` on XRP, XLM, TON and Injective.
        public let addressTag: String?

        public init(networkId: String, symbol: String, address: String? = nil, addressTag: String? = nil) {
            self.networkId = networkId
            self.symbol = symbol
            self.address = address
            self.addressTag = addressTag
        }
    }

    public let clientId: String
    /// For analytics only: it authenticates nobody.
    public let userId: String
    public let destinations: [Destination]
    public let preselectedSymbol: String?
    public let signature: String?

    public init(
        clientId: String, userId: String, destinations: [Destination], preselectedSymbol: String? = nil,
        signature: String? = nil
    ) {
        self.clientId = clientId
        self.userId = userId
        self.destinations = destinations
        self.preselectedSymbol = preselectedSymbol
        self.signature = signature
    }

    var value: JSONValue {
        let list = destinations.map { one in
            JSONValue.fields([
                "networkId": .string(one.networkId), "symbol": .string(one.symbol),
                "address": one.address.map(JSONValue.string), "addressTag": one.addressTag.map(JSONValue.string),
            ])
        }
        return .fields([
            "clientId": .string(clientId), "userId": .string(userId), "destinations": .array(list),
            "preselectedSymbol": preselectedSymbol.map(JSONValue.string), "signature": signature.map(JSONValue.string),
        ])
    }
}

/// The answer of `onStatusPoll`.
public enum BackupAddressStatus: Equatable, Sendable {
    case pending
    case ready(address: String, addressTag: String? = nil)
    case failed

    var value: JSONValue {
        switch self {
        case .pending: return ["status": "pending"]
        case .failed: return ["status": "failed"]
        case .ready(let address, let tag):
            return .fields([
                "status": "ready", "address": .string(address), "addressTag": tag.map(JSONValue.string),
            ])
        }
    }
}

/// The rule for opening backup mode, from a request for a link token: no connection, no answer in time, HTTP 5xx or 429. Any other
/// 4xx is an error to show as one. Ask once more after 250 to 500 ms before you act on it.
///
/// - Parameter status: the HTTP status of your backend's request, or nil where there was no answer.
public func isServiceDown(status: Int?) -> Bool {
    guard let status else { return true }
    return status >= 500 || status == 429
}
