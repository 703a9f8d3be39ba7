import { Icon, Spinner } from '@rialto/ui'

import { useLink } from '../../LinkContext.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'

/** Seen only where nobody closes the page for the user: opened on its own, or in a frame that stays. */
export function Closed() {
  const { state, messages, returns } = useLink()
  const client = state.session?.client.name ?? ''
  if (returns && state.session?.callbackUrl !== undefined)
    return <StepFrame centred title={messages.ended.returning(client)} hero={<Spinner />} />
  return (
    <StepFrame
      centred
      title={messages.ended.closedTitle}
      {...(client === '' ? {} : { intro: messages.ended.closedBody(client) })}
      hero={
        <span className="hero">
          <Icon name="check" />
        </span>
      }
    />
  )
}
