// The parts of WebKit that the screens use. The methods of delegates are required here, so that a misspelled one does not compile.
@_exported import Foundation
import UIKit

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif

@MainActor public class WKSecurityOrigin: NSObject {
    public var `protocol`: String { "" }
    public var host: String { "" }
    public var port: Int { 0 }
}

@MainActor public class WKFrameInfo: NSObject {
    public var isMainFrame: Bool { true }
    public var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
}

@MainActor public class WKScriptMessage: NSObject {
    public var body: Any { "" }
    public weak var webView: WKWebView? { nil }
    public var frameInfo: WKFrameInfo { WKFrameInfo() }
}

@MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

public enum WKUserScriptInjectionTime { case atDocumentStart, atDocumentEnd }

@MainActor public class WKUserScript: NSObject {
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {}
}

@MainActor public class WKUserContentController: NSObject {
    public func addUserScript(_ userScript: WKUserScript) {}
    public func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
}

@MainActor public class WKWebViewConfiguration: NSObject {
    public var userContentController = WKUserContentController()
}

@MainActor public class WKNavigation: NSObject {}
@MainActor public class WKWindowFeatures: NSObject {}

@MainActor public class WKNavigationAction: NSObject {
    public var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    public var targetFrame: WKFrameInfo? { nil }
}

@MainActor public class WKNavigationResponse: NSObject {
    public var response: URLResponse { fatalError() }
    public var isForMainFrame: Bool { true }
}

public enum WKNavigationActionPolicy { case cancel, allow }
public enum WKNavigationResponsePolicy { case cancel, allow }

@MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

@MainActor public protocol WKUIDelegate: NSObjectProtocol {
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
}

@MainActor public class WKWebView: UIView {
    public init(frame: CGRect, configuration: WKWebViewConfiguration) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { nil }
    public weak var navigationDelegate: (any WKNavigationDelegate)?
    public weak var uiDelegate: (any WKUIDelegate)?
    public var allowsBackForwardNavigationGestures = false
    @available(iOS 16.4, *) public var isInspectable: Bool {
        get { false }
        set {}
    }
    @discardableResult public func load(_ request: URLRequest) -> WKNavigation? { nil }
    @discardableResult public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
    @discardableResult public func goBack() -> WKNavigation? { nil }
    public func stopLoading() {}
    public func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {}
}
