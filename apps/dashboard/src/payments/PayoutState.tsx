import type { AdminValue } from '@rialto/contract'
import { Badge } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'

type Payout = AdminValue<'searchPayouts', 'content'>['items'][number]

const tones = { pending: 'accent', succeeded: 'good', failed: 'bad', canceled: 'bad' } as const satisfies Record<
  Payout['status'],
  string
>

export function PayoutBadge({ status }: Pick<Payout, 'status'>) {
  const { messages } = useLanguage()
  return <Badge tone={tones[status]}>{messages.payouts.states[status]}</Badge>
}

/** The state, the error of the reported transaction, and the arrived amount. */
export function PayoutState({
  payout: { status, failureMessage, arrivedAmount, symbol, isCredited },
}: {
  payout: Payout
}) {
  const { messages, format } = useLanguage()
  const { payouts } = messages
  return (
    <div>
      <PayoutBadge status={status} />
      {failureMessage !== undefined && <div className="r-soft">{failureMessage}</div>}
      {arrivedAmount !== undefined && (
        <div className="r-soft">
          {payouts.arrived}: {format.decimal(arrivedAmount, symbol)}
        </div>
      )}
      {isCredited && <div className="r-soft">{payouts.isCredited}</div>}
    </div>
  )
}
