import type { OutgoingMessage } from '@rialto/link-protocol'

import type { LinkEventIn } from './events.ts'
import { pageOf } from './pageOf.ts'
import { integrationOf, type LinkState, type Step } from './state.ts'
import { institutionOf, sessionSummary } from './summary.ts'

type Announced = { byEvent: OutgoingMessage[]; byChange: OutgoingMessage[] }

/**
 * The part of `announce` for the events that `reduceFirst` handles. `announce` itself is loaded after the first screen.
 */
export function announceFirst(before: LinkState, event: LinkEventIn, after: LinkState): Announced {
  if (before === after) return { byEvent: [], byChange: [] }
  return { byEvent: reportedByEvent(before, event, after), byChange: reportedByChange(before, after) }
}

function reportedByEvent(before: LinkState, event: LinkEventIn, after: LinkState): OutgoingMessage[] {
  switch (event.type) {
    case 'sessionOpened':
      return [{ type: 'homePageLoaded' }]
    case 'integrationChosen': {
      const { integrationType = '', integrationName } = institutionOf(after)
      const payload = { integrationType, integrationName, userSearched: event.searched }
      return [{ type: 'integrationSelected', payload }]
    }
    case 'manualOpened':
      return [{ type: 'methodSelected', payload: { method: 'manual' } }]
    case 'byAddressOpened':
      return [{ type: 'methodSelected', payload: { method: 'manual' } }]
    case 'left':
      return [{ type: isFinished(before) ? 'done' : 'close', payload: sessionSummary(before) }]
    default:
      return []
  }
}

function reportedByChange(before: LinkState, after: LinkState): OutgoingMessage[] {
  const reported: OutgoingMessage[] = []
  const [pageBefore, page] = [pageOf(before.step), pageOf(after.step)]
  if (after.step.name !== 'closed' && page !== pageBefore) reported.push({ type: 'pageChanged', payload: { page } })
  const entered = before.step.name !== after.step.name ? after.step.name : undefined
  if (entered === 'accounts' && after.connections.length > 1)
    reported.push({ type: 'integrationAccountSelectionRequired' })
  if (entered === 'configuring') reported.push({ type: 'transferStarted', payload: institutionOf(after) })
  const { symbol } = after.choice
  if (symbol !== undefined && symbol !== before.choice.symbol) {
    reported.push({ type: 'transferAssetSelected', payload: { symbol, ...institutionOf(after) } })
  }
  return reported
}

/** The user may leave without losing progress: the account is connected, or the transfer was sent. */
export function isFinished({ step, session }: LinkState): boolean {
  if (step.name === 'byAddress') return session?.addressPayment?.hasBegun === true
  if (step.name === 'payout') return session?.payout?.isConfirmed === true
  return ['success', 'connected', 'verified', 'progress'].includes(step.name)
}

/** Progress that leaving now would lose. */
export function lossOnLeaving(state: LinkState): 'connect' | 'transfer' | undefined {
  const { name } = state.step
  if (name === 'oauth' || name === 'key' || name === 'signInCode') {
    const integration = integrationOf(state)
    // The list of wallets holds nothing that the user has typed.
    return integration && integration.scheme !== 'wallet' ? 'connect' : undefined
  }
  // Parts that were sent continue without the page.
  if (state.combinedId !== undefined) return undefined
  return losesTransfer[name] ? 'transfer' : undefined
}

/** Whether leaving at the step loses a transfer that the user has begun to enter. */
const losesTransfer: Record<Step['name'], boolean> = {
  opening: false,
  ended: false,
  catalogue: false,
  consent: false,
  oauth: false,
  key: false,
  signInCode: false,
  connected: false,
  payout: false,
  verify: false,
  verified: false,
  accounts: false,
  manual: false,
  byAddress: false,
  configuring: true,
  sources: true,
  combined: true,
  combinedAccounts: true,
  sendingPart: false,
  assets: true,
  network: true,
  amount: true,
  buyAmount: true,
  preview: true,
  secondFactor: true,
  action: true,
  travelRule: true,
  progress: false,
  success: false,
  failed: false,
  closed: false,
}
