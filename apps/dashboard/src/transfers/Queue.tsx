import type { AdminValue } from '@rialto/contract'
import { Fact, Facts } from '@rialto/ui'
import { Link } from '@tanstack/react-router'

import { useClientId, useRead } from '../api/useOperation.ts'
import { Curl } from '../parts/Curl.tsx'
import { amountText, durationText } from '../parts/format.ts'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { ReviewActions } from './ReviewActions.tsx'
import { stuckTexts } from './stuckTexts.ts'
import { Long } from './Long.tsx'

type Item = AdminValue<'listTransfersToReview', 'content'>['items'][number]

/** Transfers that nothing but a person can take further, the oldest first. */
export function Queue() {
  const queue = useRead('listTransfersToReview', {}, { refreshMs: 5_000 })
  return (
    <Page
      title="Needs a person"
      intro="Transfers that have been open for more than a day, and deposits that are held. None fails by itself: one that is declared failed may be paid a second time."
    >
      <Reading query={queue}>
        {({ items, total }) => (
          <>
            {items.length === 0 && (
              <div className="empty">
                <p>No transfer has been open for more than a day. One that has appears here with what can be done.</p>
              </div>
            )}
            {items.map(item => (
              <QueueItem key={item.transferId} item={item} />
            ))}
            {total > items.length && (
              <p className="r-soft">
                The {items.length} oldest of {total}.
              </p>
            )}
          </>
        )}
      </Reading>
      <Curl id="listTransfersToReview" />
    </Page>
  )
}

function QueueItem({ item }: { item: Item }) {
  const clientId = useClientId() ?? ''
  const { transferId, amount, symbol, userId, type, reference, toAddress } = item
  const { clientTransactionId, institutionTransactionId, hash } = item
  return (
    <Card title={`${amountText(amount, symbol)} of ${userId}`} aside={<ReviewActions item={item} />}>
      <p>
        <span className="strong">Open for {durationText(item.openForSeconds)}.</span> {stuckTexts[item.reason]}
      </p>
      <Facts>
        <Fact
          label="Transfer"
          aside={
            <Link to="/$clientId/transfers/$transferId" params={{ clientId, transferId }}>
              Timeline
            </Link>
          }
        >
          <code className="r-mono breakable">{transferId}</code>
        </Fact>
        <Fact label="Integration type">{type}</Fact>
        <Fact label="Our reference there">
          <code className="r-mono breakable">{reference}</code>
        </Fact>
        {institutionTransactionId !== null && (
          <Fact label="Id at the institution">
            <code className="r-mono breakable">{institutionTransactionId}</code>
          </Fact>
        )}
        {clientTransactionId !== null && <Fact label="Your order">{clientTransactionId}</Fact>}
        <Fact label="To" stacked>
          <Long text={toAddress} />
        </Fact>
        {hash !== null && (
          <Fact label="Transaction" stacked>
            <Long text={hash} />
          </Fact>
        )}
      </Facts>
    </Card>
  )
}
