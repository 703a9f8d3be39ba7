import Foundation
@_exported import RialtoCore

public enum LinkTheme: String, Sendable { case light, dark, system }

/// Where the browser comes back to after a sign-in, by the callback URL that your server names in the link token.
public enum SignInReturn: Equatable, Sendable {
    /// iOS 17.4 or later, with an associated domain (`webcredentials`); before that the user closes the browser.
    case https(host: String, path: String)
    /// The page at your callback URL goes on to an address of this scheme.
    case scheme(String)
}

public struct LinkSettings: Equatable, Sendable {
    /// Stored accounts of a returning user. Not passed to backup mode.
    public var accessTokens: [IntegrationAccessToken]?
    /// BCP 47, or `system`.
    public var language: String?
    /// ISO 4217.
    public var displayFiatCurrency: String?
    public var theme: LinkTheme?
    /// Only a sandbox session can be inspected in Safari's developer tools. Set it in your test builds alone.
    public var isSandbox: Bool
    public var signInReturn: SignInReturn?

    public init(
        accessTokens: [IntegrationAccessToken]? = nil, language: String? = nil, displayFiatCurrency: String? = nil,
        theme: LinkTheme? = nil, isSandbox: Bool = false, signInReturn: SignInReturn? = nil
    ) {
        self.accessTokens = accessTokens
        self.language = language
        self.displayFiatCurrency = displayFiatCurrency
        self.theme = theme
        self.isSandbox = isSandbox
        self.signInReturn = signInReturn
    }
}

/// One session: of a link token, made by your server, or of backup mode.
public struct LinkConfiguration {
    enum Start {
        case linkToken(String)
        case backup(BackupConfig, BackupSessionSettings)
    }

    let start: Start
    let settings: LinkSettings
    let callbacks: LinkCallbacks
    let hideCloseButton: Bool
    let before: LinkState?
    let onSignInReturn: ((URL) -> Void)?

    /// - Parameters:
    ///   - restoring: the last state of `onStateChange`, after the system has ended the app: the session goes on where it was.
    ///   - onExit: the one end of the session; called after the screen began to close.
    ///   - onSignInReturn: the address by which the browser came back. Your server redeems the code in it.
    public init(
        linkToken: String, settings: LinkSettings = LinkSettings(), restoring: LinkState? = nil,
        onIntegrationConnected: ((LinkPayload) -> Void)? = nil,
        onTransferFinished: ((TransferFinishedPayload) -> Void)? = nil,
        onEvent: ((LinkEvent) -> Void)? = nil,
        onSignInReturn: ((URL) -> Void)? = nil,
        onStateChange: ((LinkState?) -> Void)? = nil,
        onExit: ((LinkOutcome) -> Void)? = nil
    ) {
        var callbacks = LinkCallbacks()
        callbacks.onIntegrationConnected = onIntegrationConnected
        callbacks.onTransferFinished = onTransferFinished
        callbacks.onEvent = onEvent
        callbacks.onStateChange = onStateChange
        callbacks.onExit = onExit
        self.start = .linkToken(linkToken)
        self.settings = settings
        self.callbacks = callbacks
        self.hideCloseButton = false
        self.before = restoring
        self.onSignInReturn = onSignInReturn
    }

    /// - Parameters:
    ///   - widgetOrigin: where level 1 is published; without it level 2, which is in the package, opens.
    ///   - catalogKey: Ed25519, base64; level 1 opens only with a catalog that this key signed.
    ///   - publicKey: Ed25519, base64; a configuration without your server's signature is then refused.
    ///   - hideCloseButton: leaves out the close button, where your navigation has one.
    public init(
        backupConfig: BackupConfig, widgetOrigin: String? = nil, settings: LinkSettings = LinkSettings(),
        catalogKey: String? = nil, publicKey: String? = nil, hideCloseButton: Bool = false,
        onAddressInit: ((_ symbol: String, _ networkId: String) async throws -> Void)? = nil,
        onStatusPoll: ((_ symbol: String, _ networkId: String) async throws -> BackupAddressStatus)? = nil,
        onEvent: ((LinkEvent) -> Void)? = nil,
        onExit: ((LinkOutcome) -> Void)? = nil
    ) {
        var callbacks = LinkCallbacks()
        callbacks.onAddressInit = onAddressInit
        callbacks.onStatusPoll = onStatusPoll
        callbacks.onEvent = onEvent
        callbacks.onExit = onExit
        let own = BackupSessionSettings(widgetOrigin: widgetOrigin, catalogKey: catalogKey, publicKey: publicKey)
        self.start = .backup(backupConfig, own)
        self.settings = settings
        self.callbacks = callbacks
        self.hideCloseButton = hideCloseButton
        self.before = nil
        self.onSignInReturn = nil
    }

    init(_ other: LinkConfiguration, callbacks: LinkCallbacks) {
        start = other.start
        settings = other.settings
        self.callbacks = callbacks
        hideCloseButton = other.hideCloseButton
        before = other.before
        onSignInReturn = other.onSignInReturn
    }
}
