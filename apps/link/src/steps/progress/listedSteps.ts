import type { LinkTransferPart, ReceiptTransfer } from '@rialto/contract'
import type { ListedStep } from '@rialto/ui'

import type { Messages } from '../../messages/messages.ts'
import type { Format } from '../../money/createFormat.ts'

/** `isRehearsal`: the account of the first part pays the rest as well. */
export function listedSteps(
  transfer: ReceiptTransfer,
  messages: Messages,
  format: Format,
  isRehearsal = false,
): ListedStep[] {
  const { progress: texts } = messages
  const titles = {
    paidIn: texts.paidIn(transfer.fromName),
    converted:
      transfer.moneyLine.sold?.symbol === 'USD'
        ? messages.money.bought(transfer.fromName)
        : texts.converted(transfer.fromName),
    submitted: texts.submitted,
    sentByInstitution: texts.sentByInstitution(transfer.fromName),
    confirmed: texts.confirmed(transfer.networkName),
  }
  if (transfer.parts !== undefined) return listedParts(transfer, transfer.parts, messages, format, isRehearsal)
  const { confirmations, requiredConfirmations } = transfer
  return transfer.steps.map(step => {
    const counts = step.name === 'confirmed' && step.state === 'current' && confirmations !== undefined
    const note = counts
      ? requiredConfirmations !== undefined
        ? texts.confirmations(confirmations, requiredConfirmations)
        : undefined
      : step.atMs === undefined
        ? undefined
        : format.time(step.atMs)
    // Until the institution has confirmed the withdrawal, the step waits for that.
    const isHandedOver = step.name === 'submitted' && step.state !== 'done' && transfer.isUnconfirmed
    const title =
      isHandedOver && transfer.isFromWallet !== true ? texts.handedOver(transfer.fromName) : titles[step.name]
    return { key: step.name, title, state: step.state, stateLabel: texts.states[step.state], note }
  })
}

const stateOf = { succeeded: 'done', pending: 'current', failed: 'failed' } as const

/** The part of each account, and the amount that no account pays yet. */
function listedParts(
  { symbol, missing, fromName: source }: ReceiptTransfer,
  parts: readonly LinkTransferPart[],
  { progress: texts, combined }: Messages,
  format: Format,
  isRehearsal: boolean,
): ListedStep[] {
  const rows = parts.map(({ transferId, amount, fromName, status, isSent }): ListedStep => {
    const state = stateOf[status]
    const note = status === 'pending' && isSent ? texts.sentByInstitution(fromName) : undefined
    const title = combined.part(format.asset(amount, symbol), fromName)
    return { key: transferId, title, state, stateLabel: texts.states[state], note }
  })
  if (missing === undefined) return rows
  const amount = format.asset(missing, symbol)
  const title = isRehearsal ? combined.part(amount, source) : combined.missing(amount)
  return [...rows, { key: 'missing', title, state: 'waiting', stateLabel: texts.states.waiting }]
}
