import { type ReactNode, Suspense } from 'react'

import { useLink } from './LinkContext.tsx'
import { AskFirst, LaterSteps } from './laterParts.ts'
import { Accounts } from './steps/accounts/Accounts.tsx'
import { Catalogue } from './steps/catalogue/Catalogue.tsx'
import { Closed } from './steps/ended/Closed.tsx'
import { Ended } from './steps/ended/Ended.tsx'
import { Opening } from './steps/opening/Opening.tsx'

/** A step whose script comes after the first screen. */
function Later({ step }: { step: ReactNode }) {
  return <Suspense fallback={<Opening />}>{step}</Suspense>
}

/** The `key` makes every step a fresh one: its own focus, its own form. */
export function CurrentStep() {
  const { step, session, isConfirmed } = useLink().state
  const isOver = step.name === 'ended' || step.name === 'closed'
  if (session?.asksFirst !== undefined && !isConfirmed && !isOver) return <Later step={<AskFirst />} />
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
      return <Later step={<LaterSteps />} />
  }
}
