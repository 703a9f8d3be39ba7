import type { ReceiptTransfer } from '@rialto/contract'

import type { Messages } from '../messages/messages.ts'
import type { Format } from '../money/createFormat.ts'
import { isPaidIn } from '../money/isPaidIn.ts'
import { isUnsent } from '../money/isUnsent.ts'
import { MoneyFacts } from '../money/MoneyFacts.tsx'
import { fromNames } from '../steps/progress/fromNames.ts'

type SumFactsProps = { transfer: ReceiptTransfer; client: string; messages: Messages; format: Format }

/**
 * The money line of a transfer, and whether the institution has reported it. Of an order that was paid by address, its
 * payer's side. Empty if nothing left the account.
 */
export function SumFacts({ transfer, client, messages, format }: SumFactsProps) {
  const { payer, isFromWallet, status, sums } = transfer
  const { moneyLine: line } = payer ?? transfer
  const { success } = messages
  if (line.leaves.length === 0) return null
  const from =
    payer === undefined ? fromNames(transfer, format) : format.list(payer.networks.map(one => one.networkName))
  const isOpen = status === 'pending' || sums === undefined
  const note = isOpen ? undefined : sums.state === 'actual' ? success.charged(from) : success.planned(from)
  const shown = {
    line,
    from,
    client,
    isFromWallet,
    isPaidIn: isPaidIn(transfer),
    messages,
    format,
    note,
    rest: payer?.rest,
    others: payer?.others,
  }
  return <MoneyFacts {...shown} isUnsent={isUnsent(transfer)} />
}
