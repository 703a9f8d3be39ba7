import Type from 'typebox'
import { integrations } from '@rialto/catalog'

import { enumOf } from '../oneOf.ts'

const named = {
  title: 'BrokerType',
  description:
    'Integration type: the institution or wallet. Requests accept it in any letter case. `sandboxBrokerage` exists in the sandbox only.',
  'x-values': integrations.map(({ type }) => type),
}

/** Integration type in responses. A plain string to validators: the catalog resolves aliases and letter case. */
export const BrokerType = Type.String(named)

/** Integration type in requests. */
export const BrokerTypeInput = Type.String({ ...named, minLength: 1, maxLength: 60 })

/** `ApiResultStatus` of the published clients: the status of every response envelope. */
export const ApiStatus = enumOf('ApiResultStatus', 'Outcome of the request.', {
  ok: 'the request succeeded.',
  serverFailure: 'the service or the institution failed.',
  permissionDenied: 'the credentials do not allow this request.',
  badRequest: 'the request is not valid.',
  notFound: 'the resource does not exist.',
  conflict: 'another request that excludes this one is in progress.',
  tooManyRequest: 'a rate limit was exceeded.',
  locked: 'the institution has locked the account.',
  unavailableForLegalReasons: 'the request is not allowed for legal reasons.',
})

/** Public `TransferStatus`. Pending may become succeeded or failed; those two are final. */
export const TransferStatus = enumOf('TransferStatus', 'State of a transfer. Only `pending` can still change.', {
  pending: 'submitted and in progress.',
  succeeded: 'confirmed on the chain or at the receiving institution. Final.',
  failed: 'did not complete. Final.',
})

/** The word that Link, the receipt and the dashboard have for a transfer. */
export const TransferState = enumOf('TransferState', 'State of a transfer as users and members read it.', {
  pending: 'in progress.',
  unknown: 'in progress. Whether it was sent is not known, and is looked for.',
  short: 'in progress. The chain shows less than was sent, or nothing.',
  part: 'a part of the amount arrived, and the rest was not sent.',
  refunding: 'the amount is being sent back to the user.',
  refunded: 'the amount was sent back to the user.',
  late: 'sent after it had failed.',
  succeeded: 'arrived.',
  failed: 'did not complete.',
})

/** Public `TransferTypeEnum`: five are accepted, three are documented. */
export const TransferType = enumOf('TransferType', 'Purpose of a transfer. Default `deposit`.', {
  deposit: 'the user sends crypto to your address.',
  payment: 'as `deposit`, with a fixed `amount` per destination address.',
  onramp: 'the user buys crypto with fiat and sends it to your address.',
  fiatOnRamp: 'accepted for older clients; same as `onramp`.',
  fiatOffRamp: 'known to older clients; rejected as `invalidField`.',
})

export const Product = enumOf('Product', 'Product of a connected account.', {
  balance: 'read fiat balances.',
  holdings: 'read asset holdings.',
  identity: 'read identity details of the account holder.',
  orders: 'read and place orders.',
  transfers: 'send crypto.',
})

export const NetworkType = enumOf('NetworkType', 'Family of a network. Decides the format of addresses.', {
  unknown: 'not known.',
  evm: 'Ethereum and chains compatible with it.',
  solana: 'Solana.',
  bitcoin: 'Bitcoin.',
  cardano: 'Cardano.',
  tron: 'Tron.',
  avalancheX: 'Avalanche X-Chain.',
  tezos: 'Tezos.',
  dogecoin: 'Dogecoin.',
  ripple: 'XRP Ledger.',
  stellar: 'Stellar.',
  litecoin: 'Litecoin.',
  sui: 'Sui.',
  aptos: 'Aptos.',
  tvm: 'TON.',
  injective: 'Injective.',
  cosmos: 'Cosmos Hub.',
  noble: 'Noble.',
})

export const BrokerRequestStatus = enumOf('BrokerRequestStatus', 'Outcome of the read at the institution.', {
  succeeded: 'the institution answered.',
  failed: 'the institution did not answer.',
  notAuthorized: 'the authorization has ended. The user has to connect the account again.',
})

export const HoldingIneligibility = enumOf(
  'HoldingTransferIneligibilityReason',
  'Why a holding cannot be transferred to any of the destinations.',
  {
    noEligibleNetworks: 'no network of the holding can be used; see the reason of each network.',
    symbolDoesNotMatch: 'no destination accepts this asset.',
    notSupportedForTransferByTarget: 'the destination cannot receive the asset.',
    notSupportedForTransferBySource: 'the institution does not send the asset.',
    eligibleWithFunding: 'the balance is not enough, but the user could buy the rest.',
    amountNotSufficient: 'the balance is not enough.',
    noPrice: 'the asset has no price, so an amount in fiat cannot be converted.',
  },
)

