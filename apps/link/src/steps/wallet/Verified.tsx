import { Fact, Facts } from '@rialto/ui'

import { useStep } from '../../StepTexts.tsx'
import { Address } from '../../shell/Address.tsx'
import { DoneFrame } from '../../shell/DoneFrame.tsx'

/** The end of a session that only verifies an address. */
export function Verified({ address }: { address: string }) {
  const { state, messages } = useStep()
  const { wallet: texts } = messages
  return (
    <DoneFrame title={texts.verified} intro={texts.verifiedBody(state.session?.client.name ?? '')}>
      <Facts>
        <Fact label={texts.address}>
          <Address value={address} />
        </Fact>
      </Facts>
    </DoneFrame>
  )
}
