import type {
  LinkConnection,
  LinkExecution,
  LinkPreview,
  LinkSource,
  LinkSourcesResult,
  LinkTransfer,
} from '@rialto/contract'
import { defined } from '@rialto/defined'

import { anew } from './anew.ts'
import { followCombined, isWholeHandedOver, paidAlone, reduceCombined } from './combined.ts'
import type { LinkEventIn } from './events.ts'
import { isChosen } from './isChosen.ts'
import { at, configure, reduceFirst } from './reduceFirst.ts'
import type { AmountChoice, LinkState, Step } from './state.ts'
import { problemOf } from '../problems/problems.ts'
import { asksAmountToBuy, transferStep } from './transferStep.ts'

/** The whole flow as one pure function. An event that makes no sense where the user is changes nothing. @public By name. */
export const reduce = (state: LinkState, event: LinkEventIn): LinkState =>
  reduceFirst(state, event) ?? reduceLater(state, event)

function reduceLater(state: LinkState, event: LinkEventIn): LinkState {
  switch (event.type) {
    case 'manualChosen':
      return state.step.name === 'manual'
        ? at({ ...state, choice: { manual: { pair: event.pair } } }, { name: 'manual', pair: event.pair })
        : state
    case 'byAddressChosen':
      return state.step.name === 'byAddress'
        ? at({ ...state, choice: { byAddress: { pair: event.pair } } }, { name: 'byAddress', pair: event.pair })
        : state
    case 'byAddressBegun':
      return begin(state, event.pair)
    case 'transferFound':
      if (event.transferId === state.failedTransferId) return state
      return at(state, { name: 'progress', transferId: event.transferId })
    case 'transferUpdated':
      return follow(state, event.transfer)
    default:
      return state.session === undefined
        ? state
        : (reduceConnecting(state, event) ?? reduceCombined(state, event) ?? reduceTransfer(state, event))
  }
}

function begin(state: LinkState, { symbol, networkId }: { symbol: string; networkId: string }): LinkState {
  const { session, step } = state
  if (session === undefined || step.name !== 'byAddress' || session.addressPayment?.hasBegun === true) return state
  return { ...state, session: { ...session, addressPayment: { symbol, networkId, hasBegun: true } } }
}

function reduceConnecting(state: LinkState, event: LinkEventIn): LinkState | undefined {
  const { step } = state
  switch (event.type) {
    case 'keyFormOpened':
      return step.name === 'consent' ? at(state, { name: 'key', integrationId: step.integrationId }) : state
    case 'oauthStarted':
      return at(state, { name: 'oauth', oauth: event.oauth, window: event.window })
    case 'oauthRetried':
      return step.name === 'oauth' ? at(state, { name: 'consent', integrationId: step.oauth.integrationId }) : state
    case 'signInCodeRequired':
      return requireCode(state, event)
    case 'signInCodeTypeReopened':
      return step.name === 'signInCode' ? at(state, { ...step, request: { types: step.request.types } }) : state
    case 'connectionFailed':
      return step.name === 'oauth' ? at(state, { ...step, failure: event.failure }) : state
    case 'connected':
      return connectingSteps.has(step.name) ? connect(state, event.connection) : state
    case 'payoutConfirmed':
      return confirmPayout(state)
    case 'walletVerified':
      return state.session?.mode === 'connect' ? at(state, { name: 'verified', address: event.address }) : state
    default:
      return undefined
  }
}

function reduceTransfer(state: LinkState, event: LinkEventIn): LinkState {
  const { step, choice, session } = state
  switch (event.type) {
    case 'holdingsLoaded':
      return step.name === 'configuring'
        ? routeOrPay({ ...state, holdings: event.holdings, sources: event.sources ?? [] }, event.offer)
        : state
    case 'sourcesOpened':
      return at(state, { name: 'sources' })
    case 'sourceChosen':
      return payWith(state, event.source)
    case 'configureFailed':
      return step.name === 'configuring' ? at(state, { name: 'failed', failure: event.failure }) : state
    case 'configureRetried':
      return choice.connectionId === undefined ? state : configure(state, choice.connectionId)
    case 'assetChosen':
      return route({ ...state, choice: { connectionId: choice.connectionId, symbol: event.symbol } })
    case 'networkChosen':
      return route({ ...state, choice: { ...choice, networkId: event.networkId, amount: undefined } })
    case 'amountEntered':
      return enterAmount(state, event.amount)
    case 'amountReopened':
      return at(state, { name: session && asksAmountToBuy(session) ? 'buyAmount' : 'amount' })
    case 'previewed':
      return price(state, event.preview)
    case 'previewReopened':
      return at({ ...anew(state), preview: undefined }, { name: 'preview', ...defined({ notice: event.notice }) })
    case 'travelRuleEntered':
      return { ...state, travelRule: event.travelRule }
    case 'executed':
      return execute(state, event.execution)
    case 'executionRefused':
    case 'outcomeUnknown':
      return at(state, { name: 'failed', failure: event.failure })
    default:
      return state
  }
}

