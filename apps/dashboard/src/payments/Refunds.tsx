import type { AdminValue } from '@rialto/contract'
import { getRouteApi, Link } from '@tanstack/react-router'

import { useClientId, useRead } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { ExportButtons } from '../parts/ExportButtons.tsx'
import { SearchPage } from '../parts/SearchPage.tsx'
import type { Column } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { Long } from '../transfers/Long.tsx'
import { UserLink } from '../users/UserLink.tsx'
import { refundColumns } from './refundColumns.tsx'

type Refund = AdminValue<'searchRefunds', 'content'>['items'][number]

const route = getRouteApi('/$clientId/refunds')

/** The refunds of all orders that are paid by address. */
export function Refunds() {
  const language = useLanguage()
  const { messages } = language
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { user, state, cursor } = search
  const filters = { ...(user && { userId: user }), ...(state && { statuses: [state] }) }
  const body = { ...filters, ...(cursor && { cursor }) }
  const found = useRead('searchRefunds', { body }, cursor ? {} : { refreshMs: 5_000 })
  const { payments } = messages
  const isEmpty = (found.data?.items.length ?? 0) === 0
  return (
    <SearchPage
      id="searchRefunds"
      body={body}
      query={found}
      title={messages.shell.pages.refunds}
      texts={{
        intro: payments.refundsIntro,
        empty: payments.noRefunds,
        noMatch: payments.noRefundMatch,
        states: payments.refundStates,
      }}
      actions={<ExportButtons path="/Refunds/export" filter={filters} name="refunds" isEmpty={isEmpty} />}
      columns={columnsOf(language)}
      search={search}
      onSearch={next => void navigate({ search: next })}
    />
  )
}

const columnsOf = (language: Language): readonly Column<Refund>[] => {
  const { common } = language.messages
  const { state, amount, network, to, reason } = refundColumns(language)
  return [
    { title: common.created, cell: one => <RequestLink refund={one} /> },
    { title: common.user, cell: ({ userId }) => (userId === undefined ? '–' : <UserLink userId={userId} />) },
    state,
    amount,
    network,
    to,
    reason,
    {
      title: common.transaction,
      cell: ({ txHash }) => (txHash === undefined ? '–' : <Long text={txHash} />),
    },
  ]
}

/** To the order of the refund, whose page has the refunds too. The return of an unassigned payment has none. */
function RequestLink({ refund: { paymentRequestId, createdTimestamp } }: { refund: Refund }) {
  const { format } = useLanguage()
  const clientId = useClientId() ?? ''
  if (paymentRequestId === undefined) return <Time seconds={createdTimestamp} />
  return (
    <Link
      className="strong"
      to="/$clientId/payment-requests/$paymentRequestId"
      params={{ clientId, paymentRequestId }}
      title={format.exactTime(createdTimestamp)}
    >
      <Time seconds={createdTimestamp} />
    </Link>
  )
}
