import type { ReceiptTransfer } from '@rialto/contract'
import { Fact } from '@rialto/ui'

import type { Messages } from '../messages/messages.ts'
import type { Format } from '../money/createFormat.ts'

type SumFactsProps = { transfer: ReceiptTransfer; messages: Messages; format: Format }

/** What left the account, of which the institution's fee, and whether it has said so itself. Nothing where it came from no account. */
export function SumFacts({ transfer, messages, format }: SumFactsProps) {
  const { sums, symbol, fromName, totalUsd, amount, amountUsd } = transfer
  const { preview, success } = messages
  if (sums === undefined || transfer.status === 'failed') return null
  const fiat = (value: string | undefined) => (value === undefined ? {} : { aside: format.fiat(value, 'USD') })
  return (
    <>
      <Fact label={preview.arrives} {...fiat(amountUsd)}>
        {format.asset(amount, symbol)}
      </Fact>
      <Fact
        label={preview.fee(fromName)}
        aside={sums.state === 'actual' ? success.charged(fromName) : success.planned(fromName)}
      >
        {format.asset(sums.fee, symbol)}
      </Fact>
      <Fact total label={preview.total} {...fiat(totalUsd)}>
        {format.asset(sums.total, symbol)}
      </Fact>
    </>
  )
}
