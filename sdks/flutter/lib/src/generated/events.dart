// Written by scripts/writeNativeAssets.mjs from packages/link-protocol/vectors/shapes.json.
// dart format off
library;

/// An event that the page reports, with its payload validated.
sealed class MeshEvent {
  const MeshEvent(this.payload, {required this.type});

  factory MeshEvent.of(String type, Object? payload) => switch (type) {
    'pageLoaded' => PageLoadedEvent(payload),
    'homePageLoaded' => HomePageLoadedEvent(payload),
    'legalTermsViewed' => LegalTermsViewedEvent(payload),
    'credentialsEntered' => CredentialsEnteredEvent(payload),
    'integrationMfaRequired' => IntegrationMfaRequiredEvent(payload),
    'integrationMfaEntered' => IntegrationMfaEnteredEvent(payload),
    'integrationOAuthStarted' => IntegrationOAuthStartedEvent(payload),
    'integrationAccountSelectionRequired' => IntegrationAccountSelectionRequiredEvent(payload),
    'transferAmountEntered' => TransferAmountEnteredEvent(payload),
    'fundingOptionsViewed' => FundingOptionsViewedEvent(payload),
    'fundingOptionsUpdated' => FundingOptionsUpdatedEvent(payload),
    'gasIncreaseWarning' => GasIncreaseWarningEvent(payload),
    'seeWhatHappenedClicked' => SeeWhatHappenedClickedEvent(payload),
    'transferMfaRequired' => TransferMfaRequiredEvent(payload),
    'transferMfaEntered' => TransferMfaEnteredEvent(payload),
    'transferKycRequired' => TransferKycRequiredEvent(payload),
    'verifyDonePage' => VerifyDonePageEvent(payload),
    'verifyWalletRejected' => VerifyWalletRejectedEvent(payload),
    'methodSelected' => MethodSelectedEvent(payload),
    'integrationSelected' => IntegrationSelectedEvent(payload),
    'integrationConnected' => IntegrationConnectedEvent(payload),
    'integrationConnectionError' => IntegrationConnectionErrorEvent(payload),
    'transferStarted' => TransferStartedEvent(payload),
    'transferAssetSelected' => TransferAssetSelectedEvent(payload),
    'transferNetworkSelected' => TransferNetworkSelectedEvent(payload),
    'transferNoEligibleAssets' => TransferNoEligibleAssetsEvent(payload),
    'transferConfigureError' => TransferConfigureErrorEvent(payload),
    'transferPreviewError' => TransferPreviewErrorEvent(payload),
    'transferExecutionError' => TransferExecutionErrorEvent(payload),
    'transferPreviewed' => TransferPreviewedEvent(payload),
    'executeFundingStep' => ExecuteFundingStepEvent(payload),
    'transferInitiated' => TransferInitiatedEvent(payload),
    'transferExecuted' => TransferExecutedEvent(payload),
    'transferCompleted' => TransferCompletedEvent(payload),
    'connectionUnavailable' => ConnectionUnavailableEvent(payload),
    'connectionDeclined' => ConnectionDeclinedEvent(payload),
    'transferDeclined' => TransferDeclinedEvent(payload),
    'defiWalletError' => DefiWalletErrorEvent(payload),
    'walletMessageSigned' => WalletMessageSignedEvent(payload),
    'linkTransferQRGenerated' => LinkTransferQRGeneratedEvent(payload),
    'SDKinjectedWalletProviders' => SDKinjectedWalletProvidersEvent(payload),
    'transferUpdated' => TransferUpdatedEvent(payload),
    'withdrawalRequested' => WithdrawalRequestedEvent(payload),
    'backupTierChanged' => BackupTierChangedEvent(payload),
    'linkTransferQRError' => LinkTransferQRErrorEvent(payload),
    'linkWalletAddressCopied' => LinkWalletAddressCopiedEvent(payload),
    _ => UnknownEvent(payload, type: type),
  };

  /// By the names that all SDKs share.
  final String type;
  final Object? payload;

  Map<String, Object?> get _fields => payload! as Map<String, Object?>;
}

/// One that this version of the package does not know.
final class UnknownEvent extends MeshEvent {
  const UnknownEvent(super.payload, {required super.type});
}

