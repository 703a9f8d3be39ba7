import type { AddressPayment } from '@rialto/contract'

import type { Messages } from '../../messages/messages.ts'
import type { Format } from '../../money/createFormat.ts'
import { subtractDecimals } from '../../money/decimal.ts'

type OrderPart = NonNullable<AddressPayment['part']>

/** The part of an unpaid order that arrived, of the whole. */
export const partText = ({ arrived, amount, symbol }: OrderPart, { money }: Messages, format: Format): string =>
  money.partOf(format.number(arrived), format.asset(amount, symbol))

/** The client's rule for that part. */
export const ruleText = ({ rule }: OrderPart, { byAddress }: Messages, client: string): string =>
  byAddress.partRules[rule](client)

/** The same once the session has ended: what arrived by then, and the client's rule for it. */
export function overTexts(
  { part, bridge }: AddressPayment,
  messages: Messages,
  format: Format,
  client: string,
): { title: string; intro: string | undefined } {
  if (bridge?.status === 'pending') return { title: messages.progress.title, intro: messages.byAddress.bridgeSeen }
  if (bridge?.status === 'refunded')
    return { title: messages.byAddress.refunds, intro: messages.byAddress.bridgeReturned }
  if (part === undefined) return { title: messages.ended.expiredTitle, intro: undefined }
  const title = messages.rehearsal.arrivedTitle(partText(part, messages, format))
  return { title, intro: ruleText(part, messages, client) }
}

/** The heading of the address page and the sentence below it, for each state of the order. */
export function stateTexts(
  payment: AddressPayment,
  messages: Messages,
  format: Format,
  client: string,
): { title: string; intro: string } {
  const { status, amount, due, symbol, bridge, part, refunds } = payment
  const { byAddress: texts, combined } = messages
  const shown = (value: string) => format.asset(value, symbol)
  switch (status) {
    case 'underpaid':
      return {
        title: combined.missing(shown(due)),
        intro: texts.restIntro(shown(subtractDecimals(amount, due)), shown(amount)),
      }
    case 'held':
      if (bridge?.status === 'failed') return { title: texts.heldTitle(client), intro: texts.sendNothing }
      return { title: texts.heldTitle(client), intro: texts.held(client) }
    case 'expired':
      if (bridge?.status === 'refunded') return { title: texts.refunds, intro: texts.bridgeReturned }
      if (part && refunds.length > 0)
        return { title: texts.expiredTitle, intro: texts.expiredPart(partText(part, messages, format), client) }
      return { title: texts.expiredTitle, intro: texts.expired }
    case 'canceled':
      return { title: texts.canceledTitle(client), intro: texts.sendNothing }
    case 'paidOtherwise':
      return { title: texts.otherwiseTitle, intro: texts.sendNothing }
    case 'waiting':
    case 'detected':
    case 'paid':
      return {
        title: texts.pay(shown(amount)),
        intro: introOf(payment, texts, format),
      }
  }
}

function introOf(payment: AddressPayment, texts: Messages['byAddress'], format: Format): string {
  const { networkName, isForWalletsOnly, bridge } = payment
  if (!bridge) return isForWalletsOnly ? texts.walletsIntro : texts.payIntro(networkName)
  const { payoutAmount, payoutSymbol, payoutNetworkName } = bridge
  return texts.bridgeIntro(networkName, `${format.asset(payoutAmount, payoutSymbol)} (${payoutNetworkName})`)
}
