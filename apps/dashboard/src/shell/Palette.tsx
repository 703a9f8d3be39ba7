import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { useClientId } from '../api/useOperation.ts'
import { useSession } from '../session/useSession.ts'
import { NavIcon, type NavIconName } from './NavIcon.tsx'
import { pagesFor, type Role } from './Navigation.tsx'

interface Target {
  label: string
  icon: NavIconName
  go: () => Promise<void>
}

/** Pages with a word that begins with the text, and transfers found by it. */
const useTargets = (role: Role, text: string): readonly Target[] => {
  const { messages, locale } = useLanguage()
  const navigate = useNavigate()
  const params = { clientId: useClientId() ?? '' }
  const wanted = text.trim().toLocaleLowerCase(locale)
  const { data: session } = useSession()
  const pages = pagesFor(role, session?.environment)
    .flat()
    .map(({ name, icon, to }) => ({ label: messages.shell.pages[name], icon, go: () => navigate({ to, params }) }))
    .filter(({ label }) => ` ${label.toLocaleLowerCase(locale)}`.includes(` ${wanted}`))
  if (wanted === '') return pages
  const find = text.trim()
  const go = () => navigate({ to: '/$clientId/transfers', params, search: { find } })
  return [...pages, { label: messages.shell.findTransfers(find), icon: 'transfers', go }]
}

export function Palette({ role, onDone }: { role: Role; onDone: () => void }) {
  const { messages } = useLanguage()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const list = useId()
  const targets = useTargets(role, text)
  const choose = (target: Target | undefined) => {
    if (!target) return
    onDone()
    void target.go()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: targets.length - 1 }[event.key]
    if (event.key === 'Enter') choose(targets[at])
    if (step !== undefined) setAt((at + step) % targets.length)
    if (step !== undefined || event.key === 'Enter') event.preventDefault()
  }
  return (
    <>
      <input
        className="r-field__input"
        role="combobox"
        aria-label={messages.shell.goToField}
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={`${list}-${at}`}
        placeholder={messages.shell.goToField}
        autoFocus
        value={text}
        onChange={event => {
          setText(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <ul className="palette__list" role="listbox" id={list} aria-label={messages.shell.pageList}>
        {targets.map((target, index) => (
          <li
            key={target.label}
            id={`${list}-${index}`}
            className="palette__option"
            role="option"
            aria-selected={index === at}
            ref={element => (index === at ? element?.scrollIntoView({ block: 'nearest' }) : undefined)}
            onClick={() => choose(target)}
          >
            <NavIcon name={target.icon} />
            {target.label}
          </li>
        ))}
      </ul>
    </>
  )
}