function confirmPayout(state: LinkState): LinkState {
  const { session, step } = state
  if (session?.payout === undefined || session.payout.isConfirmed || step.name !== 'payout') return state
  return { ...state, session: { ...session, payout: { ...session.payout, isConfirmed: true } } }
}

const connectingSteps = new Set<Step['name']>(['oauth', 'key', 'signInCode', 'verify', 'catalogue', 'accounts'])

function requireCode(
  state: LinkState,
  { fields, request }: Extract<LinkEventIn, { type: 'signInCodeRequired' }>,
): LinkState {
  const { step } = state
  if (step.name !== 'key' && step.name !== 'signInCode') return state
  const answers = step.name === 'signInCode' ? step.answers + 1 : 0
  return at(state, { name: 'signInCode', integrationId: step.integrationId, fields, request, answers })
}

function connect(state: LinkState, connection: LinkConnection): LinkState {
  const { session } = state
  if (session === undefined) return state
  // A reconnected account keeps its connection.
  const isOld = (one: LinkConnection) => one.connectionId === connection.connectionId
  const next: LinkState = {
    ...state,
    session: { ...session, connections: [...session.connections.filter(one => !isOld(one)), connection] },
    connections: [connection, ...state.connections.filter(one => !isOld(one))],
    integrationId: connection.integrationId,
  }
  return session.mode === 'connect'
    ? at(next, { name: session.payout ? 'payout' : 'connected', connectionId: connection.connectionId })
    : configure(next, connection.connectionId)
}

/** The best way to pay a fixed amount is chosen in advance; one that the user chose before a reload stays chosen. */
function routeOrPay(state: LinkState, offer: LinkSourcesResult['combination']): LinkState {
  const { choice, sources, combinedId, transfer, session } = state
  const isBuying = session !== undefined && combinedId === undefined && asksAmountToBuy(session)
  if (isBuying && choice.amount === undefined) return at(state, { name: 'buyAmount' })
  // Pays the missing amount of a transfer, whatever other payments the account could make.
  const under = combinedId !== undefined && transfer?.transferId === combinedId ? transfer : undefined
  const wanted = under ?? (sources.length === 0 ? offer : undefined)
  if (wanted !== undefined) {
    const { symbol, networkId } = wanted
    const isSame = choice.symbol === symbol && choice.networkId === networkId
    const accountIds = isSame ? choice.accountIds : undefined
    const combined = { connectionId: choice.connectionId, symbol, networkId, ...defined({ accountIds }) }
    return at({ ...state, choice: combined, combination: undefined, part: undefined }, { name: 'combined' })
  }
  if (isBuying && sources.length === 0) return at(state, { name: 'buyAmount', refused: choice.amount })
  const chosen =
    choice.symbol === undefined ? sources[0] : choice.fundWith && sources.find(one => isChosen(one, choice))
  return chosen ? payWith(state, chosen) : route(state)
}

/** An amount to buy leads to the ways to pay it; any other to its price. */
function enterAmount(state: LinkState, amount: AmountChoice): LinkState {
  const { session, choice, step } = state
  if (session === undefined) return state
  const { connectionId } = choice
  if (step.name === 'buyAmount' && connectionId !== undefined)
    return configure({ ...state, choice: { connectionId, amount } }, connectionId)
  return at({ ...state, choice: { ...choice, amount } }, { name: 'preview' })
}

function payWith(state: LinkState, source: LinkSource): LinkState {
  const { connectionId, kind, symbol, toSymbol, networkId } = source
  const fundWith = kind === 'balance' ? undefined : { symbol, isPurchase: kind === 'purchase' }
  const connection = state.connections.find(one => one.connectionId === connectionId)
  if (connection === undefined) return route(state)
  const choice = { connectionId, symbol: toSymbol, networkId, ...defined({ fundWith, amount: state.choice.amount }) }
  const { integrationId } = connection
  return { ...state, ...paidAlone, integrationId, choice, preview: undefined, step: { name: 'preview' } }
}

