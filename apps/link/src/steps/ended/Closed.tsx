import { Spinner } from '@rialto/ui'

import { useLink } from '../../LinkContext.tsx'
import { OutcomeFrame } from '../../shell/OutcomeFrame.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'

/** Visible only if the page is not closed for the user: a standalone page, or a frame that stays. */
export function Closed() {
  const { state, messages, returns } = useLink()
  const client = state.session?.client.name ?? ''
  if (returns && state.session?.callbackUrl !== undefined)
    return <StepFrame centred title={messages.ended.returning(client)} hero={<Spinner />} />
  return (
    <OutcomeFrame
      title={messages.ended.closedTitle}
      {...(client === '' ? {} : { intro: messages.ended.closedBody(client) })}
      icon="check"
    />
  )
}
