import { Suspense } from 'react'

import { useLink } from './LinkContext.tsx'
import { AskFirst, LaterSteps } from './laterParts.ts'
import { Accounts } from './steps/accounts/Accounts.tsx'
import { Catalogue } from './steps/catalogue/Catalogue.tsx'
import { Closed } from './steps/ended/Closed.tsx'
import { Ended } from './steps/ended/Ended.tsx'
import { Opening } from './steps/opening/Opening.tsx'

/** The `key` makes every step a fresh one: its own focus, its own form. */
export function CurrentStep() {
  const { step, session, isConfirmed } = useLink().state
  const isOver = step.name === 'ended' || step.name === 'closed'
  if (session?.asksFirst !== undefined && !isConfirmed && !isOver)
    return (
      <Suspense fallback={<Opening />}>
        <AskFirst />
      </Suspense>
    )
  switch (step.name) {
    case 'opening':
      return <Opening />
    case 'ended':
      return <Ended key={step.reason} reason={step.reason} money={step.money} />
    case 'closed':
      return <Closed />
    case 'catalogue':
      return <Catalogue />
    case 'accounts':
      return <Accounts />
    default:
      return (
        <Suspense fallback={<Opening />}>
          <LaterSteps />
        </Suspense>
      )
  }
}
