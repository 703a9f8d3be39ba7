#if canImport(UIKit) && canImport(WebKit)
    import UIKit
    import WebKit

    /// The name that the Link page looks for.
    private let handlerName = "jsMessageHandler"

    @MainActor
    func makeWebView(script: String, settings: LinkSettings, for controller: LinkViewController) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        let content = configuration.userContentController
        content.addUserScript(WKUserScript(source: script, injectionTime: .atDocumentStart, forMainFrameOnly: true))
        content.add(MessageHandler(controller), name: handlerName)
        let webView = WKWebView(frame: .zero, configuration: configuration)
        webView.navigationDelegate = controller
        webView.uiDelegate = controller
        webView.allowsBackForwardNavigationGestures = true
        if #available(iOS 16.4, *) { webView.isInspectable = settings.isSandbox }
        return webView
    }

    /// How a document is loaded, and the script that runs before it.
    @MainActor
    func parts(of document: LinkDocument) -> (script: String, load: (WKWebView) -> Void) {
        switch document {
        case .page(let url, let script):
            return (script, { webView in if let url = URL(string: url) { webView.load(URLRequest(url: url)) } })
        case .level2(let html, let script):
            return (script, { webView in webView.loadHTMLString(html, baseURL: nil) })
        }
    }

    /// The content controller keeps its handlers alive, so that the screen itself must not be one.
    @MainActor
    private final class MessageHandler: NSObject, WKScriptMessageHandler {
        private weak var controller: LinkViewController?

        init(_ controller: LinkViewController) { self.controller = controller }

        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
        ) {
            guard message.webView === controller?.webView else { return }
            let from = message.frameInfo.securityOrigin
            let port = from.port == 0 ? "" : ":\(from.port)"
            // A document without an address has an origin without a host.
            let origin = from.host.isEmpty ? "null" : "\(from.protocol)://\(from.host)\(port)"
            controller?.runner.receive(message.body, isMainFrame: message.frameInfo.isMainFrame, origin: origin)
        }
    }

    extension LinkViewController: WKNavigationDelegate, WKUIDelegate {
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
        ) {
            let url = navigationAction.request.url?.absoluteString ?? ""
            // Without a frame it is a new window, which comes to `createWebViewWith`.
            guard let frame = navigationAction.targetFrame else { return decisionHandler(.allow) }
            decisionHandler(runner.navigate(to: url, kind: frame.isMainFrame ? .main : .frame) ? .allow : .cancel)
        }

        func webView(
            _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
            for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
        ) -> WKWebView? {
            _ = runner.navigate(to: navigationAction.request.url?.absoluteString ?? "", kind: .popup)
            return nil
        }

        func webView(
            _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
            decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
        ) {
            let status = (navigationResponse.response as? HTTPURLResponse)?.statusCode ?? 200
            if navigationResponse.isForMainFrame, status >= 400 {
                decisionHandler(.cancel)
                runner.loadFailed()
            } else {
                decisionHandler(.allow)
            }
        }

        func webView(
            _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error
        ) {
            let problem = error as NSError
            // What this screen itself has cancelled: `NSURLErrorCancelled`, and the frame load that a policy interrupted.
            let isOwn = problem.code == NSURLErrorCancelled || (problem.domain == "WebKitErrorDomain" && problem.code == 102)
            if webView === self.webView, !isOwn { runner.loadFailed() }
        }

        func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
            if webView === self.webView { runner.rendererGone() }
        }
    }
#endif
