import type { AddressPayment } from '@rialto/contract'
import { Fact, Facts } from '@rialto/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useStep } from '../../StepTexts.tsx'
import { addressApi } from './addressApi.ts'

/** The published fees of exchanges, which are charged on top of the amount. */
export function ExchangeFees({ payment }: { payment: AddressPayment }) {
  const { messages, format } = useStep()
  const { byAddress: texts } = messages
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className="r-small">{texts.feeNote(format.asset(payment.due, payment.symbol))}</p>
      <details className="more" onToggle={event => setOpen(event.currentTarget.open)}>
        <summary>{texts.feeShow}</summary>
        {isOpen && <Fees payment={payment} />}
      </details>
    </>
  )
}

function Fees({ payment }: { payment: AddressPayment }) {
  const { api, messages, format } = useStep()
  const { byAddress: texts, common } = messages
  const { symbol, due } = payment
  const { data, isError } = useQuery({
    queryKey: ['withdrawalFees', symbol, payment.networkId, due],
    queryFn: () => addressApi(api).fees(payment),
    staleTime: Infinity,
  })
  if (data === undefined && !isError)
    return <div className="r-skeleton progress__skeleton" role="status" aria-label={common.loading} />
  const fees = data?.fees ?? []
  if (fees.length === 0) return <p className="r-small r-soft">{texts.feeUnknown}</p>
  const shown = (amount: string) => format.asset(amount, symbol)
  return (
    <Facts>
      {fees.map(({ name, fee, total }) => (
        <Fact key={name} label={name}>
          {texts.feeOf(shown(fee), shown(total))}
        </Fact>
      ))}
    </Facts>
  )
}