function route(state: LinkState): LinkState {
  if (state.session === undefined) return state
  return { ...state, ...paidAlone, preview: undefined, ...transferStep(state.session, state.holdings, state.choice) }
}

function execute(state: LinkState, execution: LinkExecution): LinkState {
  const { status, factor, travelRule, reason, message = '', transfer } = execution
  const { step } = state
  switch (status) {
    case 'submitted':
      return transfer === undefined
        ? at(state, { name: 'failed', failure: { kind: 'unknown', problem: 'ourFault', message: '', supportCode: '' } })
        : follow({ ...state, step: { name: 'progress', transferId: transfer.transferId } }, transfer)
    case 'secondFactorRequired':
      return at(state, { name: 'secondFactor', factor: factor ?? 'totp', refusals: 0 })
    case 'secondFactorRefused': {
      const before = step.name === 'secondFactor' ? step : { factor: factor ?? 'totp', refusals: 0 }
      return at(state, { name: 'secondFactor', factor: before.factor, refusals: before.refusals + 1 })
    }
    case 'emailConfirmationRequired':
      return at(state, { name: 'action', kind: 'email', checks: checksOf(step, 'email') })
    case 'addressWhitelistRequired':
      return at(state, { name: 'action', kind: 'whitelist', checks: checksOf(step, 'whitelist') })
    case 'travelRuleRequired': {
      const asks = step.name === 'travelRule' ? step.asks + 1 : 1
      return at(state, { name: 'travelRule', suggested: travelRule ?? {}, asks })
    }
    case 'walletConfirmationRequired':
      return at(state, { name: 'action', kind: 'wallet', checks: checksOf(step, 'wallet'), asksNow: true })
    case 'previewExpired':
    case 'feeAboveApproved':
      return at(
        { ...state, preview: undefined },
        { name: 'preview', notice: status === 'previewExpired' ? 'expired' : 'feeRose' },
      )
    case 'failed': {
      const supportCode = transfer?.caseCode ?? ''
      const failure = { kind: 'refused', problem: problemOf(reason, 'refused'), message, supportCode } as const
      // The outcome was shown: "back" from the next preview does not return to it.
      return at({ ...state, failedTransferId: transfer?.transferId }, { name: 'failed', failure })
    }
  }
}

/** An obstacle that is known already comes before the user confirms anything. */
function price(state: LinkState, preview: LinkPreview): LinkState {
  const { step } = state
  const isChecked = step.name === 'action' && state.preview?.obstacle !== undefined
  if (step.name !== 'preview' && !isChecked) return state
  // A rehearsal is not continued after the user has left it.
  const left = step.name === 'preview' ? { ...paidAlone, choice: { ...state.choice, rehearses: undefined } } : {}
  const next = { ...state, ...left, preview, travelRule: undefined }
  if (preview.obstacle !== undefined)
    return at(next, { name: 'action', kind: preview.obstacle, checks: checksOf(step, preview.obstacle) })
  return isChecked ? at(next, { name: 'preview' }) : next
}

const checksOf = (step: Step, kind: 'email' | 'whitelist' | 'wallet'): number =>
  step.name === 'action' && step.kind === kind ? step.checks + 1 : 0

function follow(state: LinkState, transfer: LinkTransfer): LinkState {
  if (state.step.name !== 'progress' || state.step.transferId !== transfer.transferId) return state
  const next: LinkState = {
    ...followCombined(state, transfer),
    transfer,
    isHandedOver: state.isHandedOver || isHandedOver(transfer),
  }
  if (transfer.status === 'succeeded') return at(next, { name: 'success' })
  if (transfer.status === 'pending') return next
  const failure = { kind: 'transfer', problem: 'refused', message: '', supportCode: transfer.caseCode } as const
  return at(next, { name: 'failed', failure })
}

/** The institution took the withdrawal: from then on it has an id there. */
function isHandedOver(transfer: LinkTransfer): boolean {
  if (transfer.parts !== undefined) return isWholeHandedOver(transfer)
  return transfer.status !== 'failed' && (transfer.institutionTransactionId !== '' || transfer.status === 'succeeded')
}