/// `${name}`.
final class PageLoadedEvent extends MeshEvent {
  const PageLoadedEvent(super.payload) : super(type: 'pageLoaded');
}

/// `${name}`.
final class HomePageLoadedEvent extends MeshEvent {
  const HomePageLoadedEvent(super.payload) : super(type: 'homePageLoaded');
}

/// `${name}`.
final class LegalTermsViewedEvent extends MeshEvent {
  const LegalTermsViewedEvent(super.payload) : super(type: 'legalTermsViewed');
}

/// `${name}`.
final class CredentialsEnteredEvent extends MeshEvent {
  const CredentialsEnteredEvent(super.payload) : super(type: 'credentialsEntered');
}

/// `${name}`.
final class IntegrationMfaRequiredEvent extends MeshEvent {
  const IntegrationMfaRequiredEvent(super.payload) : super(type: 'integrationMfaRequired');
}

/// `${name}`.
final class IntegrationMfaEnteredEvent extends MeshEvent {
  const IntegrationMfaEnteredEvent(super.payload) : super(type: 'integrationMfaEntered');
}

/// `${name}`.
final class IntegrationOAuthStartedEvent extends MeshEvent {
  const IntegrationOAuthStartedEvent(super.payload) : super(type: 'integrationOAuthStarted');
}

/// `${name}`.
final class IntegrationAccountSelectionRequiredEvent extends MeshEvent {
  const IntegrationAccountSelectionRequiredEvent(super.payload) : super(type: 'integrationAccountSelectionRequired');
}

/// `${name}`.
final class TransferAmountEnteredEvent extends MeshEvent {
  const TransferAmountEnteredEvent(super.payload) : super(type: 'transferAmountEntered');
}

/// `${name}`.
final class FundingOptionsViewedEvent extends MeshEvent {
  const FundingOptionsViewedEvent(super.payload) : super(type: 'fundingOptionsViewed');
}

/// `${name}`.
final class FundingOptionsUpdatedEvent extends MeshEvent {
  const FundingOptionsUpdatedEvent(super.payload) : super(type: 'fundingOptionsUpdated');
}

/// `${name}`.
final class GasIncreaseWarningEvent extends MeshEvent {
  const GasIncreaseWarningEvent(super.payload) : super(type: 'gasIncreaseWarning');
}

/// `${name}`.
final class SeeWhatHappenedClickedEvent extends MeshEvent {
  const SeeWhatHappenedClickedEvent(super.payload) : super(type: 'seeWhatHappenedClicked');
}

/// `${name}`.
final class TransferMfaRequiredEvent extends MeshEvent {
  const TransferMfaRequiredEvent(super.payload) : super(type: 'transferMfaRequired');
}

/// `${name}`.
final class TransferMfaEnteredEvent extends MeshEvent {
  const TransferMfaEnteredEvent(super.payload) : super(type: 'transferMfaEntered');
}

/// `${name}`.
final class TransferKycRequiredEvent extends MeshEvent {
  const TransferKycRequiredEvent(super.payload) : super(type: 'transferKycRequired');
}

/// `${name}`.
final class VerifyDonePageEvent extends MeshEvent {
  const VerifyDonePageEvent(super.payload) : super(type: 'verifyDonePage');
}

/// `${name}`.
final class VerifyWalletRejectedEvent extends MeshEvent {
  const VerifyWalletRejectedEvent(super.payload) : super(type: 'verifyWalletRejected');
}

/// `${name}`.
final class MethodSelectedEvent extends MeshEvent {
  const MethodSelectedEvent(super.payload) : super(type: 'methodSelected');

  String get method => _fields['method']! as String;
}

/// `${name}`.
final class IntegrationSelectedEvent extends MeshEvent {
  const IntegrationSelectedEvent(super.payload) : super(type: 'integrationSelected');

  String get integrationType => _fields['integrationType']! as String;
  String get integrationName => _fields['integrationName']! as String;
}

/// `${name}`.
final class IntegrationConnectedEvent extends MeshEvent {
  const IntegrationConnectedEvent(super.payload) : super(type: 'integrationConnected');
}

