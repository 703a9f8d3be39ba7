import { anew } from './anew.ts'
import { connectingStep } from './connectingStep.ts'
import type { LinkEventIn } from './events.ts'
import { firstStep } from './firstStep.ts'
import { previousStep } from './previousStep.ts'
import { type Choice, initialState, integrationOf, type LinkState, type MoneyKnown, type Step } from './state.ts'

/**
 * The part of `reduce` that the first screen needs; the rest is loaded later. Undefined: the event belongs to a later
 * step. An event that does not apply to the present step changes nothing.
 */
export function reduceFirst(state: LinkState, event: LinkEventIn): LinkState | undefined {
  // An ended session stays ended, whatever responses still arrive.
  if (state.step.name === 'closed') return state
  if (state.step.name === 'ended' && event.type !== 'openingRetried' && event.type !== 'left') return state
  switch (event.type) {
    case 'sessionOpened':
      return open(state, event)
    case 'sessionEnded':
      return at(state, {
        name: 'ended',
        reason: event.reason,
        money: event.reason === 'paid' ? 'none' : moneyKnown(state),
      })
    case 'openingRetried':
      return initialState
    case 'confirmed':
      return { ...state, isConfirmed: true }
    case 'left':
      return at(state, { name: 'closed' })
    case 'back':
      return goBack(state)
    case 'catalogueOpened':
      return at(anew(state), { name: 'catalogue' })
    case 'catalogueFiltered':
      return { ...state, filter: event.filter }
    case 'accountsOpened':
      return at({ ...state, choice: {}, preview: undefined }, { name: 'accounts' })
    case 'manualOpened':
      return state.session?.hasManualDeposits === true
        ? at({ ...anew(state), integrationId: undefined, choice: { manual: {} } }, { name: 'manual' })
        : state
    case 'byAddressOpened':
      return state.session?.hasAddressPayments === true
        ? at({ ...anew(state), integrationId: undefined, choice: { byAddress: {} } }, { name: 'byAddress' })
        : state
    case 'integrationChosen':
      return chooseIntegration(state, event.integrationId)
    case 'accountChosen':
      return configure(state, event.connectionId)
    default:
      return undefined
  }
}

function chooseIntegration(state: LinkState, integrationId: string): LinkState {
  const chosen = integrationOf(state, integrationId)
  const step: Step = chosen ? connectingStep(chosen) : { name: 'consent', integrationId }
  return at({ ...state, integrationId }, step)
}

/** A deposit that is left is not gone back to by a reload. */
function goBack(state: LinkState): LinkState {
  const step = previousStep(state) ?? state.step
  if (state.step.name !== 'manual' && state.step.name !== 'byAddress') return at(state, step)
  return at({ ...state, choice: choiceAt(step) }, step)
}

/** An asset to be sent from anywhere is remembered for as long as its step is shown. */
function choiceAt(step: Step): Choice {
  if (step.name === 'manual') return { manual: step.pair === undefined ? {} : { pair: step.pair } }
  if (step.name === 'byAddress') return { byAddress: step.pair === undefined ? {} : { pair: step.pair } }
  return {}
}

export const at = (state: LinkState, step: Step): LinkState => (state.step === step ? state : { ...state, step })

function open(state: LinkState, event: Extract<LinkEventIn, { type: 'sessionOpened' }>): LinkState {
  if (state.step.name !== 'opening') return state
  const { session, restored, remembered, chosenId } = event
  const fresh = new Set(session.connections.map(one => one.connectionId))
  const connections = [...session.connections, ...restored.filter(one => !fresh.has(one.connectionId))]
  const first = firstStep(session, connections, remembered, chosenId)
  return {
    ...state,
    session,
    connections,
    step: first.step,
    integrationId: first.integrationId,
    choice:
      first.connectionId === undefined
        ? choiceAt(first.step)
        : { ...remembered.choice, connectionId: first.connectionId },
    isHandedOver: remembered.isHandedOver,
    isConfirmed: remembered.isConfirmed ?? false,
  }
}

export function configure(state: LinkState, connectionId: string): LinkState {
  const connection = state.connections.find(one => one.connectionId === connectionId)
  if (connection === undefined || state.session?.mode !== 'transfer') return state
  const choice = state.choice.connectionId === connectionId ? state.choice : { connectionId }
  return {
    ...state,
    choice,
    integrationId: connection.integrationId,
    holdings: [],
    sources: [],
    preview: undefined,
    step: { name: 'configuring' },
  }
}

function moneyKnown({ session, step, combinedId }: LinkState): MoneyKnown {
  if (session?.mode !== 'transfer') return 'none'
  if (combinedId !== undefined) return 'moving'
  if (step.name === 'progress' || step.name === 'success') return 'moving'
  // Whether the user has sent is not known here.
  if (step.name === 'manual' || step.name === 'byAddress') return 'unknown'
  if (step.name === 'failed') return step.failure.kind === 'unknown' ? 'unknown' : 'none'
  return 'nothingSent'
}
