import { Fact } from '@rialto/ui'
import { Link } from '@tanstack/react-router'

import { fallbackMs } from '../api/useChanges.ts'
import { useClientId, useRead } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { ArrivedUnread } from './ArrivedUnread.tsx'
import { orderSums } from './orderSums.ts'

/** The sums of a transfer that is paid by address: everything that arrived, also what the order does not credit. */
export function OrderFacts({ paymentRequestId }: { paymentRequestId: string }) {
  const { messages, format } = useLanguage()
  const clientId = useClientId() ?? ''
  const { payments: texts, transfers, common } = messages
  const found = useRead('searchPaymentRequests', { body: { paymentRequestId } }, { refreshMs: fallbackMs })
  const request = found.data?.items[0]
  return (
    <>
      {request === undefined && <ArrivedUnread />}
      {request &&
        orderSums(request).map(({ kind, amounts }) => (
          <Fact key={kind} total={kind === 'arrived' || kind === 'credited'} label={texts[kind]}>
            {amounts.length === 0
              ? transfers.money.nothing
              : amounts.map(({ amount, symbol }) => format.decimal(amount, symbol)).join(' + ')}
          </Fact>
        ))}
      <Fact label={texts.request}>
        <Link to="/$clientId/payment-requests/$paymentRequestId" params={{ clientId, paymentRequestId }}>
          {common.show}
        </Link>
      </Fact>
    </>
  )
}
