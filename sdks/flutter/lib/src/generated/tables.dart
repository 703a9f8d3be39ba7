// Written by scripts/writeNativeAssets.mjs from packages/link-protocol/vectors/shapes.json.
// dart format off
library;

/// Custom URL schemes of wallets. Any other scheme is rejected.
const appSchemes = {
  'bitcoin',
  'bitkeep',
  'bitcoincom',
  'bnc',
  'cbwallet',
  'dfw',
  'exodus',
  'ledgerlive',
  'metamask',
  'okx',
  'phantom',
  'rabby',
  'rainbow',
  'robinhood-wallet',
  'solana',
  'tpoutside',
  'tronlinkoutside',
  'trust',
  'uniswap',
  'wc',
  'zengo',
};

/// Fields that a payload must have, by the types of the vectors.
const shapes = <String, Map<String, String>>{
  'Account': {'accountId': 'text', 'accountName': 'text', 'fund': 'number?', 'cash': 'number?', 'isReconnected': 'boolean?', 'frontAccountId': 'text?', 'meshAccountId': 'text?'},
  'AccountToken': {'account': 'Account', 'accessToken': 'text', 'refreshToken': 'text?', 'tokenId': 'text?'},
  'BrandInfo': {'brokerLogo': 'text'},
  'AccessToken': {'accountTokens': '[AccountToken]', 'brokerBrandInfo': 'BrandInfo', 'expiresInSeconds': 'integer?', 'refreshTokenExpiresInSeconds': 'integer?', 'brokerType': 'text', 'brokerName': 'text'},
  'DelayedAuth': {'refreshToken': 'text', 'refreshTokenExpiresInSeconds': 'integer?', 'brokerType': 'text', 'brokerName': 'text', 'brokerBrandInfo': 'BrandInfo'},
  'TransferFinished': {'status': '=success', 'transferStatus': '=pending|succeeded|failed?', 'txId': 'text', 'fromAddress': 'text', 'toAddress': 'text', 'symbol': 'text', 'amount': 'number', 'networkId': 'text', 'userId': 'text?', 'clientTransactionId': 'text?', 'amountInFiat': 'number?', 'totalAmountInFiat': 'number?', 'networkName': 'text?', 'txHash': 'text?', 'transferId': 'text?', 'refundAddress': 'text?', 'refundAddressTag': 'text?'},
  'PageChanged': {'page': 'text'},
  'TransferUpdated': {'transferId': 'text', 'status': '=pending|succeeded|failed', 'txHash': 'text?'},
  'WithdrawalRequested': {'transferId': 'text', 'status': '=pending|success'},
  'Method': {'method': '=embedded|manual|buy'},
  'Integration': {'integrationType': 'text', 'integrationName': 'text'},
  'Failure': {'errorMessage': 'text'},
  'Institution': {'integrationName': 'text', 'integrationType': 'text?'},
  'Symbol': {'symbol': 'text'},
  'Network': {'id': 'text', 'name': 'text'},
  'Held': {'symbol': 'text', 'amount': 'number'},
  'NoAssets': {'integrationName': 'text', 'integrationType': 'text?', 'arrayOfTokensHeld': '[Held]'},
  'Preview': {'amount': 'number', 'symbol': 'text', 'toAddress': 'text', 'networkId': 'text', 'previewId': 'text'},
  'FundingStep': {'cryptocurrencyFundingOptionType': 'text', 'status': 'text'},
  'Initiated': {'integrationName': 'text', 'integrationType': 'text?', 'status': '=pending'},
  'Executed': {'status': '=success|pending', 'txId': 'text', 'fromAddress': 'text', 'toAddress': 'text', 'symbol': 'text', 'amount': 'number', 'networkId': 'text'},
  'Reason': {'integrationName': 'text', 'integrationType': 'text?', 'reason': 'text'},
  'Declined': {'integrationName': 'text', 'integrationType': 'text?', 'status': 'text'},
  'WalletError': {'integrationName': 'text', 'errorType': '=timeout|verifyMismatch', 'details': 'object', 'timeStamp': 'number'},
  'Signed': {'address': 'text', 'timeStamp': 'integer'},
  'Wallet': {'id': 'text', 'name': 'text'},
  'BackupDestination': {'networkId': 'filled', 'symbol': 'filled', 'address': 'filled??', 'addressTag': 'text??'},
  'BackupConfig': {'clientId': 'filled', 'userId': 'filled', 'destinations': '[BackupDestination]!', 'preselectedSymbol': 'text??', 'signature': 'text??'},
  'JitRequest': {'callId': 'filled', 'method': '=addressInit|statusPoll', 'symbol': 'filled', 'networkId': 'filled'},
  'AddressStatus': {'status': '=pending|ready|failed', 'address': 'text??', 'addressTag': 'text??'},
  'Pair': {'symbol': 'text', 'networkId': 'text'},
  'PairError': {'symbol': 'text', 'networkId': 'text', 'errorMessage': 'text'},
};

/// Shapes of which one field is enough.
const anyShapes = <String, Map<String, String>>{
  'Connected': {'accessToken': 'AccessToken', 'delayedAuth': 'DelayedAuth'},
};

/// Messages that the session itself reads.
const messages = <String, String?>{
  'brokerageAccountAccessToken': 'AccessToken',
  'delayedAuthentication': 'DelayedAuth',
  'transferFinished': 'TransferFinished',
  'pageChanged': 'PageChanged',
};

/// Events of Link, with the shape of their payload.
const events = <String, String?>{
  'pageLoaded': null,
  'homePageLoaded': null,
  'legalTermsViewed': null,
  'credentialsEntered': null,
  'integrationMfaRequired': null,
  'integrationMfaEntered': null,
  'integrationOAuthStarted': null,
  'integrationAccountSelectionRequired': null,
  'transferAmountEntered': null,
  'fundingOptionsViewed': null,
  'fundingOptionsUpdated': null,
  'gasIncreaseWarning': null,
  'seeWhatHappenedClicked': null,
  'transferMfaRequired': null,
  'transferMfaEntered': null,
  'transferKycRequired': null,
  'verifyDonePage': null,
  'verifyWalletRejected': null,
  'methodSelected': 'Method',
  'integrationSelected': 'Integration',
  'integrationConnected': 'Connected',
  'integrationConnectionError': 'Failure',
  'transferStarted': 'Institution',
  'transferAssetSelected': 'Symbol',
  'transferNetworkSelected': 'Network',
  'transferNoEligibleAssets': 'NoAssets',
  'transferConfigureError': 'Failure',
  'transferPreviewError': 'Failure',
  'transferExecutionError': 'Failure',
  'transferPreviewed': 'Preview',
  'executeFundingStep': 'FundingStep',
  'transferInitiated': 'Initiated',
  'transferExecuted': 'Executed',
  'transferCompleted': 'TransferFinished',
  'connectionUnavailable': 'Reason',
  'connectionDeclined': 'Reason',
  'transferDeclined': 'Declined',
  'defiWalletError': 'WalletError',
  'walletMessageSigned': 'Signed',
  'linkTransferQRGenerated': 'object',
  'SDKinjectedWalletProviders': '[Wallet]',
  'transferUpdated': 'TransferUpdated',
  'withdrawalRequested': 'WithdrawalRequested',
};

/// Events of backup mode.
const backupEvents = <String, String?>{
  'pageLoaded': 'object',
  'transferAssetSelected': 'Symbol',
  'transferNetworkSelected': 'Pair',
  'linkTransferQRGenerated': 'Pair',
  'linkTransferQRError': 'PairError',
  'linkWalletAddressCopied': null,
};
