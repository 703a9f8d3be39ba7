import { Spinner } from '@rialto/ui'

import { useLink } from '../../LinkContext.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'

export function Opening() {
  const { messages } = useLink()
  return <StepFrame centred title={messages.opening.title} hero={<Waiting />} />
}

function Waiting() {
  return (
    <span className="hero hero--accent">
      <Spinner />
    </span>
  )
}
