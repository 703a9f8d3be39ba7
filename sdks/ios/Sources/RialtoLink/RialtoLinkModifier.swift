#if canImport(SwiftUI) && canImport(UIKit) && canImport(WebKit)
    import SwiftUI
    import UIKit

    /// Link within SwiftUI. Another configuration needs another identity (`.id(token)`): a session is used once.
    struct LinkView: UIViewControllerRepresentable {
        let configuration: LinkConfiguration

        func makeUIViewController(context: Context) -> UIViewController { LinkViewController(configuration) }

        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    extension View {
        /// Shows Link over the whole screen while `isPresented`, and sets it to false when the session has ended.
        ///
        ///     Button("Deposit") { isPresented = true }
        ///         .rialtoLink(isPresented: $isPresented, configuration: LinkConfiguration(linkToken: token))
        public func rialtoLink(isPresented: Binding<Bool>, configuration: LinkConfiguration) -> some View {
            fullScreenCover(isPresented: isPresented) {
                LinkView(configuration: configuration.onEnd { isPresented.wrappedValue = false })
                    .ignoresSafeArea()
            }
        }
    }

    extension LinkConfiguration {
        /// The same configuration with something to do before `onExit`.
        func onEnd(_ action: @escaping () -> Void) -> LinkConfiguration {
            var callbacks = self.callbacks
            let onExit = callbacks.onExit
            callbacks.onExit = { outcome in
                action()
                onExit?(outcome)
            }
            return LinkConfiguration(self, callbacks: callbacks)
        }
    }
#endif
