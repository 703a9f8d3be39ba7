// The parts of UIKit that the screens use, by their signatures: for type checks where there is no UIKit. Nothing here runs.
@_exported import Foundation

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIView: UIResponder {
    public init(frame: CGRect) {}
    public required init?(coder: NSCoder) { nil }
    public var backgroundColor: UIColor?
    public var isHidden: Bool {
        get { false }
        set {}
    }
    public var accessibilityLabel: String?
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { true }
        set {}
    }
    public var window: UIWindow? { nil }
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
    public func addSubview(_ view: UIView) {}
    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {}
    public func removeFromSuperview() {}
    public var topAnchor: NSLayoutYAxisAnchor { .init() }
    public var bottomAnchor: NSLayoutYAxisAnchor { .init() }
    public var leadingAnchor: NSLayoutXAxisAnchor { .init() }
    public var trailingAnchor: NSLayoutXAxisAnchor { .init() }
    public var centerXAnchor: NSLayoutXAxisAnchor { .init() }
    public var centerYAnchor: NSLayoutYAxisAnchor { .init() }
    public var widthAnchor: NSLayoutDimension { .init() }
    public var heightAnchor: NSLayoutDimension { .init() }
}

@MainActor open class UIWindow: UIView {
    public init() { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { nil }
}

@MainActor public class UILayoutGuide {
    public var topAnchor: NSLayoutYAxisAnchor { .init() }
    public var trailingAnchor: NSLayoutXAxisAnchor { .init() }
}

@MainActor public class NSLayoutConstraint {
    public static func activate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor public class NSLayoutAnchor<AnchorType: AnyObject> {
    public init() {}
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { .init() }
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { .init() }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        .init()
    }
}
@MainActor public class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@MainActor public class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
@MainActor public class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { .init() }
}

public class UIColor: NSObject, @unchecked Sendable {
    public class var systemBackground: UIColor { UIColor() }
    public class var label: UIColor { UIColor() }
}

public class UIFont: NSObject, @unchecked Sendable {
    public struct TextStyle: Sendable { public static let body = TextStyle() }
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

public enum NSTextAlignment { case left, center, right }

@MainActor public class UILabel: UIView {
    public init() { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { nil }
    public var text: String?
    public var font: UIFont!
    public var textColor: UIColor!
    public var numberOfLines = 1
    public var textAlignment = NSTextAlignment.left
    public var adjustsFontForContentSizeCategory = false
}

@MainActor public class UIActivityIndicatorView: UIView {
    public enum Style { case medium, large }
    public init(style: Style) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { nil }
    public func startAnimating() {}
    public func stopAnimating() {}
}

@MainActor public class UIAction: NSObject {
    public init(title: String = "", handler: @escaping (UIAction) -> Void) {}
}

@MainActor public class UIControl: UIView {
    public struct Event { public static let touchUpInside = Event() }
    public func addAction(_ action: UIAction, for controlEvents: Event) {}
}

@MainActor public class UIButton: UIControl {
    public enum ButtonType { case system, close }
    public convenience init(type: ButtonType) { self.init(frame: .zero) }
}

public enum UIUserInterfaceStyle { case unspecified, light, dark }
public enum UIModalPresentationStyle { case fullScreen, pageSheet }

@MainActor open class UIViewController: UIResponder {
    public init(nibName: String?, bundle: Bundle?) {}
    public required init?(coder: NSCoder) { nil }
    public var view: UIView!
    public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    public var modalPresentationStyle = UIModalPresentationStyle.pageSheet
    public var presentingViewController: UIViewController? { nil }
    public var isBeingDismissed: Bool { false }
    public var isMovingFromParent: Bool { false }
    open func viewDidLoad() {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {}
    public func dismiss(animated: Bool, completion: (() -> Void)?) {}
}

@MainActor public class UIAlertAction: NSObject {
    public enum Style { case `default`, cancel, destructive }
    public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {}
}

@MainActor public class UIAlertController: UIViewController {
    public enum Style { case alert, actionSheet }
    public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init(nibName: nil, bundle: nil) }
    public func addAction(_ action: UIAlertAction) {}
}

@MainActor public class UIApplication: UIResponder {
    public struct OpenExternalURLOptionsKey: Hashable {}
    public class var shared: UIApplication { UIApplication() }
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any], completionHandler: (@MainActor @Sendable (Bool) -> Void)?
    ) {}
}

public enum UIAccessibility {
    public struct Notification { public static let announcement = Notification() }
    public static func post(notification: Notification, argument: Any?) {}
}
