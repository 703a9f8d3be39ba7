import type { ManualOrigins } from '@rialto/contract'
import { ChoiceRow, Logo, Notice } from '@rialto/ui'
import { useQuery } from '@tanstack/react-query'

import { useStep } from '../../StepTexts.tsx'
import type { Step } from '../../machine/state.ts'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { ManualAddress } from './ManualAddress.tsx'
import { manualApi } from './manualApi.ts'
import { Unavailable } from './Unavailable.tsx'

type Origin = ManualOrigins['origins'][number]

/** A deposit from a wallet or exchange that is not connected: first the asset, then the address. */
export function Manual({ step }: { step: Extract<Step, { name: 'manual' }> }) {
  const { api, messages } = useStep()
  const { data, isError, refetch } = useQuery({
    queryKey: ['manual'],
    queryFn: () => manualApi(api).origins(),
    staleTime: Infinity,
  })
  if (isError) return <Unavailable onRetry={() => void refetch()} />
  if (data === undefined)
    return (
      <StepFrame title={messages.manual.title}>
        <div className="r-skeleton progress__skeleton" role="status" aria-label={messages.common.loading} />
      </StepFrame>
    )
  const { origins } = data
  const { pair } = step
  const chosen = pair
    ? origins.find(one => one.symbol === pair.symbol && one.networkId === pair.networkId)
    : origins.length === 1
      ? origins[0]
      : undefined
  return chosen === undefined ? (
    <Choice origins={origins} />
  ) : (
    <ManualAddress key={`${chosen.symbol} ${chosen.networkId}`} origin={chosen} />
  )
}

function Choice({ origins }: { origins: readonly Origin[] }) {
  const { messages } = useStep()
  const { manual: texts } = messages
  const symbols = [...new Set(origins.map(({ symbol }) => symbol))]
  return (
    <StepFrame title={texts.title} intro={texts.intro}>
      {origins.length === 0 && <Notice>{texts.none}</Notice>}
      {symbols.map(symbol => (
        <OriginRows key={symbol} origins={origins.filter(one => one.symbol === symbol)} />
      ))}
    </StepFrame>
  )
}

/** The networks of one asset. */
function OriginRows({ origins }: { origins: readonly Origin[] }) {
  const { dispatch, messages, format } = useStep()
  const { manual: texts } = messages
  return (
    <div className="group">
      <h2>{origins[0]?.name}</h2>
      <ul className="rows">
        {origins.map(({ symbol, networkId, networkName, logoUrl, minimum }) => (
          <li key={networkId}>
            <ChoiceRow
              logo={<Logo round name={symbol} url={logoUrl} />}
              title={symbol}
              note={networkName}
              {...(minimum === undefined ? {} : { value: format.asset(minimum, symbol), valueNote: texts.minimum })}
              onChoose={() => dispatch({ type: 'manualChosen', pair: { symbol, networkId }, networkName })}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
