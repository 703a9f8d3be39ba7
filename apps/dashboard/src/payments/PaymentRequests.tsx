import type { AdminValue } from '@rialto/contract'
import { Badge } from '@rialto/ui'
import { getRouteApi, Link } from '@tanstack/react-router'

import { useClientId, useRead } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { SearchPage } from '../parts/SearchPage.tsx'
import type { Column } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { UserLink } from '../users/UserLink.tsx'

type Request = AdminValue<'searchPaymentRequests', 'content'>['items'][number]

const route = getRouteApi('/$clientId/payment-requests')

/** Orders that are paid by address. Only the newest page updates live. */
export function PaymentRequests() {
  const language = useLanguage()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { user, state, cursor } = search
  const body = { ...(user && { userId: user }), ...(state && { statuses: [state] }), ...(cursor && { cursor }) }
  return (
    <SearchPage
      id="searchPaymentRequests"
      body={body}
      query={useRead('searchPaymentRequests', { body }, cursor ? {} : { refreshMs: 5_000 })}
      title={language.messages.shell.pages.paymentRequests}
      texts={language.messages.payments}
      columns={columnsOf(language)}
      search={search}
      onSearch={next => void navigate({ search: next })}
    />
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
