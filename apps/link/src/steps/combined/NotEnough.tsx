import { Button, Icon } from '@rialto/ui'

import type { PartFailure } from '../../machine/state.ts'
import { heroText } from '../../money/heroText.ts'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { useStep } from '../../StepTexts.tsx'
import { FailedPart } from './FailedPart.tsx'

/** The accounts together do not cover the amount, or its missing part. */
export function NotEnough({ failed }: { failed: PartFailure | undefined }) {
  const { state, dispatch, messages, format } = useStep()
  const { combined: words, common } = messages
  return (
    <StepFrame
      centred
      title={words.tooLittleTitle}
      intro={words.tooLittle}
      hero={
        <span className="hero hero--bad">
          <Icon name="alert" />
        </span>
      }
      actions={
        <>
          <Button wide onClick={() => dispatch({ type: 'catalogueOpened' })}>
            {common.otherAccount}
          </Button>
          {state.connections.length > 1 && (
            <Button wide kind="text" onClick={() => dispatch({ type: 'payingAccountsOpened' })}>
              {words.change}
            </Button>
          )}
        </>
      }
    >
      <FailedPart failed={failed} />
      {state.transfer?.missing !== undefined && (
        <p className="preview__amount r-num">{heroText(state.transfer, messages, format)}</p>
      )}
      {state.combinedId !== undefined && <p className="r-soft">{words.missingBody}</p>}
    </StepFrame>
  )
}
