import { asksAmountToBuy, isAmountFixed } from './transferStep.ts'
import { integrationOf, type LinkState, type Step } from './state.ts'

/**
 * The step that Back leads to. `undefined` without a previous step, or if going back would misstate what has happened.
 */
export function previousStep(state: LinkState): Step | undefined {
  const { session, step } = state
  if (session === undefined) return undefined
  const start = startOf(state)
  switch (step.name) {
    case 'consent':
      return beforeConnecting(state, step.integrationId)
    case 'oauth':
      return { name: 'consent', integrationId: step.oauth.integrationId }
    case 'signInCode':
      return { name: 'key', integrationId: step.integrationId }
    case 'key':
      return integrationOf(state, step.integrationId)?.scheme === 'wallet'
        ? beforeConnecting(state, step.integrationId)
        : { name: 'consent', integrationId: step.integrationId }
    case 'catalogue':
      return start.name === 'accounts' ? start : afterConnecting(state)
    case 'manual':
      return step.pair === undefined ? start : { name: 'manual' }
    case 'byAddress':
      // A payment counts for the order at this address alone.
      if (session.addressPayment?.hasBegun === true) return undefined
      return step.pair === undefined ? start : { name: 'byAddress' }
    case 'payout':
      return session.payout?.isConfirmed === true ? undefined : { name: 'catalogue' }
    case 'sources':
      return { name: 'preview' }
    case 'combined':
      if (state.combinedId !== undefined) return { name: 'progress', transferId: state.combinedId }
      return state.choice.rehearses === undefined ? start : { name: 'preview' }
    case 'combinedAccounts':
      return { name: 'combined' }
    case 'assets':
    case 'buyAmount':
    case 'configuring':
      return start
    case 'network':
      return requestedAsset(state) ? { name: 'assets' } : start
    case 'amount':
      return beforeAmount(state)
    case 'preview':
      return beforePreview(state)
    case 'secondFactor':
    case 'travelRule':
      return state.part === undefined ? { name: 'preview' } : { name: 'combined' }
    case 'action':
      if (state.part !== undefined) return { name: 'combined' }
      // Found before the preview was shown: that would only lead here again.
      return state.preview?.obstacle === undefined ? { name: 'preview' } : beforePreview(state)
    case 'opening':
    case 'ended':
    case 'connected':
    case 'verify':
    case 'verified':
    case 'accounts':
    case 'sendingPart':
    case 'progress':
    case 'success':
    case 'failed':
    case 'closed':
      return undefined
    default:
      return step satisfies never
  }
}

/** A session of one integration begins with it. */
function beforeConnecting(state: LinkState, integrationId: string): Step | undefined {
  const start = startOf(state)
  return state.session?.integrationId === integrationId && start.name !== 'accounts' ? undefined : start
}

function startOf({ session, connections }: LinkState): Step {
  const hasUsable = session?.mode === 'transfer' && connections.some(one => !one.needsReconnect)
  return { name: hasUsable ? 'accounts' : 'catalogue' }
}

function afterConnecting({ session }: LinkState): Step | undefined {
  const latest = session?.mode === 'connect' ? session.connections.at(-1) : undefined
  return latest && { name: session?.payout ? 'payout' : 'connected', connectionId: latest.connectionId }
}

function beforePreview(state: LinkState): Step | undefined {
  const { session, choice } = state
  if (session && asksAmountToBuy(session)) return { name: 'buyAmount' }
  return session && isAmountFixed(session, choice) ? beforeAmount(state) : { name: 'amount' }
}

function beforeAmount(state: LinkState): Step {
  if (!requestedAsset(state)) return startOf(state)
  const networks = state.holdings.find(one => one.symbol === state.choice.symbol)?.networks ?? []
  if (networks.filter(one => one.eligible).length > 1) return { name: 'network' }
  return { name: 'assets' }
}

const requestedAsset = ({ session }: LinkState): boolean => (session?.transfer?.destinations.length ?? 0) !== 1
