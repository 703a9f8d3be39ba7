import { Button, Icon } from '@rialto/ui'

import { useLink } from '../../LinkContext.tsx'
import type { EndReason } from '../../machine/state.ts'
import { StepFrame } from '../../shell/StepFrame.tsx'

export function Ended({ reason }: { reason: EndReason }) {
  const { state, dispatch, messages } = useLink()
  const { ended, common } = messages
  const texts = {
    used: [ended.usedTitle, ended.usedBody],
    expired: [ended.expiredTitle, ended.expiredBody],
    missing: [ended.missingTitle, ended.missingBody],
    offline: [ended.offlineTitle, ended.offlineBody],
  } as const
  const [title, body] = texts[reason]
  const action =
    reason === 'offline' ? (
      <Button wide onClick={() => dispatch({ type: 'openingRetried' })}>
        {common.retry}
      </Button>
    ) : (
      <Button wide kind="quiet" onClick={() => dispatch({ type: 'left' })}>
        {common.close}
      </Button>
    )
  return (
    <StepFrame
      centred
      title={title}
      intro={body}
      actions={action}
      hero={
        <span className="hero">
          <Icon name={reason === 'offline' ? 'alert' : 'clock'} />
        </span>
      }
    >
      {state.session?.mode === 'transfer' && (
        <p className="r-soft">{state.transfer === undefined ? ended.nothingSent : ended.moneyMoving}</p>
      )}
    </StepFrame>
  )
}