export const NetworkIneligibility = enumOf(
  'NetworkTransferIneligibilityReason',
  'Why a transfer on a network is not possible.',
  {
    amountNotSufficient: 'the amount is not enough.',
    gasFeeAssetBalanceNotEnough: 'the balance of the network’s native asset does not cover the network fee.',
    noTargetNetworkFound: 'no destination is on this network.',
    refusedByInstitution: 'the institution does not send on this network at the moment.',
    eligibleWithFunding: 'the balance is not enough, but the user could buy the rest.',
    balanceBelowRequestedAmount: 'the balance is below the requested amount.',
    requestedAmountBelowMinimum: 'the requested amount is below the institution’s minimum.',
    balanceBelowMinimum: 'the balance is below the institution’s minimum.',
    requestedAmountBelowFees: 'the requested amount is below the fees.',
    requestedAmountBelowClientMinimum: 'the requested amount is below your minimum.',
    requestedAmountAboveClientMaximum: 'the requested amount is above your maximum.',
    noPrice: 'the asset has no price, so an amount in fiat cannot be converted.',
    nyCoinbaseUserRestrictions: 'Coinbase does not allow it for users in New York.',
    gasFeeAssetAndBalanceNotEnough: 'neither the balance nor the native asset for the network fee is enough.',
  },
)

export const ConfigureStatus = enumOf('ConfigureTransferStatus', 'Outcome of reading the transferable assets.', {
  succeeded: 'the holdings were read.',
  failed: 'the institution did not answer.',
  validationFailed: 'the request does not fit the account.',
  notAuthorizedTo: 'the authorization of the receiving account has ended.',
  notAuthorizedFrom: 'the authorization of the sending account has ended.',
  kycRequired: 'the user has to finish identity verification at the institution.',
  fromIntegrationNotSupported: 'the sending integration does not support transfers.',
  toIntegrationNotSupported: 'the receiving integration does not support deposits.',
})

export const ExecuteStatus = enumOf('ExecuteTransferStatus', 'Outcome of executing a transfer.', {
  succeeded: 'the transfer is complete.',
  inProgress:
    'the institution accepted the transfer, or its answer was lost. Wait for the webhook; do not send the transfer again.',
  failed: 'the institution rejected the transfer. Nothing was sent.',
  mfaRequired: 'the institution requires a second factor. Repeat the request with `mfaCode`.',
  emailConfirmationRequired: 'the user has to confirm by email at the institution.',
  deviceConfirmationRequired: 'the user has to confirm on a device of theirs.',
  mfaFailed: 'the institution did not accept `mfaCode`.',
  addressWhitelistRequired: 'the user has to add the address to the withdrawal allowlist at the institution.',
  secondMfaRequired: 'the institution requires another second factor.',
  deFiWalletConfirmationRequired: 'the user has to confirm in their wallet.',
  emailConfirmationApprovalRequired: 'the user has to approve the transfer by email at the institution.',
  travelRuleRequired:
    'the institution must know who receives the transfer. Repeat the request with `travelRule`. Nothing was sent.',
})

export const ExecuteMfaType = enumOf('MfaType', 'Kind of second factor that the institution requires.', {
  unspecified: 'the institution does not say which.',
  phone: 'a code sent to the user’s phone.',
  email: 'a code sent by email.',
  totp: 'a code from an authenticator app.',
  face: 'face recognition in the institution’s app.',
  tradingPin: 'the trading PIN.',
  mobile: 'confirmation in the institution’s mobile app.',
})

/** Public `BrokerCryptocurrencyTransactionStatus`. */
export const InstitutionTransactionStatus = enumOf(
  'InstitutionTransactionStatus',
  'State of a deposit or withdrawal at the institution. Treat a value you do not know as pending.',
  {
    unknown: 'the institution’s status is not known to this API; treat it as pending.',
    failed: 'failed.',
    frozen: 'held by the institution.',
    succeeded: 'complete.',
    mfaRequired: 'waits for a second factor.',
    pending: 'in progress.',
    expired: 'expired before it was sent.',
    canceled: 'canceled before it was sent.',
    waitingForSignature: 'waits for a signature.',
    waitingForClearing: 'waits for clearing.',
    awaitingApproval: 'waits for the institution’s approval.',
    awaitingConfirmation: 'waits for confirmations on the chain.',
    awaitingVerification: 'waits for verification by the institution.',
    rejected: 'rejected by the institution.',
    pendingCancel: 'is being canceled.',
    emailVerification: 'waits for the user to confirm by email.',
    deviceConfirmationRequired: 'waits for the user to confirm on a device.',
    mfaFailed: 'the second factor was not accepted.',
    addressWhitelistRequired: 'the address is not on the user’s withdrawal allowlist.',
    secondMfaRequired: 'waits for another second factor.',
    emailConfirmationApprovalRequired: 'waits for the user to approve by email.',
    travelRuleRequired: 'waits for information about the recipient that the travel rule requires.',
  },
)

/** Public `CryptocurrencyAddressType`: the form of an address, older than network ids. */
export const AddressType = enumOf(
  'CryptocurrencyAddressType',
  'Format of an address. Older than network ids; prefer `networkId` where an operation accepts it.',
  {
    ethAddress: 'Ethereum.',
    btcAddress: 'Bitcoin.',
    ltcAddress: 'Litecoin.',
    solAddress: 'Solana.',
    algoAddress: 'Algorand.',
    celoAddress: 'Celo.',
    cardanoAddress: 'Cardano.',
    polygonAddress: 'Polygon.',
    bnbAddress: 'BNB Smart Chain.',
    elrondAddress: 'MultiversX, formerly Elrond.',
    neoAddress: 'Neo.',
    xrpAddress: 'XRP Ledger.',
    flowAddress: 'Flow.',
    harmonyOneAddress: 'Harmony.',
    tronAddress: 'Tron.',
    dogeAddress: 'Dogecoin.',
    opAddress: 'Optimism.',
  },
)
export type AddressType = Type.Static<typeof AddressType>
