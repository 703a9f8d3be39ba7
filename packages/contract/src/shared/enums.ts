import type Type from 'typebox'

import { oneOf } from '../oneOf.ts'

/** `ApiResultStatus` of the published clients: the status of every response envelope. */
export const ApiStatus = oneOf([
  'ok',
  'serverFailure',
  'permissionDenied',
  'badRequest',
  'notFound',
  'conflict',
  'tooManyRequest',
  'locked',
  'unavailableForLegalReasons',
])

/** Public `TransferStatus`. Pending may become succeeded or failed; those two are final. */
export const TransferStatus = oneOf(['pending', 'succeeded', 'failed'])

/** Public `TransferTypeEnum`: five are accepted, three are documented. */
export const TransferType = oneOf(['deposit', 'payment', 'onramp', 'fiatOnRamp', 'fiatOffRamp'])

export const Product = oneOf([
  'balance',
  'holdings',
  'identity',
  'orders',
  'transfers',
  'cryptocurrencyDepositAddresses',
])

export const NetworkType = oneOf([
  'unknown',
  'evm',
  'solana',
  'bitcoin',
  'cardano',
  'tron',
  'avalancheX',
  'tezos',
  'dogecoin',
  'ripple',
  'stellar',
  'litecoin',
  'sui',
  'aptos',
  'tvm',
  'injective',
])

export const BrokerRequestStatus = oneOf(['succeeded', 'failed', 'notAuthorized'])

export const HoldingIneligibility = oneOf([
  'noEligibleNetworks',
  'symbolDoesNotMatch',
  'notSupportedForTransferByTarget',
  'notSupportedForTransferBySource',
  'eligibleWithFunding',
  'amountNotSufficient',
  'noPrice',
])

export const NetworkIneligibility = oneOf([
  'amountNotSufficient',
  'gasFeeAssetBalanceNotEnough',
  'noTargetNetworkFound',
  'refusedByInstitution',
  'eligibleWithFunding',
  'balanceBelowRequestedAmount',
  'requestedAmountBelowMinimum',
  'balanceBelowMinimum',
  'requestedAmountBelowFees',
  'requestedAmountBelowClientMinimum',
  'requestedAmountAboveClientMaximum',
  'noPrice',
  'nyCoinbaseUserRestrictions',
  'gasFeeAssetAndBalanceNotEnough',
])

export const ConfigureStatus = oneOf([
  'succeeded',
  'failed',
  'validationFailed',
  'notAuthorizedTo',
  'notAuthorizedFrom',
  'kycRequired',
  'fromIntegrationNotSupported',
  'toIntegrationNotSupported',
])

export const ExecuteStatus = oneOf([
  'succeeded',
  'inProgress',
  'failed',
  'mfaRequired',
  'emailConfirmationRequired',
  'deviceConfirmationRequired',
  'mfaFailed',
  'addressWhitelistRequired',
  'secondMfaRequired',
  'deFiWalletConfirmationRequired',
  'emailConfirmationApprovalRequired',
])

export const ExecuteMfaType = oneOf(['unspecified', 'phone', 'email', 'totp', 'face', 'tradingPin', 'mobile'])

/** Public `BrokerCryptocurrencyTransactionStatus`. */
export const InstitutionTransactionStatus = oneOf([
  'unknown',
  'failed',
  'frozen',
  'succeeded',
  'mfaRequired',
  'pending',
  'expired',
  'canceled',
  'waitingForSignature',
  'waitingForClearing',
  'awaitingApproval',
  'awaitingConfirmation',
  'awaitingVerification',
  'rejected',
  'pendingCancel',
  'emailVerification',
  'deviceConfirmationRequired',
  'mfaFailed',
  'addressWhitelistRequired',
  'secondMfaRequired',
  'emailConfirmationApprovalRequired',
  'travelRuleRequired',
])

/** Public `CryptocurrencyAddressType`: the form of an address, older than network ids. */
export const AddressType = oneOf([
  'ethAddress',
  'btcAddress',
  'ltcAddress',
  'solAddress',
  'algoAddress',
  'celoAddress',
  'cardanoAddress',
  'polygonAddress',
  'bnbAddress',
  'elrondAddress',
  'neoAddress',
  'xrpAddress',
  'flowAddress',
  'harmonyOneAddress',
  'tronAddress',
  'dogeAddress',
  'opAddress',
])
export type AddressType = Type.Static<typeof AddressType>
