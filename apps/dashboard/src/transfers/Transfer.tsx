import type { AdminValue } from '@rialto/contract'
import { Badge, Fact, Facts } from '@rialto/ui'
import { useParams } from '@tanstack/react-router'

import { fallbackMs } from '../api/useChanges.ts'
import { useRead } from '../api/useOperation.ts'
import { Deliveries } from '../developers/Deliveries.tsx'
import { Curl } from '../parts/Curl.tsx'
import { amountText, money } from '../parts/format.ts'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { Time } from '../parts/Time.tsx'
import { causeTexts } from './causeTexts.ts'
import { Long } from './Long.tsx'
import { ReviewActions } from './ReviewActions.tsx'
import { StatusBadge } from './StatusBadge.tsx'

type Record = AdminValue<'searchTransfers', 'content'>['items'][number]
type History = AdminValue<'readTransferHistory', 'content'>

const refreshMs = fallbackMs

/** Everything about one transfer, from its intent to its last webhook. */
export function Transfer() {
  const { transferId = '' } = useParams({ strict: false })
  const body = { transferId }
  const found = useRead('searchTransfers', { body }, { refreshMs })
  const history = useRead('readTransferHistory', { params: { id: transferId } }, { refreshMs })
  return (
    <Reading query={found}>
      {({ items: [transfer] }) =>
        transfer ? (
          <Page
            title={
              <>
                {amountText(transfer.amountToReceive, transfer.symbol)} <StatusBadge status={transfer.status} />
              </>
            }
            intro={`From ${transfer.from.name} to ${transfer.networkName}, for ${transfer.userId}`}
            actions={transfer.status === 'pending' && <Review transferId={transferId} />}
          >
            {transfer.statusDetails && <p className="attention">{transfer.statusDetails}</p>}
            <div className="columns">
              <Card title="Timeline">
                <Reading query={history}>{content => <Timeline changes={content.changes} />}</Reading>
                <Curl id="readTransferHistory" params={{ id: transferId }} />
              </Card>
              <Details transfer={transfer} />
            </div>
            <Card title="Webhook events">
              <Deliveries filter={body} />
            </Card>
          </Page>
        ) : (
          <Page title="Transfer not found">
            <p>No transfer of this client has this id in this environment.</p>
          </Page>
        )
      }
    </Reading>
  )
}

/** What a person may do now: nothing before the transfer has been open for a day. */
function Review({ transferId }: { transferId: string }) {
  const item = useRead('listTransfersToReview', {}).data?.items.find(one => one.transferId === transferId)
  return item ? <ReviewActions item={item} /> : null
}

const tones = { settled: 'good', failed: 'bad', unknown: 'warn' } as const

const toneOf = (phase: string) => (phase in tones ? tones[phase as keyof typeof tones] : undefined)

function Timeline({ changes }: Pick<History, 'changes'>) {
  if (changes.length === 0) return <p className="r-soft">No history was kept for this transfer.</p>
  return (
    <ol className="timeline">
      {changes.map((change, index) => (
        <li key={index} data-tone={toneOf(change.phase)}>
          <p className="strong">{causeTexts[change.cause]}</p>
          <p className="r-small r-soft">
            <Time seconds={change.timestamp} />
            {change.confirmations !== null && ` · ${change.confirmations} confirmations`}
            {change.upstreamStatus !== null && (
              <>
                {' · '}
                <code>{change.upstreamStatus}</code>
              </>
            )}
          </p>
          {change.detail !== null && <p className="r-small">{change.detail}</p>}
        </li>
      ))}
    </ol>
  )
}

function Details({ transfer }: { transfer: Record }) {
  const { symbol, withdrawalFee, processingFee, hash, infoUrl, refundAddress, addressTag } = transfer
  const { clientTransactionId, institutionTransactionId } = transfer
  return (
    <Card title="Details">
      <Facts>
        <Fact label="Requested">{amountText(transfer.amount, symbol)}</Fact>
        <Fact label="Arrives" aside={money(transfer.amountToReceiveInFiat)}>
          {amountText(transfer.amountToReceive, symbol)}
        </Fact>
        <Fact label="Leaves the account" aside={money(transfer.totalTransactionAmountInFiat)}>
          {amountText(transfer.sourceAmount, symbol)}
        </Fact>
        <Fact label="Fee of the institution">{amountText(withdrawalFee.fee, withdrawalFee.feeCurrency)}</Fact>
        {processingFee && <Fact label="Your fee">{amountText(processingFee.fee, processingFee.feeCurrency)}</Fact>}
        <Fact label="Type">
          <Badge>{transfer.transferType}</Badge>
        </Fact>
        <Fact label="To" stacked>
          <Long text={transfer.destinationAddress} />
        </Fact>
        {addressTag && <Fact label="Memo or tag">{addressTag}</Fact>}
        {hash && (
          <Fact label="Transaction" stacked>
            <Long text={hash} href={infoUrl} />
          </Fact>
        )}
        {refundAddress && (
          <Fact label="Refund address" stacked>
            <Long text={refundAddress} />
          </Fact>
        )}
        <Fact label="Transfer id" stacked>
          <Long text={transfer.id} />
        </Fact>
        {clientTransactionId && (
          <Fact label="Your order" stacked>
            <Long text={clientTransactionId} />
          </Fact>
        )}
        {institutionTransactionId && (
          <Fact label="Id at the institution" stacked>
            <Long text={institutionTransactionId} />
          </Fact>
        )}
      </Facts>
    </Card>
  )
}
