import { lazy, Suspense } from 'react'

import { useLink } from './LinkContext.tsx'
import type { Language } from './messages/loadLanguage.ts'
import { Accounts } from './steps/accounts/Accounts.tsx'
import { Catalogue } from './steps/catalogue/Catalogue.tsx'
import { Closed } from './steps/ended/Closed.tsx'
import { Ended } from './steps/ended/Ended.tsx'
import { Opening } from './steps/opening/Opening.tsx'

const later = () => import('./LaterSteps.tsx')
const LaterSteps = lazy(() => later().then(module => ({ default: module.LaterSteps })))

/** Nothing is lost by leaving before a later step, so it comes with those. */
export const LeaveDialog = lazy(() => later().then(module => ({ default: module.Leaving })))

/** Does more than say so once those have come. */
export const SandboxBanner = lazy(() => later().then(module => ({ default: module.Banner })))

/** Called once the first step is there, so that no later one has to wait. */
export const loadLaterSteps = (language: Language): void =>
  void later()
    .then(({ loadTexts }) => loadTexts(language))
    .catch(() => undefined)

/** The `key` makes every step a fresh one: its own focus, its own form. */
export function CurrentStep() {
  const { step } = useLink().state
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
