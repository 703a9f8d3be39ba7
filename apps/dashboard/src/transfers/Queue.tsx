import type { AdminValue } from '@rialto/contract'
import { Fact, Facts } from '@rialto/ui'
import { Link } from '@tanstack/react-router'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { useClientId, useRead } from '../api/useOperation.ts'
import { Curl } from '../parts/Curl.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { ReviewActions } from './ReviewActions.tsx'
import { Long } from './Long.tsx'
import { MoneyFacts } from './MoneyFacts.tsx'

type Item = AdminValue<'listTransfersToReview', 'content'>['items'][number]

/** The review queue, the oldest first. */
export function Queue() {
  const { messages } = useLanguage()
  const queue = useRead('listTransfersToReview', {}, { refreshMs: 5_000 })
  return (
    <Page title={messages.shell.pages.queue} intro={messages.transfers.queueIntro}>
      <Reading query={queue}>
        {({ items, total }) => (
          <>
            {items.length === 0 && (
              <div className="empty">
                <p>{messages.transfers.queueEmpty}</p>
              </div>
            )}
            {items.map(item => (
              <QueueItem key={item.transferId} item={item} />
            ))}
            {total > items.length && <p className="r-soft">{messages.transfers.oldest(items.length, total)}</p>}
          </>
        )}
      </Reading>
      <Curl id="listTransfersToReview" />
    </Page>
  )
}

function QueueItem({ item }: { item: Item }) {
  const { messages, format } = useLanguage()
  const clientId = useClientId() ?? ''
  const { transferId, amount, symbol, userId, reference, toAddress, addressTag } = item
  const { clientTransactionId, institutionTransactionId, hash, arrivedAmount, moneyLine } = item
  const whole = format.amount(amount, symbol)
  const title = arrivedAmount === null ? whole : messages.transfers.money.partOf(format.count(arrivedAmount), whole)
  return (
    <Card title={messages.overview.amountOf(title, userId)} aside={<ReviewActions item={item} />}>
      <p>
        <span className="strong">{messages.transfers.openFor(format.duration(item.openForSeconds))}</span>{' '}
        {messages.transfers.stuck[item.reason]}
      </p>
      <Facts>
        <Fact
          label={messages.common.transfer}
          aside={
            <Link to="/$clientId/transfers/$transferId" params={{ clientId, transferId }}>
              {messages.transfers.timeline}
            </Link>
          }
        >
          <code className="r-mono breakable">{transferId}</code>
        </Fact>
        <Fact label={messages.common.from}>{item.fromName}</Fact>
        <MoneyFacts line={moneyLine} from={item.fromName} />
        <Fact label={messages.transfers.reference}>
          <code className="r-mono breakable">{reference}</code>
        </Fact>
        {institutionTransactionId !== null && (
          <Fact label={messages.common.idAtInstitution}>
            <code className="r-mono breakable">{institutionTransactionId}</code>
          </Fact>
        )}
        {clientTransactionId !== null && <Fact label={messages.common.yourOrder}>{clientTransactionId}</Fact>}
        <Fact label={messages.common.to} stacked>
          <Long text={toAddress} />
        </Fact>
        {addressTag !== null && <Fact label={messages.transfers.memo}>{addressTag}</Fact>}
        {hash !== null && (
          <Fact label={messages.common.transaction} stacked>
            <Long text={hash} />
          </Fact>
        )}
      </Facts>
    </Card>
  )
}
