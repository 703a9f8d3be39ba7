import type { AdminValue } from '@rialto/contract'
import { Badge } from '@rialto/ui'
import { getRouteApi, Link } from '@tanstack/react-router'

import { useClientId, useRead } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { Curl } from '../parts/Curl.tsx'
import { ListFilters } from '../parts/ListFilters.tsx'
import { Page } from '../parts/Page.tsx'
import { Pager } from '../parts/Pager.tsx'
import { Problem } from '../parts/Problem.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { UserLink } from '../users/UserLink.tsx'

type Request = AdminValue<'searchPaymentRequests', 'content'>['items'][number]

const route = getRouteApi('/$clientId/payment-requests')

/** Orders that are paid by address. Only the newest page updates live. */
export function PaymentRequests() {
  const language = useLanguage()
  const { messages } = language
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { user, state, cursor } = search
  const body = { ...(user && { userId: user }), ...(state && { statuses: [state] }), ...(cursor && { cursor }) }
  const found = useRead('searchPaymentRequests', { body }, cursor ? {} : { refreshMs: 5_000 })
  const { cursor: _, ...filter } = search
  const { payments } = messages
  return (
    <Page title={messages.shell.pages.paymentRequests} intro={payments.intro}>
      <ListFilters search={search} states={payments.states} onChange={next => void navigate({ search: next })} />
      {found.error && <Problem error={found.error} onRetry={found.refetch} />}
      <Table
        label={messages.shell.pages.paymentRequests}
        columns={columnsOf(language)}
        rows={found.data?.items}
        keyOf={({ id }) => id}
        empty={<p>{user || state || cursor ? payments.noMatch : payments.empty}</p>}
      />
      <Pager
        cursor={cursor}
        next={found.data?.nextCursor}
        onGo={next => void navigate({ search: { ...filter, ...(next && { cursor: next }) } })}
      />
      <Curl id="searchPaymentRequests" body={body} />
    </Page>
  )
}

const tones = {
  waiting: 'accent',
  detected: 'accent',
  underpaid: 'warn',
  held: 'warn',
  paid: 'good',
  expired: 'bad',
  canceled: 'bad',
  paidOtherwise: 'warn',
} as const satisfies Record<Request['status'], string>

export function RequestBadge({ status }: Pick<Request, 'status'>) {
  const { messages } = useLanguage()
  return <Badge tone={tones[status]}>{messages.payments.states[status]}</Badge>
}

const columnsOf = ({ messages, format }: Language): readonly Column<Request>[] => [
  { title: messages.common.created, cell: one => <RequestLink request={one} /> },
  { title: messages.common.user, cell: one => <UserLink userId={one.userId} /> },
  { title: messages.common.state, cell: one => <RequestBadge status={one.status} /> },
  { title: messages.common.network, cell: one => one.networkName },
  { title: messages.payments.requested, cell: one => format.decimal(one.amount, one.symbol), isNumber: true },
  { title: messages.payments.credited, cell: one => format.decimal(one.creditedAmount, one.symbol), isNumber: true },
  { title: messages.common.yourOrder, cell: one => one.transactionId ?? '–' },
]

function RequestLink({ request: { id, createdTimestamp } }: { request: Request }) {
  const { format } = useLanguage()
  const clientId = useClientId() ?? ''
  return (
    <Link
      className="strong"
      to="/$clientId/payment-requests/$paymentRequestId"
      params={{ clientId, paymentRequestId: id }}
      title={format.exactTime(createdTimestamp)}
    >
      <Time seconds={createdTimestamp} />
    </Link>
  )
}
