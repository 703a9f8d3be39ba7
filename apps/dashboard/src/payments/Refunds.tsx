import type { AdminValue } from '@rialto/contract'
import { getRouteApi, Link } from '@tanstack/react-router'

import { useClientId, useRead } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { ExportButtons } from '../parts/ExportButtons.tsx'
import { SearchPage } from '../parts/SearchPage.tsx'
import type { Column } from '../parts/Table.tsx'
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
  const { common, payments } = language.messages
  const [created, ...others] = refundColumns(language)
  return [
    ...(created ? [created] : []),
    { title: common.user, cell: one => <UserLink userId={one.userId} /> },
    ...others,
    { title: common.network, cell: one => one.networkName },
    {
      title: common.transaction,
      cell: ({ txHash }) => (txHash === undefined ? '–' : <Long text={txHash} />),
    },
    { title: payments.request, cell: one => <RequestLink id={one.paymentRequestId} /> },
  ]
}

function RequestLink({ id: paymentRequestId }: { id: string }) {
  const { messages } = useLanguage()
  const clientId = useClientId() ?? ''
  return (
    <Link to="/$clientId/payment-requests/$paymentRequestId" params={{ clientId, paymentRequestId }}>
      {messages.common.show}
    </Link>
  )
}
