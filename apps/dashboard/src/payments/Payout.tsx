import type { AdminValue } from '@rialto/contract'
import { Badge, Fact, Facts } from '@rialto/ui'
import { useParams } from '@tanstack/react-router'

import { useRead } from '../api/useOperation.ts'
import type { Format } from '../messages/createFormat.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { Curl } from '../parts/Curl.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { ExactTime } from '../parts/Time.tsx'
import { LongFact } from '../transfers/Long.tsx'
import { UserLink } from '../users/UserLink.tsx'
import { PayoutBadge, PayoutState } from './PayoutState.tsx'

type FoundPayout = AdminValue<'searchPayouts', 'content'>['items'][number]

/** One withdrawal that a user confirmed in Link. */
export function Payout() {
  const { messages, format } = useLanguage()
  const { payoutId = '' } = useParams({ strict: false })
  const body = { payoutId }
  const found = useRead('searchPayouts', { body }, { refreshMs: 2_000 })
  return (
    <Reading query={found}>
      {({ items: [payout] }) =>
        payout === undefined ? (
          <Page title={messages.shell.pages.payouts}>
            <p>{messages.payouts.noMatch}</p>
          </Page>
        ) : (
          <Page title={titleOf(payout, format)}>
            <Details payout={payout} />
            <Curl id="searchPayouts" body={body} />
          </Page>
        )
      }
    </Reading>
  )
}

const titleOf = ({ amount, symbol, status }: FoundPayout, format: Format) => (
  <>
    {format.decimal(amount, symbol)} <PayoutBadge status={status} />
  </>
)

function Details({ payout }: { payout: FoundPayout }) {
  const { messages } = useLanguage()
  const { payouts: texts, common } = messages
  return (
    <Card title={common.details}>
      <Facts>
        <Fact label={common.state}>
          <PayoutState payout={payout} />
        </Fact>
        <Fact label={texts.confirmed}>
          <ExactTime seconds={payout.createdTimestamp} />
        </Fact>
        <Fact label={common.user}>
          <UserLink userId={payout.userId} />
        </Fact>
        <Destination payout={payout} />
        <References payout={payout} />
      </Facts>
    </Card>
  )
}

function Destination({
  payout: { integrationName, isNewAddress, networkName, address, addressTag },
}: {
  payout: FoundPayout
}) {
  const { payouts: texts, common } = useLanguage().messages
  return (
    <>
      <Fact label={texts.account}>
        {integrationName} {isNewAddress && <Badge tone="warn">{texts.isNew}</Badge>}
      </Fact>
      <Fact label={common.network}>{networkName}</Fact>
      <LongFact label={common.address} text={address} />
      {addressTag !== undefined && <Fact label={texts.tag}>{addressTag}</Fact>}
    </>
  )
}

function References({ payout: { txHash, transactionId, id } }: { payout: FoundPayout }) {
  const { common } = useLanguage().messages
  return (
    <>
      <LongFact label={common.transaction} text={txHash} />
      <LongFact label={common.yourOrder} text={transactionId} />
      <LongFact label={common.id} text={id} />
    </>
  )
}
