import { Notice } from '@rialto/ui'

import { useStep } from '../StepTexts.tsx'
import type { Failure } from '../machine/state.ts'
import { problemTexts } from '../problems/problems.ts'
import { SupportCode } from './SupportCode.tsx'

/** A problem that does not end the step. */
export function ProblemNotice({ failure, institution }: { failure: Failure; institution: string }) {
  const { title, body } = problemTexts(useStep().messages, failure.problem, institution)
  return (
    <Notice tone="bad" live title={title}>
      <p>{body}</p>
      <SupportCode code={failure.supportCode} />
    </Notice>
  )
}
