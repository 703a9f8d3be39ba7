#if canImport(UIKit) && canImport(WebKit)
    import AuthenticationServices
    import Foundation

    /// A sign-in at an institution in the system's browser. `completion` is called once; nil where the user closed it.
    @MainActor
    func signInSession(
        for url: URL, returningTo place: SignInReturn?, completion: @escaping @MainActor (URL?) -> Void
    ) -> ASWebAuthenticationSession {
        let finish: @Sendable (URL?, Error?) -> Void = { returned, _ in
            Task { @MainActor in completion(returned) }
        }
        switch place {
        case .scheme(let scheme):
            return ASWebAuthenticationSession(url: url, callbackURLScheme: scheme, completionHandler: finish)
        case .https(let host, let path):
            if #available(iOS 17.4, *) {
                return ASWebAuthenticationSession(
                    url: url, callback: .https(host: host, path: path), completionHandler: finish)
            }
            return ASWebAuthenticationSession(url: url, callbackURLScheme: nil, completionHandler: finish)
        case nil:
            return ASWebAuthenticationSession(url: url, callbackURLScheme: nil, completionHandler: finish)
        }
    }
#endif
