import type { AdminValue } from '@rialto/contract'
import { Fact } from '@rialto/ui'
import { Link } from '@tanstack/react-router'

import { fallbackMs } from '../api/useChanges.ts'
import { useClientId, useRead } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { ArrivedUnread } from './ArrivedUnread.tsx'
import { MoneyFacts } from './MoneyFacts.tsx'
import { orderSums } from './orderSums.ts'

type OrderFactsProps = {
  paymentRequestId: string
  transfer: Pick<AdminValue<'searchTransfers', 'content'>['items'][number], 'payer' | 'from'>
}

/** The sums of a transfer that is paid by address: its payer's side, or else what arrived at its address. */
export function OrderFacts({ paymentRequestId, transfer }: OrderFactsProps) {
  const { messages, format } = useLanguage()
  const clientId = useClientId() ?? ''
  const { payments: texts, transfers, common } = messages
  const { payer } = transfer
  const found = useRead('searchPaymentRequests', { body: { paymentRequestId } }, { refreshMs: fallbackMs })
  const request = found.data?.items[0]
  return (
    <>
      {payer && (
        <MoneyFacts
          line={payer.moneyLine}
          rest={payer.rest}
          others={payer.others}
          from={transfer.from.name}
          sentOn={format.list(payer.networks.map(({ networkName }) => networkName))}
        />
      )}
      {request === undefined && !payer && <ArrivedUnread />}
      {request &&
        !payer &&
        orderSums(request).map(({ kind, amounts }) => (
          <Fact key={kind} total={kind === 'arrived' || kind === 'credited'} label={texts[kind]}>
            {amounts.length === 0
              ? transfers.money.nothing
              : amounts
                  .map(({ amount, symbol, networkName }) => inNetwork(format.decimal(amount, symbol), networkName))
                  .join(' + ')}
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

const inNetwork = (amount: string, networkName?: string): string =>
  networkName === undefined ? amount : `${amount} (${networkName})`
