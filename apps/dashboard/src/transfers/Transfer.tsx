import type { AdminValue } from '@rialto/contract'
import { Badge, Fact, Facts } from '@rialto/ui'
import { useParams } from '@tanstack/react-router'

import type { Format } from '../messages/createFormat.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Messages } from '../messages/messages.ts'
import { fallbackMs } from '../api/useChanges.ts'
import { useRead } from '../api/useOperation.ts'
import { Deliveries } from '../developers/Deliveries.tsx'
import { Curl } from '../parts/Curl.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { Time } from '../parts/Time.tsx'
import { textIn } from '../parts/words.ts'
import { Long } from './Long.tsx'
import { MoneyFacts } from './MoneyFacts.tsx'
import { ReviewActions } from './ReviewActions.tsx'
import { StatusBadge } from './StatusBadge.tsx'

type Record = AdminValue<'searchTransfers', 'content'>['items'][number]
type History = AdminValue<'readTransferHistory', 'content'>

const refreshMs = fallbackMs

/** Everything about one transfer, from its intent to its last webhook. */
export function Transfer() {
  const { messages, format } = useLanguage()
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
                {titleOf(transfer, messages, format)} <StatusBadge status={transfer.status} />
              </>
            }
            intro={messages.transfers.intro(transfer.from.name, transfer.networkName, transfer.userId)}
            actions={transfer.status === 'pending' && <Review transferId={transferId} />}
          >
            {transfer.statusDetails && <p className="attention">{transfer.statusDetails}</p>}
            <div className="columns">
              <Card title={messages.transfers.timeline}>
                <Reading query={history}>{content => <Timeline changes={content.changes} />}</Reading>
                <Curl id="readTransferHistory" params={{ id: transferId }} />
              </Card>
              <Details transfer={transfer} />
            </div>
            <Card title={messages.transfers.events}>
              <Deliveries filter={body} />
            </Card>
          </Page>
        ) : (
          <Page title={messages.transfers.notFound}>
            <p>{messages.transfers.notFoundBody}</p>
          </Page>
        )
      }
    </Reading>
  )
}

/** The amount of the transfer; of one that arrived in part or was returned, how much. */
function titleOf({ moneyLine, amountToReceive, symbol }: Record, { transfers }: Messages, format: Format): string {
  const { arrives, missing, returned } = moneyLine
  if (amountToReceive === 0 && returned?.amount !== undefined) return format.decimal(returned.amount, returned.symbol)
  const whole = format.amount(amountToReceive, symbol)
  const isPart = missing !== undefined && arrives.amount !== undefined && Number(arrives.amount) > 0
  return isPart ? transfers.money.partOf(format.count(Number(arrives.amount)), whole) : whole
}

/** Decisions available now. None before the transfer has been open for a day. */
function Review({ transferId }: { transferId: string }) {
  const item = useRead('listTransfersToReview', {}).data?.items.find(one => one.transferId === transferId)
  return item ? <ReviewActions item={item} /> : null
}

const tones = { settled: 'good', failed: 'bad', unknown: 'warn' } as const

const toneOf = (phase: string) => (phase in tones ? tones[phase as keyof typeof tones] : undefined)

function Timeline({ changes }: Pick<History, 'changes'>) {
  const { messages } = useLanguage()
  if (changes.length === 0) return <p className="r-soft">{messages.transfers.noHistory}</p>
  return (
    <ol className="timeline">
      {changes.map((change, index) => (
        <li key={index} data-tone={toneOf(change.phase)}>
          <p className="strong">{messages.transfers.causes[change.cause]}</p>
          <p className="r-small r-soft">
            <Time seconds={change.timestamp} />
            {change.confirmations !== null && ` · ${messages.transfers.confirmations(change.confirmations)}`}
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
  const { messages, format } = useLanguage()
  const { symbol, hash, infoUrl, refundAddress, refundAddressTag, addressTag, caseCode } = transfer
  const { clientTransactionId, institutionTransactionId } = transfer
  return (
    <Card title={messages.common.details}>
      <Facts>
        <Fact label={messages.transfers.requested}>{format.amount(transfer.amount, symbol)}</Fact>
        <MoneyFacts line={transfer.moneyLine} from={transfer.from.name} />
        <Fact label={messages.transfers.type}>
          <Badge>{textIn(messages.transfers.types, transfer.transferType)}</Badge>
        </Fact>
        <Fact label={messages.common.to} stacked>
          <Long text={transfer.destinationAddress} />
        </Fact>
        {addressTag && <Fact label={messages.transfers.memo}>{addressTag}</Fact>}
        {hash && (
          <Fact label={messages.common.transaction} stacked>
            <Long text={hash} href={infoUrl} />
          </Fact>
        )}
        {refundAddress && (
          <Fact label={messages.transfers.refundAddress} stacked>
            <Long text={refundAddress} />
          </Fact>
        )}
        {refundAddressTag && <Fact label={messages.transfers.refundMemo}>{refundAddressTag}</Fact>}
        <Fact label={messages.transfers.money.code}>
          <code className="r-mono">{caseCode}</code>
        </Fact>
        <Fact label={messages.transfers.transferId} stacked>
          <Long text={transfer.id} />
        </Fact>
        {clientTransactionId && (
          <Fact label={messages.common.yourOrder} stacked>
            <Long text={clientTransactionId} />
          </Fact>
        )}
        {institutionTransactionId && (
          <Fact label={messages.common.idAtInstitution} stacked>
            <Long text={institutionTransactionId} />
          </Fact>
        )}
      </Facts>
    </Card>
  )
}
