import { Icon } from '@rialto/ui'

import { useLink } from '../../LinkContext.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'

/** Seen only where nobody closes the page for the user: opened on its own, or in a frame that stays. */
export function Closed() {
  const { state, messages } = useLink()
  const client = state.session?.client.name
  return (
    <StepFrame
      centred
      title={messages.ended.closedTitle}
      {...(client === undefined ? {} : { intro: messages.ended.closedBody(client) })}
      hero={
        <span className="hero">
          <Icon name="check" />
        </span>
      }
    />
  )
}
