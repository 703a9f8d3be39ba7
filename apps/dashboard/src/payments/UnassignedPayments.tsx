import type { AdminValue } from '@rialto/contract'
import { defined } from '@rialto/defined'
import { TextField } from '@rialto/ui'
import { getRouteApi } from '@tanstack/react-router'

import { useRead } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { textOf } from '../parts/formText.ts'
import { Choice } from '../parts/Choice.tsx'
import { Curl } from '../parts/Curl.tsx'
import { ExportButtons } from '../parts/ExportButtons.tsx'
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
  const { common, payments, shell } = language.messages
  const { cursor, state } = route.useSearch()
  const navigate = route.useNavigate()
  const filter = defined({ statuses: state && [state] })
  const body = { ...filter, ...defined({ cursor }) }
  const found = useRead('searchUnassignedPayments', { body }, cursor ? {} : { refreshMs: 5_000 })
  const { items, nextCursor, notKept = 0 } = found.data ?? {}
  const title = shell.pages.unassignedPayments
  return (
    <Page
      title={title}
      intro={payments.unassignedIntro}
      actions={
        <ExportButtons
          path="/UnassignedPayments/export"
          filter={filter}
          name="unassigned-payments"
          isEmpty={items?.length === 0}
        />
      }
    >
      <Choice
        label={common.state}
        all={payments.undecided}
        names={payments.unassignedStates}
        value={state}
        onChange={chosen => void navigate({ search: defined({ state: chosen }) })}
      />
      {found.error && <Problem error={found.error} onRetry={found.refetch} />}
      {notKept > 0 && <p className="r-soft">{payments.notKept(notKept)}</p>}
      <Table
        label={title}
        columns={columnsOf(language)}
        rows={items}
        keyOf={({ id }) => id}
        empty={<p>{payments.noUnassigned}</p>}
      />
      <Pager
        cursor={cursor}
        next={nextCursor}
        onGo={next => void navigate({ search: defined({ state, cursor: next }) })}
      />
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
  { title: common.state, cell: one => payments.unassignedStates[one.status] },
  { title: payments.amount, cell: one => format.decimal(one.amount, one.symbol), isNumber: true },
  { title: common.network, cell: one => one.networkName },
  { title: payments.tag, cell: ({ addressTag }) => (addressTag ? <Long text={addressTag} /> : '–') },
  {
    title: payments.sender,
    cell: ({ fromAddress }) => (fromAddress === undefined ? '–' : <Long text={fromAddress} />),
  },
  { title: common.transaction, cell: one => <Long text={one.txHash} /> },
  { title: common.actions, cell: one => one.status === 'open' && <Decisions payment={one} /> },
]

function Decisions({ payment }: { payment: Payment }) {
  return (
    <div className="row-actions">
      <Assign id={payment.id} />
      <Return payment={payment} />
    </div>
  )
}

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

function Return({ payment: { id, amount } }: { payment: Payment }) {
  const { common, payments } = useLanguage().messages
  const request = (form: FormData) => {
    const [address, addressTag] = [textOf(form, 'address').trim(), textOf(form, 'addressTag').trim()]
    const body = { amount: textOf(form, 'amount').trim(), address, reason: textOf(form, 'reason').trim() }
    return { params: { id }, body: { ...body, ...(addressTag && { addressTag }) } }
  }
  return (
    <ActionDialog id="returnPayment" label={payments.returnPayment} request={request}>
      <p>{payments.returnBody}</p>
      <TextField mono label={payments.amount} name="amount" defaultValue={amount} inputMode="decimal" required />
      <TextField mono label={common.address} name="address" autoComplete="off" maxLength={200} required />
      <TextField mono label={payments.tag} name="addressTag" autoComplete="off" maxLength={200} />
      <TextField label={payments.reason} name="reason" maxLength={500} required />
    </ActionDialog>
  )
}
