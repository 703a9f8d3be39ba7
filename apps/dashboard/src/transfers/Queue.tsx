import { Fact, Facts } from '@rialto/ui'
import { Link } from '@tanstack/react-router'

import { useClientId, useRead } from '../api/useOperation.ts'
import type { Format } from '../messages/createFormat.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Messages } from '../messages/messages.ts'
import { Curl } from '../parts/Curl.tsx'
import { Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { CaseLinks } from './CaseLinks.tsx'
import { LongFact } from './Long.tsx'
import { MoneyBar } from './MoneyBar.tsx'
import { MoneyFacts } from './MoneyFacts.tsx'
import { CaseBadge, ReviewCase } from './ReviewCase.tsx'
import type { ReviewItem } from './reviewItem.ts'

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

/** The amount, and how much of it arrived. */
const titleOf = (item: ReviewItem, { transfers }: Messages, format: Format): string => {
  const { amountDecimal, symbol, arrivedAmountDecimal } = item
  const whole = format.decimal(amountDecimal, symbol)
  if (arrivedAmountDecimal === null || arrivedAmountDecimal === amountDecimal) return whole
  return transfers.money.partOf(format.decimal(arrivedAmountDecimal, '').trim(), whole)
}

/** Of the accounts that pay together, those that have not sent send nothing without the user. */
const isRestUnsent = ({ reason }: ReviewItem): boolean => reason === 'incomplete'

function QueueItem({ item }: { item: ReviewItem }) {
  const { messages, format } = useLanguage()
  const clientId = useClientId() ?? ''
  const { transferId, createdTimestamp, networkName, fromName } = item
  return (
    <article className="card">
      <header className="case__head">
        <h2>
          <Link to="/$clientId/transfers/$transferId" params={{ clientId, transferId }}>
            {titleOf(item, messages, format)}
          </Link>{' '}
          <CaseBadge item={item} />
        </h2>
        <p className="r-small r-soft">
          {[fromName, networkName, messages.transfers.case.openSince(format.exactTime(createdTimestamp))].join(' · ')}
        </p>
        <CaseLinks {...item} />
      </header>
      <div className="columns case__columns">
        <div>
          <MoneyBar
            arrived={item.arrivedAmountDecimal}
            whole={item.amountDecimal}
            missing={item.moneyLine.missing?.amount}
            symbol={item.symbol}
            isUnsent={isRestUnsent(item)}
          />
          <ItemFacts item={item} />
        </div>
        <ReviewCase item={item} />
      </div>
    </article>
  )
}

function ItemFacts({ item }: { item: ReviewItem }) {
  const { messages } = useLanguage()
  const { caseCode, toAddress, addressTag, hash, reference, institutionTransactionId, moneyLine, fromName } = item
  return (
    <Facts>
      <MoneyFacts line={moneyLine} from={fromName} isUnsent={isRestUnsent(item)} />
      <Fact label={messages.transfers.money.code}>
        <code className="r-mono">{caseCode}</code>
      </Fact>
      <LongFact label={messages.common.to} text={toAddress} />
      {addressTag !== null && <Fact label={messages.transfers.memo}>{addressTag}</Fact>}
      <LongFact label={messages.common.transaction} text={hash} />
      <LongFact label={messages.transfers.reference} text={reference} />
      <LongFact label={messages.common.idAtInstitution} text={institutionTransactionId} />
    </Facts>
  )
}
