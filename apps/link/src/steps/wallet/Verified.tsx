import { Button, Fact, Facts, Icon } from '@rialto/ui'

import { useStep } from '../../StepTexts.tsx'
import { Address } from '../../shell/Address.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'

/** The end of a session that only verifies an address. */
export function Verified({ address }: { address: string }) {
  const { state, dispatch, messages } = useStep()
  const { wallet: texts, common } = messages
  return (
    <StepFrame
      centred
      title={texts.verified}
      intro={texts.verifiedBody(state.session?.client.name ?? '')}
      hero={
        <span className="hero hero--good">
          <Icon name="check" />
        </span>
      }
      actions={
        <Button wide onClick={() => dispatch({ type: 'left' })}>
          {common.done}
        </Button>
      }
    >
      <Facts>
        <Fact label={texts.address}>
          <Address value={address} />
        </Fact>
      </Facts>
    </StepFrame>
  )
}
