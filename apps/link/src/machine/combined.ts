import type { LinkCombination, LinkExecution, LinkTransfer } from '@rialto/contract'
import { defined } from '@rialto/defined'

import { anew } from './anew.ts'
import { problemOf } from '../problems/problems.ts'
import type { LinkEventIn } from './events.ts'
import type { Failure, LinkState, PartFailure, Step } from './state.ts'

const at = (state: LinkState, step: Step): LinkState => ({ ...state, step })

/** Several accounts pay together: whether a combination has been chosen, planned or sent. */
const isCombining = ({ combination, combinedId, transfer }: LinkState): boolean =>
  combination !== undefined || combinedId !== undefined || transfer?.parts !== undefined

/** Clears all state of a combination, for paying from one account. */
export const paidAlone = { combination: undefined, combinedId: undefined, part: undefined } as const

/** One transfer in parts from several accounts. Undefined: the event is about something else. */
export function reduceCombined(state: LinkState, event: LinkEventIn): LinkState | undefined {
  const { step, combination } = state
  switch (event.type) {
    case 'combinationPriced':
      return step.name === 'combined' ? { ...state, combination: event.combination, preview: undefined } : state
    case 'rehearsalChosen':
      return step.name === 'preview'
        ? at(
            { ...state, choice: { ...state.choice, rehearses: { previewId: event.previewId, amount: event.amount } } },
            { name: 'combined' },
          )
        : state
    case 'combinationConfirmed':
      return step.name === 'combined' && combination ? begin(state, combination, 0) : state
    case 'payingAccountsOpened':
      return at(state, { name: 'combinedAccounts' })
    case 'payingAccountsChosen':
      return at({ ...state, choice: { ...state.choice, accountIds: [...event.connectionIds] } }, { name: 'combined' })
    case 'restRequested': {
      const { symbol, networkId, transferId } = event.transfer
      const { connectionId, rehearses } = state.choice
      // The rest of a rehearsal comes from the account of its first part.
      const accountIds = rehearses === undefined || connectionId === undefined ? undefined : [connectionId]
      const choice = { connectionId, symbol, networkId, ...defined({ accountIds }) }
      return at({ ...state, choice, combinedId: transferId, part: undefined }, { name: 'combined' })
    }
    case 'previewReopened':
      return isCombining(state) ? reopen(anew(state), { ...defined({ notice: event.notice }) }) : undefined
    case 'executed':
      return state.part === undefined ? undefined : afterPart(state, event.execution)
    case 'executionRefused':
      return state.part === undefined ? undefined : reopen(state, { failed: failedPart(state, event.failure) })
    default:
      return undefined
  }
}

/** Starts the preview of one part. Its institution's steps are those of any other preview. */
function begin(state: LinkState, combination: LinkCombination, part: number): LinkState {
  const preview = combination.parts[part]
  if (!preview) return at({ ...state, part: undefined }, { name: 'progress', transferId: combination.transferId })
  const connection = state.connections.find(one => one.connectionId === preview.connectionId)
  const integrationId = connection?.integrationId ?? state.integrationId
  // The declaration was for another institution.
  return at({ ...state, part, preview, integrationId, travelRule: undefined }, { name: 'sendingPart' })
}

function afterPart(state: LinkState, execution: LinkExecution): LinkState | undefined {
  const { combination, part = 0 } = state
  if (!combination) return undefined
  switch (execution.status) {
    case 'submitted':
      return begin({ ...state, combinedId: combination.transferId }, combination, part + 1)
    case 'previewExpired':
    case 'feeAboveApproved':
      return reopen(state, { notice: execution.status === 'previewExpired' ? 'expired' : 'feeRose' })
    case 'failed': {
      const { reason, message = '', transfer } = execution
      const supportCode = transfer?.caseCode ?? ''
      // No part was sent: the combined transfer failed as a whole, and the next attempt is a new one.
      const failedTransferId = state.combinedId === undefined ? combination.transferId : state.failedTransferId
      return reopen(
        { ...state, failedTransferId },
        {
          failed: failedPart(state, { kind: 'refused', problem: problemOf(reason, 'refused'), message, supportCode }),
        },
      )
    }
    default:
      return undefined
  }
}

const failedPart = ({ preview }: LinkState, failure: Failure): PartFailure => ({
  name: preview?.fromName ?? '',
  failure,
})

/** Chooses and prices the parts again: all of them, or those for the missing amount. */
const reopen = (state: LinkState, step: Omit<Extract<Step, { name: 'combined' }>, 'name'>): LinkState =>
  at({ ...state, part: undefined, preview: undefined, travelRule: undefined }, { name: 'combined', ...step })

/** Resumes a combined transfer in progress from its read state. */
export const followCombined = (state: LinkState, { parts, status, transferId }: LinkTransfer): LinkState => {
  if (parts === undefined) return state
  const combinedId = status === 'pending' ? transferId : undefined
  return { ...state, combinedId, part: undefined }
}

/** Every part was accepted: each institution returned an id or sent the payment, and no amount is missing. */
export const isWholeHandedOver = ({ parts = [], missing, status }: LinkTransfer): boolean =>
  status !== 'failed' && missing === undefined && parts.every(part => part.status === 'failed' || !part.isUnconfirmed)

/** Of one account, which sends a small part before the rest: a client that allows it lets no accounts pay together. */
export const isRehearsal = ({ session }: LinkState, transfer: Pick<LinkTransfer, 'parts'>): boolean =>
  transfer.parts !== undefined && session?.transfer?.maximumSources === undefined
