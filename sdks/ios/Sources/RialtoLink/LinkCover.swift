#if canImport(UIKit) && canImport(WebKit)
    import UIKit

    /// What covers the page until it has reported: a spinner, or what is wrong.
    @MainActor
    final class LinkCover: UIView {
        private let spinner = UIActivityIndicatorView(style: .large)
        private let label = UILabel()

        init() {
            super.init(frame: .zero)
            backgroundColor = .systemBackground
            label.numberOfLines = 0
            label.textAlignment = .center
            label.textColor = .label
            label.adjustsFontForContentSizeCategory = true
            label.font = .preferredFont(forTextStyle: .body)
            for part in [spinner, label] {
                addSubview(part)
                part.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    part.centerXAnchor.constraint(equalTo: centerXAnchor),
                    part.centerYAnchor.constraint(equalTo: centerYAnchor),
                    part.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -48),
                ])
            }
            show(nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("not made from a storyboard") }

        func show(_ problem: String?) {
            label.text = problem
            label.isHidden = problem == nil
            if problem == nil {
                spinner.startAnimating()
            } else {
                spinner.stopAnimating()
                UIAccessibility.post(notification: .announcement, argument: problem)
            }
        }
    }

    @MainActor
    func fill(_ parent: UIView, with child: UIView, below sibling: UIView? = nil) {
        if let sibling { parent.insertSubview(child, belowSubview: sibling) } else { parent.addSubview(child) }
        child.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: parent.topAnchor),
            child.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
            child.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            child.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
        ])
    }
#endif
