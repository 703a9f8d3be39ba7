import { TextField } from '@rialto/ui'
import type { FormEvent } from 'react'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { Choice } from './Choice.tsx'
import { textOf } from './formText.ts'
import type { ListSearch } from './listSearch.ts'

type ListFiltersProps<State extends string> = {
  search: ListSearch<State>
  /** The states with their texts. */
  states: Readonly<Record<State, string>>
  onChange: (next: ListSearch<State>) => void
}

/** Filters for a user and a state. Another filter starts at the first page. */
export function ListFilters<State extends string>({ search, states, onChange }: ListFiltersProps<State>) {
  const { messages } = useLanguage()
  const { user, state } = search
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = textOf(new FormData(event.currentTarget), 'user').trim()
    onChange({ ...(typed && { user: typed }), ...(state && { state }) })
  }
  return (
    <form className="filters" role="search" onSubmit={submit}>
      <TextField
        key={user}
        label={messages.common.yourUserId}
        labelHidden
        icon="search"
        name="user"
        type="search"
        defaultValue={user}
        placeholder={messages.common.yourUserId}
      />
      <Choice
        label={messages.common.state}
        all={messages.common.anyState}
        names={states}
        value={state}
        onChange={chosen => onChange({ ...(user && { user }), ...(chosen && { state: chosen }) })}
      />
    </form>
  )
}
