import { Button, Notice } from '@rialto/ui'

import { useStep } from '../../StepTexts.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'

/** Nothing was sent: there is no address yet. */
export function Unavailable({ onRetry }: { onRetry: () => void }) {
  const { manual: texts, common } = useStep().messages
  return (
    <StepFrame
      title={texts.title}
      actions={
        <Button wide onClick={onRetry}>
          {common.retry}
        </Button>
      }
    >
      <Notice tone="warn" live>
        {texts.unavailable}
      </Notice>
    </StepFrame>
  )
}
