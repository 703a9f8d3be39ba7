import type { AdminValue } from '@rialto/contract'
import { Link, useParams } from '@tanstack/react-router'

import { fallbackMs } from '../api/useChanges.ts'
import { useClientId, useRead } from '../api/useOperation.ts'
import { Deliveries } from '../developers/Deliveries.tsx'
import type { Format } from '../messages/createFormat.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Messages } from '../messages/messages.ts'
import { Curl } from '../parts/Curl.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { CaseLinks } from './CaseLinks.tsx'
import { isUnsent } from './isUnsent.ts'
import { MoneyBar } from './MoneyBar.tsx'
import { RestLink } from './RestLink.tsx'
import { CaseBadge, ReviewCase } from './ReviewCase.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { Timeline } from './Timeline.tsx'
import { TransferDetails } from './TransferDetails.tsx'

type Record = AdminValue<'searchTransfers', 'content'>['items'][number]

const refreshMs = fallbackMs

/** Everything about one transfer, from its intent to its last webhook. */
export function Transfer() {
  const { messages } = useLanguage()
  const { transferId = '' } = useParams({ strict: false })
  const clientId = useClientId() ?? ''
  const found = useRead('searchTransfers', { body: { transferId } }, { refreshMs })
  return (
    <Reading query={found}>
      {({ items: [transfer] }) =>
        transfer ? (
          <Found transfer={transfer} />
        ) : (
          <Page title={messages.transfers.notFound}>
            <p>{messages.transfers.notFoundBody}</p>
            <p>
              <Link to="/$clientId/transfers" params={{ clientId }}>
                {messages.shell.pages.transfers}
              </Link>
            </p>
          </Page>
        )
      }
    </Reading>
  )
}

function Found({ transfer }: { transfer: Record }) {
  const { messages, format } = useLanguage()
  const { id: transferId, moneyLine, symbol } = transfer
  const history = useRead('readTransferHistory', { params: { id: transferId } }, { refreshMs })
  const review = useRead('listTransfersToReview', {}, { refreshMs: 5_000 })
  const item = review.data?.items.find(one => one.transferId === transferId)
  const known = history.data
  return (
    <Page
      title={
        <>
          {titleOf(transfer, messages, format)}{' '}
          {item ? <CaseBadge item={item} /> : !review.isPending && <StatusBadge state={transfer.state} />}
        </>
      }
      intro={
        transfer.from.type === 'cryptocurrencyAddress'
          ? messages.transfers.byAddress(transfer.networkName, transfer.userId)
          : messages.transfers.intro(transfer.from.name, transfer.networkName, transfer.userId)
      }
    >
      <CaseLinks
        userId={transfer.userId}
        clientTransactionId={transfer.clientTransactionId}
        linkSessionId={known?.linkSessionId}
        hasConnection={known?.connectionId != null}
        receiptUrl={known?.receiptUrl}
      />
      {transfer.statusDetails && <p className="attention">{transfer.statusDetails}</p>}
      {item && (
        <Card>
          <ReviewCase item={item} />
        </Card>
      )}
      {known?.missingDecimal != null && (
        <RestLink transferId={transferId} missing={known.missingDecimal} symbol={symbol} />
      )}
      <div className="columns">
        <Card title={messages.transfers.timeline}>
          <MoneyBar
            arrived={moneyLine.arrives.amount ?? null}
            whole={transfer.amountToReceiveDecimal}
            missing={moneyLine.missing?.amount}
            symbol={symbol}
            isUnsent={isUnsent(transfer)}
          />
          <Reading query={history}>{content => <Timeline changes={content.changes} />}</Reading>
          <Curl id="readTransferHistory" params={{ id: transferId }} />
        </Card>
        <TransferDetails
          transfer={transfer}
          refundHash={known?.refundHash}
          paymentRequestId={known?.paymentRequestId}
        />
      </div>
      <Card title={messages.transfers.events}>
        <Deliveries filter={{ transferId }} />
      </Card>
    </Page>
  )
}

/** The amount of the transfer; of one that arrived in part or was returned, how much. */
function titleOf(
  { moneyLine, amountToReceiveDecimal, symbol }: Record,
  { transfers }: Messages,
  format: Format,
): string {
  const { arrives, missing, returned } = moneyLine
  const isNothing = Number(amountToReceiveDecimal) === 0
  if (isNothing && returned?.amount !== undefined) return format.decimal(returned.amount, returned.symbol)
  const whole = format.decimal(amountToReceiveDecimal, symbol)
  const { amount: arrived = '0' } = arrives
  const isPart = missing !== undefined && Number(arrived) > 0
  return isPart ? transfers.money.partOf(format.number(arrived), whole) : whole
}
