import type { ReceiptTransfer } from '@rialto/contract'
import type { IconName } from '@rialto/ui'

import { moneyText } from '../messages/moneyText.ts'
import type { Messages } from '../messages/messages.ts'
import { amountText } from '../money/amountText.ts'
import type { Format } from '../money/createFormat.ts'
import { addDecimals } from '../money/decimal.ts'
import { heroText } from '../money/heroText.ts'

interface Outcome {
  title: string
  intro: string
  /** Absent: neither good nor bad. */
  tone?: 'good' | 'bad'
  icon: IconName
}

interface Shown {
  /** Name of the paying account or network. */
  from: string
  client: string
  messages: Messages
  format: Format
}

/** The outcome of a transfer: the same heading and sentence in Link and on its receipt. */
export const outcomeTexts = (transfer: ReceiptTransfer, shown: Shown): Outcome =>
  transfer.status === 'failed' ? failedTexts(transfer, shown) : openOrSucceededTexts(transfer, shown)

/** If the chain contradicts the institution before the end, the amount is not there; afterwards, its block was replaced. */
function openOrSucceededTexts(transfer: ReceiptTransfer, { from, client, messages, format }: Shown): Outcome {
  const { progress, success, states } = messages
  const { status, state, networkName } = transfer
  const body = success.body(heroText(transfer, messages, format), client)
  if (transfer.isContradicted === true && status === 'pending')
    return { title: states[state], intro: progress.contradicted(from, networkName), icon: 'alert' }
  if (transfer.isContradicted === true)
    return { title: success.replacedTitle, intro: success.replaced(networkName, client), icon: 'alert' }
  return state === 'succeeded' || state === 'pending'
    ? { title: success.title, intro: body, tone: 'good', icon: 'check' }
    : { title: states[state], intro: body, icon: 'alert' }
}

function failedTexts(transfer: ReceiptTransfer, { from, client, messages, format }: Shown): Outcome {
  const { failed, states } = messages
  const { state, money, moneyLine } = transfer
  const bad = { tone: 'bad', icon: 'close' } as const
  if (transfer.isByAddress === true)
    return { ...bad, title: failed.unpaidTitle, intro: unpaidText(transfer, client, messages, format) }
  const intro = moneyText(messages, from, transfer)
  const { returned } = moneyLine
  if (money === 'refunded' && returned !== undefined)
    return { ...bad, title: failed.sentBackTitle(amountText(returned, messages, format)), intro }
  return { ...bad, title: state === 'failed' ? failed.transferTitle : states[state], intro }
}

/** Text of an unpaid order by address: the client returns a part that arrived. No account was debited. */
function unpaidText({ payer, amount, symbol }: ReceiptTransfer, client: string, messages: Messages, format: Format) {
  const { byAddress, money } = messages
  if (payer === undefined) return byAddress.expired
  const arrived = payer.rest.reduce((sum, one) => addDecimals(sum, one.amount), payer.moneyLine.credited.amount ?? '0')
  return byAddress.expiredPart(money.partOf(format.number(arrived), format.asset(amount, symbol)), client)
}
