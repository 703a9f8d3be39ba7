import type { AdminValue } from '@rialto/contract'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import type { Column } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { Long } from '../transfers/Long.tsx'

type Refund = AdminValue<'searchPaymentRequests', 'content'>['items'][number]['refunds'][number]

/** The amount, preceded by the arrived amount if the two differ. */
const refundAmount = ({ amount, arrivedAmount, symbol }: Refund, { messages, format }: Language): string => {
  const whole = format.decimal(amount, symbol)
  return arrivedAmount === undefined
    ? whole
    : messages.transfers.money.partOf(format.decimal(arrivedAmount, symbol), whole)
}

/** The columns of a refund, on the page of its request and in the list of all. */
export const refundColumns = (language: Language): readonly Column<Refund>[] => {
  const { messages } = language
  return [
    { title: messages.common.created, cell: one => <Time seconds={one.createdTimestamp} /> },
    { title: messages.common.state, cell: one => messages.payments.refundStates[one.status] },
    { title: messages.payments.amount, cell: one => refundAmount(one, language), isNumber: true },
    {
      title: messages.common.to,
      cell: ({ address, addressTag }) =>
        address === undefined ? '–' : <Long text={addressTag === undefined ? address : `${address} ${addressTag}`} />,
    },
    { title: messages.payments.reason, cell: one => one.failureMessage ?? one.reason },
    { title: messages.payments.requestedBy, cell: one => one.requestedBy },
    { title: messages.common.actions, cell: one => <Approve refund={one} /> },
  ]
}

function Approve({ refund: { id, status } }: { refund: Refund }) {
  const { payments: texts } = useLanguage().messages
  if (status !== 'needsApproval') return null
  return (
    <ActionDialog id="approveRefund" label={texts.approve} request={() => ({ params: { id } })}>
      <p>{texts.approveBody}</p>
    </ActionDialog>
  )
}
