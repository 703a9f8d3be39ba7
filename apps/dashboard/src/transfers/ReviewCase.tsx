import { Badge, Button } from '@rialto/ui'

import { useChange } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Messages } from '../messages/messages.ts'
import { Filled } from '../parts/Filled.tsx'
import { Problem } from '../parts/Problem.tsx'
import { ExactTime } from '../parts/Time.tsx'
import { useMay } from '../session/useMay.ts'
import { ReviewActions } from './ReviewActions.tsx'
import type { ReviewItem } from './reviewItem.ts'

const caseOf = {
  outcomeUnknown: 'unknown',
  notSent: 'overdue',
  notConfirmed: 'overdue',
  arrivedInPart: 'part',
  incomplete: 'part',
  paidElsewhere: 'differs',
  reverted: 'differs',
  notOnChain: 'differs',
  completedWithoutHash: 'differs',
  sentAfterAll: 'late',
  overpaid: 'late',
  overcharged: 'overcharged',
  paidTwice: 'twice',
  rialtoDiffers: 'inBooks',
  institutionDiffers: 'inBooks',
  chainDiffers: 'inBooks',
  reorganized: 'differs',
  depositHeld: 'held',
  depositNotReturned: 'overdue',
} as const satisfies Record<ReviewItem['reason'], keyof Messages['transfers']['case']['cases']>

export function CaseBadge({ item: { reason } }: { item: ReviewItem }) {
  const { messages } = useLanguage()
  return <Badge tone="warn">{messages.transfers.case.cases[caseOf[reason]]}</Badge>
}

function ReadTimes({ item: { nextReadTimestamp, decisionsFromTimestamp, actions } }: { item: ReviewItem }) {
  const { case: texts } = useLanguage().messages.transfers
  const isOnlyRead = actions.every(action => action === 'lookAgain')
  return (
    <p className="r-small r-soft">
      {nextReadTimestamp === null ? (
        texts.noRead
      ) : (
        <Filled text={texts.nextRead}>
          <ExactTime seconds={nextReadTimestamp} />
        </Filled>
      )}{' '}
      {isOnlyRead && actions.length > 0 && (
        <Filled text={texts.decisionsFrom}>
          <ExactTime seconds={decisionsFromTimestamp} />
        </Filled>
      )}
    </p>
  )
}

/** Cause and next check of a transfer in the review queue, and its allowed decisions. */
export function ReviewCase({ item }: { item: ReviewItem }) {
  const { stuck } = useLanguage().messages.transfers
  return (
    <div className="case">
      <p>{stuck[item.reason]}</p>
      <Differences item={item} />
      <ReadTimes item={item} />
      {item.actions.includes('lookAgain') && <CheckNow transferId={item.transferId} />}
      <ReviewActions item={item} />
    </div>
  )
}

/** Values of the institution or the chain, beside those of Rialto. */
function Differences({ item: { differences } }: { item: ReviewItem }) {
  const { messages } = useLanguage()
  if (differences.length === 0) return null
  const { books } = messages
  return (
    <ul className="r-small">
      {differences.map(({ side, about, expected, seen }) => (
        <li key={`${side} ${about} ${seen}`} className="breakable">
          {side === 'institution' ? books.institutionShows : books.chainShows}: {books.about[about]}{' '}
          {books.beside(seen ?? messages.books.nothing, expected ?? messages.books.nothing)}
        </li>
      ))}
    </ul>
  )
}

/** Reads the institution or the chain at once. Decides nothing, so that it asks for no confirmation. */
function CheckNow({ transferId }: { transferId: string }) {
  const { messages } = useLanguage()
  const { checkNow, checked } = messages.transfers.case
  const change = useChange('resolveTransfer')
  if (!useMay('resolveTransfer')) return null
  const check = () => change.mutate({ params: { id: transferId }, body: { action: 'lookAgain' } })
  return (
    <div className="case__check">
      <Button kind="quiet" busy={change.isPending} onClick={check}>
        {checkNow}
      </Button>
      <span role="status">{change.isSuccess && change.data.status === 'pending' && checked}</span>
      {change.error && <Problem error={change.error} />}
    </div>
  )
}
