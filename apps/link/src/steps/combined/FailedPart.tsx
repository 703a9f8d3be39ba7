import { Notice } from '@rialto/ui'

import type { PartFailure } from '../../machine/state.ts'
import { problemTexts } from '../../problems/problems.ts'
import { useStep } from '../../StepTexts.tsx'

/** The account whose part was not sent, and the reason. */
export function FailedPart({ failed }: { failed: PartFailure | undefined }) {
  const { messages } = useStep()
  if (failed === undefined) return null
  const { name, failure } = failed
  // The advice for one account, to enter less, helps no part.
  const isLacking = failure.problem === 'insufficientFunds'
  return (
    <Notice tone="bad" live title={messages.combined.refusedTitle(name)}>
      {isLacking ? messages.reasons.amountNotSufficient : problemTexts(messages, failure.problem, name).body}
    </Notice>
  )
}
