import Foundation
import XCTest

@testable import RialtoCore

/// `packages/link-protocol/vectors`, which every SDK runs.
final class VectorsTests: XCTestCase {
    private func read(_ name: String) throws -> JSONValue {
        let folder = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let file = folder.appendingPathComponent("packages/link-protocol/vectors/\(name).json")
        return try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: file))
    }

    private func each(_ name: String, _ check: (JSONValue, String) -> Void) throws {
        let vectors = try XCTUnwrap(try read(name).array)
        XCTAssertGreaterThan(vectors.count, 9)
        for vector in vectors { check(vector, "\(name): \(vector["name"]?.text ?? "")") }
    }

    func testTokens() throws {
        try each("tokens") { vector, name in
            let own = vector["settings"]
            let settings = LinkURLSettings(
                language: own?["language"]?.text, fiatCurrency: own?["fiatCurrency"]?.text, theme: own?["theme"]?.text)
            let url = linkURL(token: vector["token"]?.text ?? "", settings: settings, platform: vector["platform"]?.text ?? "")
            XCTAssertEqual(vector["url"]?.text, url, name)
        }
    }

    func testHosts() throws {
        try each("hosts") { vector, name in
            guard let kind = Navigation(rawValue: vector["kind"]?.text ?? "") else { return XCTFail(name) }
            let decision = decideNavigation(
                to: vector["url"]?.text ?? "", linkOrigin: vector["linkOrigin"]?.text ?? "", kind: kind)
            XCTAssertEqual(vector["decision"]?.text, decision.rawValue, name)
        }
    }

    func testMessages() throws {
        try each("messages") { vector, name in
            let message = vector["message"] ?? .null
            for data in [message, .string(message.json)] {
                let session = LinkSession(token: "aHR0cHM6Ly9saW5rLmV4YW1wbGUvP2NvZGU9MQ==")
                _ = session.handle(["is": "open"])
                XCTAssertEqual(vector["actions"]?.array, session.handle(["is": "message", "data": data]), name)
            }
        }
    }

    func testLifecycles() throws {
        try each("lifecycles") { vector, name in
            let platform = vector["platform"]?.text ?? ""
            let own = vector["settings"]
            let session: Session
            if vector["session"] == "link" {
                session = LinkSession(token: vector["token"]?.text ?? "", platform: platform)
            } else {
                let settings = BackupSessionSettings(
                    widgetOrigin: own?["widgetOrigin"]?.text, theme: own?["theme"]?.text, language: own?["language"]?.text,
                    catalogKey: own?["catalogKey"]?.text, publicKey: own?["publicKey"]?.text,
                    platform: own?["platform"]?.text ?? "", version: own?["version"]?.text ?? "")
                session = BackupSession(config: vector["config"], settings: settings)
            }
            for step in vector["steps"]?.array ?? [] {
                XCTAssertEqual(step["actions"]?.array, session.handle(step["input"] ?? .null), "\(name): \(step["input"]!.json)")
            }
        }
    }

    func testBackupConfigurations() throws {
        let vectors = try read("backupConfigurations")
        for one in vectors["configurations"]?.array ?? [] {
            XCTAssertEqual(one["reads"], readBackupConfig(one["config"]) ?? .null, one["name"]?.text ?? "")
        }
        for one in vectors["statuses"]?.array ?? [] {
            XCTAssertEqual(one["reads"], readAddressStatus(one["status"]) ?? .null, one["name"]?.text ?? "")
        }
        let config = BackupConfig(clientId: "c", userId: "u", destinations: [.init(networkId: "n", symbol: "USDC")]).value
        for one in vectors["origins"]?.array ?? [] {
            let session = BackupSession(config: config, settings: BackupSessionSettings(widgetOrigin: one["origin"]?.text))
            let first = session.handle(["is": "open"]).first?["do"]?.text
            XCTAssertEqual(one["isValid"]?.bool == true ? "load" : "exit", first, one["origin"]?.text ?? "")
        }
    }
}
