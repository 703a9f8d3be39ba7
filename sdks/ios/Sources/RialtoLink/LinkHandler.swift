#if canImport(UIKit) && canImport(WebKit)
    import UIKit

    public enum LinkResult {
        case success(LinkHandler)
        case failure(String)
    }

    extension LinkConfiguration {
        /// Refuses a text that is no link token before anything is shown.
        @MainActor
        public func createHandler() -> LinkResult {
            if case .linkToken(let token) = start,
                linkURL(token: token, settings: LinkURLSettings(), platform: "iOS") == nil
            {
                return .failure("Invalid linkToken")
            }
            return .success(LinkHandler(self))
        }
    }

    /// Presents one session. Use a new one for each link token.
    @MainActor
    public final class LinkHandler {
        private let configuration: LinkConfiguration
        private weak var controller: LinkViewController?

        init(_ configuration: LinkConfiguration) {
            self.configuration = configuration
        }

        /// The screen, for an app that presents it by itself.
        public func create() -> UIViewController {
            let controller = LinkViewController(configuration)
            self.controller = controller
            return controller
        }

        public func present(in presenter: UIViewController) {
            let controller = create()
            controller.modalPresentationStyle = .fullScreen
            presenter.present(controller, animated: true, completion: nil)
        }

        /// Ends the session; `onExit` is called as for any other end.
        public func closeLink() {
            controller?.close()
        }
    }
#endif