/// `${name}`.
final class IntegrationConnectionErrorEvent extends MeshEvent {
  const IntegrationConnectionErrorEvent(super.payload) : super(type: 'integrationConnectionError');

  String get errorMessage => _fields['errorMessage']! as String;
}

/// `${name}`.
final class TransferStartedEvent extends MeshEvent {
  const TransferStartedEvent(super.payload) : super(type: 'transferStarted');

  String get integrationName => _fields['integrationName']! as String;
  String? get integrationType => _fields['integrationType'] as String?;
}

/// `${name}`.
final class TransferAssetSelectedEvent extends MeshEvent {
  const TransferAssetSelectedEvent(super.payload) : super(type: 'transferAssetSelected');
}

/// `${name}`.
final class TransferNetworkSelectedEvent extends MeshEvent {
  const TransferNetworkSelectedEvent(super.payload) : super(type: 'transferNetworkSelected');
}

/// `${name}`.
final class TransferNoEligibleAssetsEvent extends MeshEvent {
  const TransferNoEligibleAssetsEvent(super.payload) : super(type: 'transferNoEligibleAssets');

  String get integrationName => _fields['integrationName']! as String;
  String? get integrationType => _fields['integrationType'] as String?;
  List<Object?> get arrayOfTokensHeld => _fields['arrayOfTokensHeld']! as List<Object?>;
}

/// `${name}`.
final class TransferConfigureErrorEvent extends MeshEvent {
  const TransferConfigureErrorEvent(super.payload) : super(type: 'transferConfigureError');

  String get errorMessage => _fields['errorMessage']! as String;
}

/// `${name}`.
final class TransferPreviewErrorEvent extends MeshEvent {
  const TransferPreviewErrorEvent(super.payload) : super(type: 'transferPreviewError');

  String get errorMessage => _fields['errorMessage']! as String;
}

/// `${name}`.
final class TransferExecutionErrorEvent extends MeshEvent {
  const TransferExecutionErrorEvent(super.payload) : super(type: 'transferExecutionError');

  String get errorMessage => _fields['errorMessage']! as String;
}

/// `${name}`.
final class TransferPreviewedEvent extends MeshEvent {
  const TransferPreviewedEvent(super.payload) : super(type: 'transferPreviewed');

  num get amount => _fields['amount']! as num;
  String get symbol => _fields['symbol']! as String;
  String get toAddress => _fields['toAddress']! as String;
  String get networkId => _fields['networkId']! as String;
  String get previewId => _fields['previewId']! as String;
}

/// `${name}`.
final class ExecuteFundingStepEvent extends MeshEvent {
  const ExecuteFundingStepEvent(super.payload) : super(type: 'executeFundingStep');

  String get cryptocurrencyFundingOptionType => _fields['cryptocurrencyFundingOptionType']! as String;
  String get status => _fields['status']! as String;
}

/// `${name}`.
final class TransferInitiatedEvent extends MeshEvent {
  const TransferInitiatedEvent(super.payload) : super(type: 'transferInitiated');

  String get integrationName => _fields['integrationName']! as String;
  String? get integrationType => _fields['integrationType'] as String?;
  String get status => _fields['status']! as String;
}

/// `${name}`.
final class TransferExecutedEvent extends MeshEvent {
  const TransferExecutedEvent(super.payload) : super(type: 'transferExecuted');

  String get status => _fields['status']! as String;
  String get txId => _fields['txId']! as String;
  String get fromAddress => _fields['fromAddress']! as String;
  String get toAddress => _fields['toAddress']! as String;
  String get symbol => _fields['symbol']! as String;
  num get amount => _fields['amount']! as num;
  String get networkId => _fields['networkId']! as String;
}

/// `${name}`.
final class TransferCompletedEvent extends MeshEvent {
  const TransferCompletedEvent(super.payload) : super(type: 'transferCompleted');

