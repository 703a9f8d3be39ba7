import { Badge, ChoiceRow, Logo } from '@rialto/ui'

import { useStep } from '../../StepTexts.tsx'
import { holdingOf, integrationOf } from '../../machine/state.ts'
import { reasonText } from '../../messages/reasonText.ts'
import { isZero } from '../../money/decimal.ts'
import { shorten } from '../../money/shorten.ts'
import { StepFrame } from '../../shell/StepFrame.tsx'
import type { LinkTransferNetwork } from '../amount/amountLimits.ts'

const rank = (network: LinkTransferNetwork) => (network.recommended ? 0 : network.eligible ? 1 : 2)

export function Network() {
  const { state, dispatch, messages, format } = useStep()
  const { network: texts } = messages
  const holding = holdingOf(state)
  if (holding === undefined) return null
  const { symbol } = holding
  const note = (one: LinkTransferNetwork) => {
    if (!one.eligible) return reasonText(messages, one.ineligibilityReason, integrationOf(state)?.scheme === 'wallet')
    return isZero(one.minimum) ? undefined : texts.minimum(format.asset(shorten(one.minimum, 'up'), symbol))
  }
  /** The figure that is easiest to compare comes first. */
  const feeOf = ({ fee, feeUsd }: LinkTransferNetwork) => {
    if (isZero(fee)) return { value: texts.noFee }
    const inAsset = format.asset(fee, symbol)
    return feeUsd === undefined
      ? { value: inAsset, valueNote: texts.feeAlone }
      : { value: format.fiat(feeUsd, 'USD'), valueNote: texts.fee(inAsset) }
  }
  return (
    <StepFrame title={texts.title} intro={texts.intro}>
      <ul className="rows">
        {[...holding.networks]
          .sort((a, b) => rank(a) - rank(b))
          .map(one => (
            <li key={one.networkId}>
              <ChoiceRow
                logo={<Logo round name={one.name} url={one.logoUrl} />}
                title={one.name}
                badge={one.recommended && one.eligible && <Badge tone="good">{texts.recommended}</Badge>}
                note={note(one)}
                {...feeOf(one)}
                inactive={!one.eligible}
                onChoose={() => dispatch({ type: 'networkChosen', networkId: one.networkId })}
              />
            </li>
          ))}
      </ul>
    </StepFrame>
  )
}
