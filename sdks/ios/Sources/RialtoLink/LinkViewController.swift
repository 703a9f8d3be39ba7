#if canImport(UIKit) && canImport(WebKit)
    import AuthenticationServices
    import UIKit
    import WebKit

    /// The screen of a session: does what `LinkRunner` says and reports what happens.
    @MainActor
    final class LinkViewController: UIViewController, LinkScreen {
        let runner: LinkRunner
        let settings: LinkSettings
        private let hasOwnClose: Bool
        private let onSignInReturn: ((URL) -> Void)?
        private let cover = LinkCover()
        private let closeButton = UIButton(type: .close)
        private(set) var webView: WKWebView?
        private var signIn: ASWebAuthenticationSession?
        private var hasOpened = false

        init(_ configuration: LinkConfiguration) {
            settings = configuration.settings
            onSignInReturn = configuration.onSignInReturn
            let language = settings.language == "system" ? Locale.preferredLanguages.first : settings.language
            switch configuration.start {
            case .linkToken(let token):
                hasOwnClose = false
                let own = LinkURLSettings(
                    language: language, fiatCurrency: settings.displayFiatCurrency, theme: settings.theme?.rawValue)
                runner = LinkRunner(
                    session: LinkSession(token: token, settings: own), callbacks: configuration.callbacks,
                    accessTokens: settings.accessTokens, restoring: configuration.before)
            case .backup(let config, var own):
                hasOwnClose = !configuration.hideCloseButton
                own.theme = settings.theme?.rawValue
                own.language = language
                runner = LinkRunner(session: BackupSession(config, settings: own), callbacks: configuration.callbacks)
            }
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("not made from a storyboard") }

        override func viewDidLoad() {
            super.viewDidLoad()
            switch settings.theme {
            case .light: overrideUserInterfaceStyle = .light
            case .dark: overrideUserInterfaceStyle = .dark
            default: break
            }
            view.backgroundColor = .systemBackground
            closeButton.addAction(UIAction { [weak self] _ in self?.runner.closePressed() }, for: .touchUpInside)
            closeButton.accessibilityLabel = "Close"
            fill(view, with: cover)
            view.addSubview(closeButton)
            closeButton.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                closeButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
                closeButton.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -8),
                closeButton.widthAnchor.constraint(equalToConstant: 44),
                closeButton.heightAnchor.constraint(equalToConstant: 44),
            ])
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if hasOpened { return }
            hasOpened = true
            runner.open(on: self)
        }

        /// Swiped away or dismissed by the app: that is an end like any other.
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isBeingDismissed || isMovingFromParent { runner.close() }
        }

        func close() { runner.close() }

        // MARK: LinkScreen

        func load(_ document: LinkDocument) {
            webView?.removeFromSuperview()
            let (script, shown) = parts(of: document)
            let webView = makeWebView(script: script, settings: settings, for: self)
            self.webView = webView
            fill(view, with: webView, below: cover)
            coverPage(nil)
            shown(webView)
        }

        func goBack() { _ = webView?.goBack() }

        func showPage() {
            cover.isHidden = true
            closeButton.isHidden = !hasOwnClose
        }

        func showProblem(_ message: String) { coverPage(message) }

        func showBar(_ isShown: Bool) { closeButton.isHidden = !isShown && !hasOwnClose && cover.isHidden }

        func askBeforeExit(onConfirm: @escaping @MainActor () -> Void) {
            let alert = UIAlertController(
                title: "Are you sure you want to exit?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
            alert.addAction(UIAlertAction(title: "Exit", style: .destructive) { _ in onConfirm() })
            present(alert, animated: true, completion: nil)
        }

        func run(script: String) { webView?.evaluateJavaScript(script, completionHandler: nil) }

        func openBrowser(_ url: String, isSignIn: Bool) {
            guard let target = URL(string: url) else { return }
            if isSignIn { return startSignIn(target) }
            UIApplication.shared.open(target, options: [:], completionHandler: nil)
        }

        /// No `canOpenURL`: it answers only for schemes that the app has listed.
        func openApp(_ url: String) {
            guard let target = URL(string: url) else { return }
            UIApplication.shared.open(target, options: [:], completionHandler: nil)
        }

        func dismiss() {
            signIn?.cancel()
            webView?.stopLoading()
            if presentingViewController != nil { dismiss(animated: true, completion: nil) }
        }

        private func coverPage(_ problem: String?) {
            cover.show(problem)
            cover.isHidden = false
            closeButton.isHidden = false
        }

        // MARK: Sign-in

        /// The system's browser, where passkeys, password managers and the user's own sessions are.
        private func startSignIn(_ url: URL) {
            signIn?.cancel()
            let session = signInSession(for: url, returningTo: settings.signInReturn) { [weak self] returned in
                self?.signIn = nil
                if let returned { self?.onSignInReturn?(returned) }
            }
            session.presentationContextProvider = self
            signIn = session
            if !session.start() { UIApplication.shared.open(url, options: [:], completionHandler: nil) }
        }
    }

    extension LinkViewController: ASWebAuthenticationPresentationContextProviding {
        func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
            view.window ?? ASPresentationAnchor()
        }
    }
#endif