  String get status => _fields['status']! as String;
  String? get transferStatus => _fields['transferStatus'] as String?;
  String get txId => _fields['txId']! as String;
  String get fromAddress => _fields['fromAddress']! as String;
  String get toAddress => _fields['toAddress']! as String;
  String get symbol => _fields['symbol']! as String;
  num get amount => _fields['amount']! as num;
  String get networkId => _fields['networkId']! as String;
  String? get userId => _fields['userId'] as String?;
  String? get clientTransactionId => _fields['clientTransactionId'] as String?;
  num? get amountInFiat => _fields['amountInFiat'] as num?;
  num? get totalAmountInFiat => _fields['totalAmountInFiat'] as num?;
  String? get networkName => _fields['networkName'] as String?;
  String? get txHash => _fields['txHash'] as String?;
  String? get transferId => _fields['transferId'] as String?;
  String? get refundAddress => _fields['refundAddress'] as String?;
  String? get refundAddressTag => _fields['refundAddressTag'] as String?;
}

/// `${name}`.
final class ConnectionUnavailableEvent extends MeshEvent {
  const ConnectionUnavailableEvent(super.payload) : super(type: 'connectionUnavailable');

  String get integrationName => _fields['integrationName']! as String;
  String? get integrationType => _fields['integrationType'] as String?;
  String get reason => _fields['reason']! as String;
}

/// `${name}`.
final class ConnectionDeclinedEvent extends MeshEvent {
  const ConnectionDeclinedEvent(super.payload) : super(type: 'connectionDeclined');

  String get integrationName => _fields['integrationName']! as String;
  String? get integrationType => _fields['integrationType'] as String?;
  String get reason => _fields['reason']! as String;
}

/// `${name}`.
final class TransferDeclinedEvent extends MeshEvent {
  const TransferDeclinedEvent(super.payload) : super(type: 'transferDeclined');

  String get integrationName => _fields['integrationName']! as String;
  String? get integrationType => _fields['integrationType'] as String?;
  String get status => _fields['status']! as String;
}

/// `${name}`.
final class DefiWalletErrorEvent extends MeshEvent {
  const DefiWalletErrorEvent(super.payload) : super(type: 'defiWalletError');

  String get integrationName => _fields['integrationName']! as String;
  String get errorType => _fields['errorType']! as String;
  Map<String, Object?> get details => _fields['details']! as Map<String, Object?>;
  num get timeStamp => _fields['timeStamp']! as num;
}

/// `${name}`.
final class WalletMessageSignedEvent extends MeshEvent {
  const WalletMessageSignedEvent(super.payload) : super(type: 'walletMessageSigned');

  String get address => _fields['address']! as String;
  int get timeStamp => (_fields['timeStamp']! as num).toInt();
}

/// `${name}`.
final class LinkTransferQRGeneratedEvent extends MeshEvent {
  const LinkTransferQRGeneratedEvent(super.payload) : super(type: 'linkTransferQRGenerated');
}

/// `${name}`.
final class SDKinjectedWalletProvidersEvent extends MeshEvent {
  const SDKinjectedWalletProvidersEvent(super.payload) : super(type: 'SDKinjectedWalletProviders');
}

/// `${name}`.
final class TransferUpdatedEvent extends MeshEvent {
  const TransferUpdatedEvent(super.payload) : super(type: 'transferUpdated');

  String get transferId => _fields['transferId']! as String;
  String get status => _fields['status']! as String;
  String? get txHash => _fields['txHash'] as String?;
}

/// `${name}`.
final class WithdrawalRequestedEvent extends MeshEvent {
  const WithdrawalRequestedEvent(super.payload) : super(type: 'withdrawalRequested');

  String get transferId => _fields['transferId']! as String;
  String get status => _fields['status']! as String;
}

/// `${name}`.
final class BackupTierChangedEvent extends MeshEvent {
  const BackupTierChangedEvent(super.payload) : super(type: 'backupTierChanged');
}

/// `${name}`.
final class LinkTransferQRErrorEvent extends MeshEvent {
  const LinkTransferQRErrorEvent(super.payload) : super(type: 'linkTransferQRError');

  String get symbol => _fields['symbol']! as String;
  String get networkId => _fields['networkId']! as String;
  String get errorMessage => _fields['errorMessage']! as String;
}

/// `${name}`.
final class LinkWalletAddressCopiedEvent extends MeshEvent {
  const LinkWalletAddressCopiedEvent(super.payload) : super(type: 'linkWalletAddressCopied');
}
