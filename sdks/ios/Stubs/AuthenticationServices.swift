// The parts of AuthenticationServices that the screens use.
@_exported import Foundation
import UIKit

public typealias ASPresentationAnchor = UIWindow

@MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

@MainActor public class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = @Sendable (URL?, (any Error)?) -> Void
    @available(iOS 17.4, *) public class Callback: NSObject {
        public class func https(host: String, path: String) -> Callback { Callback() }
        public class func customScheme(_ customScheme: String) -> Callback { Callback() }
    }
    public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {}
    @available(iOS 17.4, *) public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {}
    public weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    @discardableResult public func start() -> Bool { true }
    public func cancel() {}
}
