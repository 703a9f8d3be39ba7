import type { LinkTransfer, NewLinkConnection } from '@rialto/contract'
import { defined } from '@rialto/defined'
import type { OutgoingMessage } from '@rialto/link-protocol'

import type { LinkEventIn } from './events.ts'
import { announceFirst } from './announceFirst.ts'
import { accessTokenPayload, previewedPayload, transferFinishedPayload } from './payloads.ts'
import { type Failure, holdingOf, type LinkState } from './state.ts'
import { institutionOf } from './summary.ts'

/** The events for the host about one step of the machine. Pure: the same step always gives the same. @public By name. */
export function announce(before: LinkState, event: LinkEventIn, after: LinkState, base: string): OutgoingMessage[] {
  if (before === after && !alwaysReported.has(event.type)) return []
  const { byEvent, byChange } = announceFirst(before, event, after)
  return [...byEvent, ...reportedByEvent(event, after, base), ...byChange, ...reportedByChange(before, after)]
}

/** Events that change no state but of which the host is notified. */
const alwaysReported = new Set<LinkEventIn['type']>([
  'credentialsEntered',
  'signInCodeEntered',
  'connectionFailed',
  'previewFailed',
  'secondFactorEntered',
  'walletVerified',
  'walletVerificationRejected',
  'walletMismatched',
  'manualShown',
  'byAddressShown',
])

function reportedByEvent(event: LinkEventIn, after: LinkState, base: string): OutgoingMessage[] {
  switch (event.type) {
    case 'manualChosen':
    case 'byAddressChosen': {
      const { pair, networkName } = event
      const { symbol, networkId } = pair
      return [
        { type: 'transferAssetSelected', payload: { symbol } },
        {
          type: 'transferNetworkSelected',
          payload: { id: networkId, name: networkName, symbol, networkId, networkName },
        },
      ]
    }
    case 'manualShown':
      return [shownAddress(event.deposit)]
    case 'byAddressShown':
      return [shownAddress(event.payment)]
    case 'oauthStarted':
      return [{ type: 'integrationOAuthStarted' }]
    case 'credentialsEntered':
      return [{ type: 'credentialsEntered' }]
    case 'signInCodeEntered':
      return [{ type: 'integrationMfaEntered' }]
    case 'connectionFailed':
      return [{ type: 'integrationConnectionError', payload: problem(event.failure) }]
    case 'connected':
      return connectedMessage(after, event.connection, base)
    case 'payoutConfirmed':
      return [{ type: 'withdrawalRequested', payload: { transferId: event.transferId, status: event.status } }]
    case 'walletVerified': {
      const { address, message, signature, atMs: timeStamp } = event
      const proved = { signedMessageHash: signature, message, address, timeStamp }
      return [
        { type: 'walletMessageSigned', payload: { ...proved, isVerified: true, verifiedAddresses: [address] } },
        ...(after.step.name === 'verified' ? [{ type: 'verifyDonePage' } as const] : []),
      ]
    }
    case 'walletVerificationRejected':
      return [{ type: 'verifyWalletRejected' }]
    case 'walletMismatched':
      return [{ type: 'defiWalletError', payload: mismatch(after, event) }]
    case 'configureFailed':
      return [{ type: 'transferConfigureError', payload: problem(event.failure) }]
    case 'holdingsLoaded':
      return noEligibleAssets(after)
    case 'amountEntered':
      return [{ type: 'transferAmountEntered' }]
    case 'previewed':
      return [{ type: 'transferPreviewed', payload: previewedPayload(after, event.preview) }]
    case 'combinationPriced': {
      const { transferId: previewId, parts } = event.combination
      const fromName = parts[0]?.fromName ?? ''
      const payload = previewedPayload(after, { ...event.combination, previewId, fromName })
      return [{ type: 'transferPreviewed', payload }]
    }
    case 'previewFailed':
      return [{ type: 'transferPreviewError', payload: problem(event.failure) }]
    case 'secondFactorEntered':
      return [{ type: 'transferMfaEntered' }]
    case 'executed':
      return event.execution.status === 'submitted'
        ? [{ type: 'transferInitiated', payload: { ...institutionOf(after), status: 'pending' } }]
        : []
    case 'executionRefused':
      return []
    default:
      return []
  }
}

const shownAddress = (shown: { symbol: string; networkName: string; address: string }): OutgoingMessage => ({
  type: 'linkTransferQRGenerated',
  payload: { token: shown.symbol, network: shown.networkName, toAddress: shown.address },
})

function reportedByChange(before: LinkState, after: LinkState): OutgoingMessage[] {
  const reported: OutgoingMessage[] = []
  const entered = before.step.name !== after.step.name ? after.step.name : undefined
  if (entered === 'signInCode') reported.push({ type: 'integrationMfaRequired' })
  const { symbol, networkId } = after.choice
  const network = holdingOf(after)?.networks.find(one => one.networkId === networkId)
  if (network !== undefined && symbol !== undefined && networkId !== before.choice.networkId) {
    const { networkId: id, name } = network
    reported.push({ type: 'transferNetworkSelected', payload: { id, name, symbol, networkId: id, networkName: name } })
  }
  if (entered === 'secondFactor') reported.push({ type: 'transferMfaRequired' })
  if (entered === 'failed' && after.step.name === 'failed' && after.step.failure.kind !== 'configure') {
    reported.push({ type: 'transferExecutionError', payload: problem(after.step.failure) })
  }
  if (after.isHandedOver && !before.isHandedOver && after.transfer !== undefined) {
    reported.push({ type: 'transferFinished', payload: transferFinishedPayload(after, after.transfer) })
  } else if (after.isHandedOver && after.transfer !== undefined && isUpdated(before.transfer, after.transfer)) {
    const { transferId, status, hash } = after.transfer
    reported.push({ type: 'transferUpdated', payload: { transferId, status, ...defined({ txHash: hash }) } })
  }
  return reported
}

/** The client gets no tokens and no notification about a payer's account. */
const connectedMessage = (after: LinkState, connection: NewLinkConnection, base: string): OutgoingMessage[] => {
  const payload = accessTokenPayload(after, connection, base)
  return payload === undefined ? [] : [{ type: 'brokerageAccountAccessToken', payload }]
}

const mismatch = (
  { session }: LinkState,
  { name, connectedAddress, atMs }: Extract<LinkEventIn, { type: 'walletMismatched' }>,
) => ({
  integrationName: name,
  errorType: 'verifyMismatch' as const,
  details: { connectedAddress, ...defined({ requestedAddress: session?.verifyWallet?.addresses[0] }) },
  timeStamp: atMs,
})

const isUpdated = (before: LinkTransfer | undefined, after: LinkTransfer): boolean =>
  before !== undefined && (before.hash !== after.hash || before.status !== after.status)

function noEligibleAssets(state: LinkState): OutgoingMessage[] {
  if (state.holdings.some(one => one.eligible)) return []
  const arrayOfTokensHeld = state.holdings.map(one => ({
    symbol: one.symbol,
    amount: Number(one.available),
    ...defined({
      amountInFiat: one.valueUsd === undefined ? undefined : Number(one.valueUsd),
      ineligibilityReason: one.ineligibilityReason,
    }),
  }))
  const noAssetsType = state.holdings.length === 0 ? 'noAssets' : 'noEligibleAssets'
  return [{ type: 'transferNoEligibleAssets', payload: { ...institutionOf(state), noAssetsType, arrayOfTokensHeld } }]
}

const problem = ({ message, supportCode }: Failure) => ({
  errorMessage: message === '' ? 'An error has occurred.' : message,
  ...(supportCode === '' ? {} : { requestId: supportCode }),
})
