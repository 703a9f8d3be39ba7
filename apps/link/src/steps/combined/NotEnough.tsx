import type { LinkTransfer } from '@rialto/contract'
import { Button } from '@rialto/ui'
import { useQuery } from '@tanstack/react-query'

import type { PartFailure } from '../../machine/state.ts'
import type { Format } from '../../money/createFormat.ts'
import { isZero, subtractDecimals } from '../../money/decimal.ts'
import { OutcomeFrame } from '../../shell/OutcomeFrame.tsx'
import { useStep } from '../../StepTexts.tsx'
import { FailedPart } from './FailedPart.tsx'

/** The server's state of the combined transfer. Undefined before its first part was sent. */
function useCombinedTransfer(transferId: string | undefined): LinkTransfer | undefined {
  const { api } = useStep()
  const { data } = useQuery({
    queryKey: ['transfer', transferId],
    queryFn: () => api.readTransfer(transferId ?? ''),
    enabled: transferId !== undefined,
  })
  return data
}

/** The sent and the missing amount of a combined transfer. Undefined if every part is still to be sent. */
function sentPart(transfer: LinkTransfer | undefined, format: Format) {
  if (transfer?.missing === undefined) return undefined
  const { amount, missing, symbol } = transfer
  const part = subtractDecimals(amount, missing)
  return isZero(part)
    ? undefined
    : { part: format.number(part), whole: format.asset(amount, symbol), missing: format.asset(missing, symbol) }
}

/** The accounts together do not cover the amount, or its missing part. */
export function NotEnough({ failed }: { failed: PartFailure | undefined }) {
  const { state, dispatch, messages, format } = useStep()
  const { combined: words } = messages
  const sent = sentPart(useCombinedTransfer(state.combinedId), format)
  return (
    <OutcomeFrame
      title={sent === undefined ? words.tooLittleTitle : words.partSent(sent.part, sent.whole)}
      intro={sent === undefined ? words.tooLittle : words.missingBody}
      tone="bad"
      icon="alert"
      actions={
        <>
          <Button wide onClick={() => dispatch({ type: 'catalogueOpened' })}>
            {words.addAccount}
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
      {sent !== undefined && <p className="preview__amount r-num">{words.missing(sent.missing)}</p>}
    </OutcomeFrame>
  )
}
