import type { AdminValue } from '@rialto/contract'
import { defined } from '@rialto/defined'
import { TextField } from '@rialto/ui'
import { getRouteApi } from '@tanstack/react-router'

import { useRead } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { textOf } from '../parts/formText.ts'
import { Curl } from '../parts/Curl.tsx'
import { Page } from '../parts/Page.tsx'
import { Pager } from '../parts/Pager.tsx'
import { Problem } from '../parts/Problem.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { Long } from '../transfers/Long.tsx'

type Payment = AdminValue<'searchUnassignedPayments', 'content'>['items'][number]

const route = getRouteApi('/$clientId/unassigned-payments')

/** Payments to the client's accounts that name no order. */
export function UnassignedPayments() {
  const language = useLanguage()
  const { payments, shell } = language.messages
  const { cursor } = route.useSearch()
  const navigate = route.useNavigate()
  const body = defined({ cursor })
  const found = useRead('searchUnassignedPayments', { body }, cursor ? {} : { refreshMs: 5_000 })
  const { items, nextCursor, notKept = 0 } = found.data ?? {}
  const title = shell.pages.unassignedPayments
  return (
    <Page title={title} intro={payments.unassignedIntro}>
      {found.error && <Problem error={found.error} onRetry={found.refetch} />}
      {notKept > 0 && <p className="r-soft">{payments.notKept(notKept)}</p>}
      <Table
        label={title}
        columns={columnsOf(language)}
        rows={items}
        keyOf={({ id }) => id}
        empty={<p>{payments.noUnassigned}</p>}
      />
      <Pager cursor={cursor} next={nextCursor} onGo={next => void navigate({ search: defined({ cursor: next }) })} />
      <Curl id="searchUnassignedPayments" body={body} />
    </Page>
  )
}

const columnsOf = ({ messages: { common, payments }, format }: Language): readonly Column<Payment>[] => [
  {
    title: common.time,
    cell: one => (
      <span className="whole">
        <Time seconds={one.seenTimestamp} />
      </span>
    ),
  },
  { title: payments.amount, cell: one => format.decimal(one.amount, one.symbol), isNumber: true },
  { title: common.network, cell: one => one.networkName },
  { title: payments.tag, cell: ({ addressTag }) => (addressTag ? <Long text={addressTag} /> : '–') },
  {
    title: payments.sender,
    cell: ({ fromAddress }) => (fromAddress === undefined ? '–' : <Long text={fromAddress} />),
  },
  { title: common.transaction, cell: one => <Long text={one.txHash} /> },
  {
    title: common.actions,
    cell: ({ id }) => (
      <div className="whole">
        <Assign id={id} />
      </div>
    ),
  },
]

function Assign({ id }: { id: string }) {
  const { payments } = useLanguage().messages
  return (
    <ActionDialog
      id="assignPayment"
      label={payments.assign}
      request={form => ({ params: { id }, body: { paymentRequestId: textOf(form, 'paymentRequestId').trim() } })}
    >
      <p>{payments.assignBody}</p>
      <TextField mono label={payments.requestId} name="paymentRequestId" autoComplete="off" maxLength={36} required />
    </ActionDialog>
  )
}
