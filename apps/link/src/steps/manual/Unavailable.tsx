import { Button } from '@rialto/ui'

import { useStep } from '../../StepTexts.tsx'
import { OutcomeFrame } from '../../shell/OutcomeFrame.tsx'

/** Nothing was sent, because the address does not exist yet. */
export function Unavailable({ onRetry }: { onRetry: () => void }) {
  const { dispatch, messages } = useStep()
  const { manual: texts, common } = messages
  return (
    <OutcomeFrame
      title={texts.unavailableTitle}
      intro={texts.unavailable}
      tone="bad"
      icon="alert"
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
