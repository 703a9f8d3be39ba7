import type { LinkSource } from '@rialto/contract'
import { Badge, Button, ChoiceRow, Logo } from '@rialto/ui'

import { useStep } from '../../StepTexts.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'

/** Every way to pay, the best first. */
export function Sources() {
  const { state, dispatch, messages } = useStep()
  const { sources: texts, common } = messages
  return (
    <StepFrame
      title={texts.title}
      intro={texts.intro}
      actions={
        <Button wide kind="quiet" onClick={() => dispatch({ type: 'catalogueOpened' })}>
          {common.otherAccount}
        </Button>
      }
    >
      <ul className="rows">
        {state.sources.map((source, index) => (
          <li key={`${source.connectionId} ${source.kind} ${source.symbol} ${source.toSymbol} ${source.networkId}`}>
            <SourceRow source={source} isBest={index === 0 && source.feesUsd !== undefined} />
          </li>
        ))}
      </ul>
    </StepFrame>
  )
}

function SourceRow({ source, isBest }: { source: LinkSource; isBest: boolean }) {
  const { dispatch, messages, format } = useStep()
  const { sources: texts } = messages
  const { kind, symbol, toSymbol, brokerName, networkName, logoUrl, feesUsd } = source
  const how = kind === 'balance' ? networkName : texts.becomes(toSymbol, networkName)
  return (
    <ChoiceRow
      logo={<Logo round name={symbol} url={logoUrl} />}
      title={texts.at(symbol, brokerName)}
      badge={isBest && <Badge tone="good">{texts.best}</Badge>}
      note={how}
      value={feesUsd === undefined ? undefined : texts.fees(format.fiat(feesUsd, 'USD'))}
      onChoose={() => dispatch({ type: 'sourceChosen', source })}
    />
  )
}
