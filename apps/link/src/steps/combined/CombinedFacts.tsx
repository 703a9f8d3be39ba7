import type { LinkCombination, LinkPart } from '@rialto/contract'
import { Button, Fact, Facts, Logo } from '@rialto/ui'

import { integrationOf } from '../../machine/state.ts'
import { MoneyFacts } from '../../money/MoneyFacts.tsx'
import { DestinationFacts } from '../../shell/DestinationFacts.tsx'
import { useStep } from '../../StepTexts.tsx'

type CombinedFactsProps = { combination: LinkCombination | undefined; onChange: () => void }

/** The part of each account with its fee, its destination, and the total debit of all accounts. */
export function CombinedFacts({ combination, onChange }: CombinedFactsProps) {
  const { state, messages, format } = useStep()
  const { preview: texts, combined: words } = messages
  if (combination === undefined)
    return <div className="r-skeleton preview__skeleton" role="status" aria-label={texts.loading} />
  const { parts, networkName } = combination
  return (
    <>
      <div className="group">
        <ul className="card" aria-label={texts.from}>
          {parts.map(part => (
            <PartRow key={part.previewId} part={part} />
          ))}
        </ul>
        {state.connections.length > 1 && state.choice.rehearses === undefined && (
          <Button kind="text" onClick={onChange}>
            {words.change}
          </Button>
        )}
      </div>
      <Facts>
        <MoneyFacts
          line={combination.moneyLine}
          from={format.list([...new Set(parts.map(part => part.fromName))])}
          client={state.session?.client.name ?? ''}
          {...{ messages, format }}
        />
      </Facts>
      <Facts>
        <Fact label={texts.to}>{state.session?.client.name ?? ''}</Fact>
        <Fact label={texts.network}>{networkName}</Fact>
        <DestinationFacts destination={combination} labels={texts} copying={messages.copying} />
      </Facts>
    </>
  )
}

function PartRow({ part }: { part: LinkPart }) {
  const { state, messages, format } = useStep()
  const { fromName, accountName, amount, fee, feeUsd, symbol, connectionId } = part
  const { network } = messages
  const connection = state.connections.find(one => one.connectionId === connectionId)
  const isFree = Number(fee) === 0
  const cost = feeUsd === undefined ? format.asset(fee, symbol) : format.fiat(feeUsd, 'USD')
  return (
    <li className="card__row">
      <Logo name={fromName} url={integrationOf(state, connection?.integrationId)?.logoUrl} />
      <span className="r-row__body">
        <span className="r-row__title">{fromName}</span>
        <span className="r-row__note">{accountName}</span>
      </span>
      <span className="r-row__end">
        <span className="r-row__value">{format.asset(amount, symbol)}</span>
        <span className="r-row__note r-num">{isFree ? network.noFee : network.fee(cost)}</span>
      </span>
    </li>
  )
}
