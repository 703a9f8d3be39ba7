import type { AdminValue } from '@rialto/contract'
import { Badge, TextField } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { textOf } from '../parts/formText.ts'
import type { Column } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { Long } from '../transfers/Long.tsx'

type Refund = AdminValue<'searchPaymentRequests', 'content'>['items'][number]['refunds'][number]

const tones = {
  needsAddress: 'warn',
  needsApproval: 'warn',
  pending: 'accent',
  succeeded: 'good',
  failed: 'bad',
  canceled: 'bad',
} as const satisfies Record<Refund['status'], string>

/** The amount, preceded by the arrived amount if the two differ. */
const refundAmount = ({ amount, arrivedAmount, symbol }: Refund, { messages, format }: Language): string => {
  const whole = format.decimal(amount, symbol)
  return arrivedAmount === undefined
    ? whole
    : messages.transfers.money.partOf(format.decimal(arrivedAmount, symbol), whole)
}

/** The columns of a refund on the page of its request. The list of all has some of them. */
export const refundColumns = (language: Language) => {
  const { common, payments } = language.messages
  return {
    created: { title: common.created, cell: one => <Time seconds={one.createdTimestamp} /> },
    state: { title: common.state, cell: one => <State refund={one} /> },
    amount: { title: payments.amount, cell: one => refundAmount(one, language), isNumber: true },
    network: { title: common.network, cell: one => one.networkName },
    to: {
      title: common.to,
      cell: ({ address, addressTag }) =>
        address === undefined ? '–' : <Long text={addressTag === undefined ? address : `${address} ${addressTag}`} />,
    },
    reason: { title: payments.reason, cell: one => one.failureMessage ?? one.reason },
    requestedBy: { title: payments.requestedBy, cell: one => one.requestedBy },
  } satisfies Record<string, Column<Refund>>
}

function State({ refund }: { refund: Refund }) {
  const { payments: texts } = useLanguage().messages
  return (
    <div className="row-actions">
      <Badge tone={tones[refund.status]}>{texts.refundStates[refund.status]}</Badge>
      <Approve refund={refund} />
      <Report refund={refund} />
      <Cancel refund={refund} />
    </div>
  )
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

function Report({ refund: { id, status } }: { refund: Refund }) {
  const { payments: texts, common } = useLanguage().messages
  if (status !== 'pending') return null
  return (
    <ActionDialog
      id="reportRefund"
      label={texts.report}
      request={form => ({ params: { id }, body: { txHash: textOf(form, 'txHash').trim() } })}
    >
      <p>{texts.reportBody}</p>
      <TextField mono label={common.transaction} name="txHash" autoComplete="off" maxLength={128} required />
    </ActionDialog>
  )
}

function Cancel({ refund: { id, status, txHash, failureMessage } }: { refund: Refund }) {
  const { payments: texts } = useLanguage().messages
  const hasEnded = status === 'succeeded' || status === 'failed' || status === 'canceled'
  if (hasEnded || (txHash !== undefined && failureMessage === undefined)) return null
  return (
    <ActionDialog id="cancelRefund" label={texts.cancelRefund} request={() => ({ params: { id } })}>
      <p>{texts.cancelRefundBody}</p>
    </ActionDialog>
  )
}
