import { defined } from '@rialto/defined'
import { Button, TextField } from '@rialto/ui'
import type { FormEvent } from 'react'

import { useRead } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { AmountField } from '../parts/AmountField.tsx'
import { textOf } from '../parts/formText.ts'
import { readTransferSearch, type TransferSearch } from './transferSearch.ts'

const states = ['pending', 'succeeded', 'failed'] as const

type TransferFiltersProps = { search: TransferSearch; onChange: (next: TransferSearch) => void }

/** Filters of the list. A change of one starts at the first page. */
export function TransferFilters({ search, onChange }: TransferFiltersProps) {
  const { messages } = useLanguage()
  const { find, status, from, to, min, max } = search
  const { cursor: _, ...filter } = search
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = (['find', 'from', 'to', 'min', 'max'] as const).map(name => [name, textOf(form, name).trim()])
    onChange(readTransferSearch({ ...filter, ...Object.fromEntries(typed) }))
  }
  const choose = (changes: object) => onChange(readTransferSearch({ ...filter, ...changes }))
  const isDetailed = [from, to, min, max, search.institution].some(one => one !== undefined)
  return (
    <form className="filters" role="search" onSubmit={submit}>
      <TextField
        key={find}
        label={messages.common.search}
        labelHidden
        icon="search"
        name="find"
        type="search"
        defaultValue={find}
        placeholder={messages.transfers.searchHelp}
      />
      <label>
        <span className="r-hidden">{messages.common.status}</span>
        <select className="select" value={status ?? ''} onChange={event => choose({ status: event.target.value })}>
          <option value="">{messages.transfers.anyStatus}</option>
          {states.map(one => (
            <option key={one} value={one}>
              {messages.common[one]}
            </option>
          ))}
        </select>
      </label>
      <details className="filters__more" open={isDetailed || undefined}>
        <summary>{messages.transfers.moreFilters}</summary>
        <div className="filters__fields">
          <TextField
            key={`from ${from}`}
            label={messages.transfers.fromDay}
            name="from"
            type="date"
            {...defined({ defaultValue: from })}
          />
          <TextField
            key={`to ${to}`}
            label={messages.transfers.toDay}
            name="to"
            type="date"
            {...defined({ defaultValue: to })}
          />
          <AmountField key={`min ${min}`} label={messages.transfers.minUsd} name="min" unit="USD" defaultValue={min} />
          <AmountField key={`max ${max}`} label={messages.transfers.maxUsd} name="max" unit="USD" defaultValue={max} />
          <InstitutionChoice chosen={search.institution} onChoose={institution => choose({ institution })} />
          <Button type="submit" kind="quiet">
            {messages.transfers.applyFilters}
          </Button>
        </div>
      </details>
    </form>
  )
}

type InstitutionChoiceProps = { chosen: string | undefined; onChoose: (id: string) => void }

/** The institutions of the overview. */
function InstitutionChoice({ chosen, onChoose }: InstitutionChoiceProps) {
  const { messages } = useLanguage()
  const { data } = useRead('readOverview', {})
  return (
    <label className="r-field">
      <span className="r-field__label">{messages.common.institution}</span>
      <select className="select" value={chosen ?? ''} onChange={event => onChoose(event.target.value)}>
        <option value="">{messages.transfers.anyInstitution}</option>
        {data?.institutions.map(
          ({ integrationId, name }) =>
            integrationId !== null && (
              <option key={integrationId} value={integrationId}>
                {name}
              </option>
            ),
        )}
      </select>
    </label>
  )
}
