import type { AdminValue } from '@rialto/contract'
import { Badge } from '@rialto/ui'
import { getRouteApi, Link } from '@tanstack/react-router'

import { useClientId, useRead } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { SearchPage } from '../parts/SearchPage.tsx'
import type { Column } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { Long } from '../transfers/Long.tsx'
import { UserLink } from '../users/UserLink.tsx'
import { PayoutState } from './PayoutState.tsx'

type Payout = AdminValue<'searchPayouts', 'content'>['items'][number]

const route = getRouteApi('/$clientId/payouts')

/** Withdrawals that users confirmed in Link, with the amount and address to send to. */
export function Payouts() {
  const language = useLanguage()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { user, state, cursor } = search
  const body = { ...(user && { userId: user }), ...(state && { statuses: [state] }), ...(cursor && { cursor }) }
  return (
    <SearchPage
      id="searchPayouts"
      body={body}
      query={useRead('searchPayouts', { body }, cursor ? {} : { refreshMs: 5_000 })}
      title={language.messages.shell.pages.payouts}
      texts={language.messages.payouts}
      columns={columnsOf(language)}
      search={search}
      onSearch={next => void navigate({ search: next })}
    />
  )
}

const columnsOf = ({ messages, format }: Language): readonly Column<Payout>[] => {
  const { common, payouts } = messages
  return [
    { title: payouts.confirmed, cell: one => <PayoutLink payout={one} /> },
    { title: common.user, cell: one => <UserLink userId={one.userId} /> },
    { title: common.state, cell: one => <PayoutState payout={one} /> },
    { title: payouts.toSend, cell: one => format.decimal(one.amount, one.symbol), isNumber: true },
    { title: common.network, cell: one => one.networkName },
    { title: payouts.account, cell: one => <Account payout={one} /> },
    {
      title: common.transaction,
      cell: ({ txHash }) => (txHash === undefined ? '–' : <Long text={txHash} />),
    },
    { title: common.yourOrder, cell: one => one.transactionId ?? '–' },
  ]
}

/** The institution, address and tag to send to, which can be copied. */
function Account({ payout: { integrationName, address, addressTag, isNewAddress } }: { payout: Payout }) {
  const { messages } = useLanguage()
  const { payouts } = messages
  return (
    <div>
      <div>
        {integrationName} {isNewAddress && <Badge tone="warn">{payouts.isNew}</Badge>}
      </div>
      <Long text={address} />
      {addressTag !== undefined && (
        <div>
          {payouts.tag}: <Long text={addressTag} />
        </div>
      )}
    </div>
  )
}

function PayoutLink({ payout: { id: payoutId, createdTimestamp } }: { payout: Payout }) {
  const { format } = useLanguage()
  const clientId = useClientId() ?? ''
  return (
    <Link
      className="strong"
      to="/$clientId/payouts/$payoutId"
      params={{ clientId, payoutId }}
      title={format.exactTime(createdTimestamp)}
    >
      <Time seconds={createdTimestamp} />
    </Link>
  )
}
