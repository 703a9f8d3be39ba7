import type { AddressOffers } from '@rialto/contract'
import { ChoiceRow, Logo, Notice } from '@rialto/ui'
import { useQuery } from '@tanstack/react-query'

import type { Step } from '../../machine/state.ts'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { useStep } from '../../StepTexts.tsx'
import { Unavailable } from '../manual/Unavailable.tsx'
import { addressApi } from './addressApi.ts'
import { AddressPage } from './AddressPage.tsx'

type Offer = AddressOffers['offers'][number]

/** An order of a fixed amount, paid from a wallet or exchange that is not connected: first the asset, then the address. */
export function ByAddress({ step }: { step: Extract<Step, { name: 'byAddress' }> }) {
  return step.pair === undefined ? (
    <Offers />
  ) : (
    <AddressPage key={`${step.pair.symbol} ${step.pair.networkId}`} pair={step.pair} />
  )
}

function Offers() {
  const { api, messages } = useStep()
  const { data, isError, refetch } = useQuery({
    queryKey: ['addressOffers'],
    queryFn: () => addressApi(api).offers(),
    // Prices may change.
    staleTime: 30_000,
  })
  if (isError) return <Unavailable onRetry={() => void refetch()} />
  if (data === undefined)
    return (
      <StepFrame title={messages.manual.title}>
        <div className="r-skeleton progress__skeleton" role="status" aria-label={messages.common.loading} />
      </StepFrame>
    )
  const [only, ...others] = data.offers.filter(({ over }) => over === undefined)
  if (only === undefined || others.length > 0) return <Choice offers={data.offers} />
  return <AddressPage pair={only} more={<OverBridges offers={data.offers.filter(one => one !== only)} />} />
}

function Choice({ offers }: { offers: readonly Offer[] }) {
  const { messages } = useStep()
  const { manual: texts } = messages
  return (
    <StepFrame title={texts.title} intro={texts.intro}>
      {offers.length === 0 && <Notice>{texts.none}</Notice>}
      <AssetRows offers={offers} />
    </StepFrame>
  )
}

/** An order of one asset shows its address at once; other assets, over a bridge, are an alternative. */
function OverBridges({ offers }: { offers: readonly Offer[] }) {
  const { byAddress } = useStep().messages
  if (offers.length === 0) return null
  return (
    <details className="more">
      <summary>{byAddress.bridgeOther}</summary>
      <AssetRows offers={offers} />
    </details>
  )
}

function AssetRows({ offers }: { offers: readonly Offer[] }) {
  const symbols = [...new Set(offers.map(({ symbol }) => symbol))]
  return symbols.map(symbol => <NetworkRows key={symbol} offers={offers.filter(one => one.symbol === symbol)} />)
}

/** The networks of one asset, with the amount to pay. */
function NetworkRows({ offers }: { offers: readonly Offer[] }) {
  const { dispatch, format, messages } = useStep()
  const { byAddress } = messages
  return (
    <div className="group">
      <h2>{offers[0]?.name}</h2>
      <ul className="rows">
        {offers.map(({ symbol, networkId, networkName, logoUrl, amount, over }) => (
          <li key={networkId}>
            <ChoiceRow
              logo={<Logo round name={symbol} url={logoUrl} />}
              title={networkName}
              {...(over
                ? { note: byAddress.bridgeAbout(format.asset(amount, symbol)) }
                : { value: format.asset(amount, symbol) })}
              onChoose={() => dispatch({ type: 'byAddressChosen', pair: { symbol, networkId }, networkName })}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
