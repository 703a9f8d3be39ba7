import type { FilterCatalogueResult } from '@rialto/contract'
import { defined } from '@rialto/defined'
import { Button, Notice } from '@rialto/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'

import { useStep } from '../../StepTexts.tsx'

/** Asks which institutions can send an asset, on a network: the others are shown last, and with the reason. */
export function FilterPanel() {
  const { state, dispatch, api, messages, say } = useStep()
  const { filter: texts, catalogue, common } = messages
  const [symbol, setSymbol] = useState(state.filter?.symbol ?? '')
  const [networkId, setNetworkId] = useState(state.filter?.networkId ?? '')
  const wanted = { symbol: symbol || undefined, networkId: networkId || undefined }
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['filterCatalogue', symbol, networkId],
    queryFn: () => api.post<FilterCatalogueResult>('catalogue/filter', defined(wanted)),
    placeholderData: keepPreviousData,
  })
  const { session } = state
  const network = data?.networks.find(one => one.networkId === networkId)
  useEffect(() => {
    if (data === undefined || isPlaceholderData) return
    const names = [symbol, data.networks.find(one => one.networkId === networkId)?.name ?? ''].filter(Boolean)
    const { unsupported } = data
    const filter = {
      ...defined({ symbol: symbol || undefined, networkId: networkId || undefined }),
      names,
      unsupported,
    }
    dispatch({ type: 'catalogueFiltered', filter: names.length === 0 ? undefined : filter })
    const usable = session?.integrations.filter(one => !one.isUnsupported && !unsupported.includes(one.id))
    if (names.length > 0) say(catalogue.results(usable?.length ?? 0))
  }, [data, isPlaceholderData, symbol, networkId, session, dispatch, say, catalogue])

  if (isError && data === undefined)
    return (
      <Notice tone="warn">
        {texts.failed}{' '}
        <Button kind="text" onClick={() => void refetch()}>
          {common.retry}
        </Button>
      </Notice>
    )
  return (
    <div className="filter" role="group" aria-label={catalogue.filter} aria-busy={data === undefined}>
      <Choice
        label={texts.asset}
        any={texts.anyAsset}
        value={symbol}
        options={(data?.assets ?? []).map(asset => ({ value: asset, text: asset }))}
        onChange={setSymbol}
      />
      <Choice
        label={texts.network}
        any={texts.anyNetwork}
        value={networkId}
        options={(data?.networks ?? []).map(({ networkId: value, name, isUnsupported }) => ({
          value,
          text: isUnsupported ? texts.missing(name, symbol) : name,
          isDisabled: isUnsupported && value !== networkId,
        }))}
        onChange={setNetworkId}
      />
      {network?.isUnsupported === true && <p className="filter__note">{texts.notThere(symbol, network.name)}</p>}
      {(symbol !== '' || networkId !== '') && (
        <Button
          kind="text"
          onClick={() => {
            setSymbol('')
            setNetworkId('')
          }}
        >
          {texts.clear}
        </Button>
      )}
    </div>
  )
}

type ChoiceProps = {
  label: string
  any: string
  value: string
  options: readonly { value: string; text: string; isDisabled?: boolean }[]
  onChange: (value: string) => void
}

function Choice({ label, any, value, options, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className="r-field">
      <label htmlFor={id} className="r-field__label">
        {label}
      </label>
      <div className="r-field__box">
        <select id={id} className="r-field__input" value={value} onChange={event => onChange(event.target.value)}>
          <option value="">{any}</option>
          {options.map(option => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.text}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
