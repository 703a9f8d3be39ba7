import { Button, Icon } from '@rialto/ui'

import { useStep } from '../../StepTexts.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'

/** Nothing was sent, because the address does not exist yet. */
export function Unavailable({ onRetry }: { onRetry: () => void }) {
  const { dispatch, messages } = useStep()
  const { manual: texts, common } = messages
  return (
    <StepFrame
      centred
      title={texts.unavailableTitle}
      intro={texts.unavailable}
      hero={
        <span className="hero hero--bad">
          <Icon name="alert" />
        </span>
      }
      actions={
        <>
          <Button wide onClick={onRetry}>
            {common.retry}
          </Button>
          <Button wide kind="text" onClick={() => dispatch({ type: 'catalogueOpened' })}>
            {common.otherAccount}
          </Button>
        </>
      }
    />
  )
}
