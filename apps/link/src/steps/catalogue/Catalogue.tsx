import type { LinkIntegration } from '@rialto/contract'
import { Badge, Button, ChoiceRow, Icon, Logo, Notice, TextField } from '@rialto/ui'
import { Suspense, useEffect, useState } from 'react'
import { useLink } from '../../LinkContext.tsx'
import { FilterPanel } from '../../laterParts.ts'
import type { CatalogueFilter } from '../../machine/state.ts'
import type { FirstMessages } from '../../messages/messages.ts'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { AccountRows } from '../accounts/AccountRows.tsx'
import { arrowTarget } from './arrowTarget.ts'
import { FromAnywhere } from './FromAnywhere.tsx'
import { groupsOf } from './groupsOf.ts'
import { searchIntegrations } from './searchIntegrations.ts'
import { afterPaint } from '../../shell/afterPaint.ts'

/**
 * Draws a long list in parts, each painted before the next one, so that a slow phone takes a tap in between. Answers the
 * number of rows to draw now.
 */
function useParts(rows: number, part: number): number {
  const [drawn, setDrawn] = useState(part)
  const isWhole = drawn >= rows
  useEffect(() => (isWhole ? undefined : afterPaint(() => setDrawn(drawn + part))), [isWhole, drawn, part])
  return Math.min(drawn, rows)
}

/** Rows that are drawn in one task: with more of them a slow phone takes longer than 50 ms. */
const rowsAtOnce = 2

export function Catalogue() {
  const { state, dispatch, messages, say } = useLink()
  const [query, setQuery] = useState('')
  const wanted = query.trim()
  const [isFiltering, setFiltering] = useState(false)
  const integrations = state.session?.integrations ?? []
  const found = searchIntegrations(integrations, wanted)
  const groups = wanted === '' ? groupsOf(found, state.connections) : [{ name: 'all' as const, integrations: found }]
  const drawn = takeFirst(
    groups.map(group => ({ ...group, integrations: usableFirst(group.integrations, state.filter) })),
    useParts(integrations.length, rowsAtOnce),
  )
  const hasHeadings = wanted === '' && (groups.length > 1 || state.connections.length > 0)
  const isTransfer = state.session?.mode === 'transfer'
  const isBuying = state.session?.transfer?.transferType === 'onramp'
  const isPayout = state.session?.payout !== undefined
  const client = state.session?.client.name ?? ''
  const { catalogue } = messages
  useArrowKeys()
  const isFromAnywhere = state.session?.hasManualDeposits === true || state.session?.hasAddressPayments === true
  /** Enter chooses the only result. */
  const chooseOnly = () => {
    const [only, ...others] = searchIntegrations(integrations, query)
    if (query.trim() !== '' && only?.isUp === true && !only.isUnsupported && others.length === 0)
      dispatch({ type: 'integrationChosen', integrationId: only.id, searched: true })
  }
  useEffect(() => {
    if (wanted !== '') say(found.length === 0 ? catalogue.noMatches : catalogue.results(found.length))
  }, [wanted, found.length, say, catalogue])

  return (
    <StepFrame
      title={titleOf(catalogue, { isBuying, isTransfer, isPayout })}
      intro={isTransfer ? catalogue.introTransfer(client) : catalogue.intro(client)}
      {...(isFromAnywhere ? { actions: <FromAnywhere /> } : {})}
    >
      <TextField
        type="search"
        className="catalogue__search"
        label={catalogue.search}
        labelHidden
        placeholder={catalogue.search}
        icon="search"
        autoComplete="off"
        enterKeyHint="search"
        value={query}
        onChange={event => setQuery(event.target.value)}
        onKeyDown={event => event.key === 'Enter' && chooseOnly()}
        action={<FilterButton isOpen={isFiltering} onPress={() => setFiltering(!isFiltering)} />}
      />
      {isFiltering && (
        <Suspense>
          <FilterPanel />
        </Suspense>
      )}
      {wanted === '' && <SavedAccounts />}
      {drawn.map(group => (
        <div className="group" key={group.name}>
          {hasHeadings && <h2>{catalogue[group.name]}</h2>}
          <ul className="rows" aria-label={catalogue[group.name]}>
            {group.integrations.map(integration => (
              <li key={integration.id}>
                <IntegrationRow
                  integration={integration}
                  onChoose={() =>
                    dispatch({ type: 'integrationChosen', integrationId: integration.id, searched: wanted !== '' })
                  }
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {found.length === 0 && integrations.length === 0 && <Notice>{catalogue.empty}</Notice>}
      {found.length === 0 && integrations.length > 0 && (
        <div className="empty">
          <p className="empty__title">{catalogue.none(wanted)}</p>
          <p className="r-soft">{catalogue.noneHelp}</p>
          <Button kind="quiet" onClick={() => setQuery('')}>
            {catalogue.clear}
          </Button>
        </div>
      )}
    </StepFrame>
  )
}

/** The arrow keys go through the search field and the rows, as in a list of suggestions. */
function useArrowKeys() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const stops = [...document.querySelectorAll('.catalogue__search input, .catalogue__search ~ .group .r-row')]
      const target = arrowTarget(stops, document.activeElement, event.key)
      if (!(target instanceof HTMLElement)) return
      event.preventDefault()
      target.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

type Purpose = { isBuying: boolean; isTransfer: boolean; isPayout: boolean }

const titleOf = (texts: FirstMessages['catalogue'], { isBuying, isTransfer, isPayout }: Purpose): string => {
  if (isPayout) return texts.titlePayout
  if (isBuying) return texts.titleBuy
  return isTransfer ? texts.titleTransfer : texts.titleConnect
}

/** The first rows of all groups together. */
function takeFirst<Group extends { integrations: readonly LinkIntegration[] }>(groups: readonly Group[], rows: number) {
  let left = rows
  return groups.flatMap(group => {
    const integrations = group.integrations.slice(0, left)
    left -= integrations.length
    return integrations.length === 0 ? [] : [{ ...group, integrations }]
  })
}

const usableFirst = (integrations: readonly LinkIntegration[], filter: CatalogueFilter | undefined) => {
  const isOut = ({ id }: LinkIntegration) => Number(filter?.unsupported.includes(id) ?? false)
  return [...integrations].sort((a, b) => isOut(a) - isOut(b))
}

/** Shown if the user can choose between assets or networks. */
function FilterButton({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  const { state, messages } = useLink()
  const { session, filter } = state
  if (session?.transfer?.destinations.length === 1) return null
  const label = [messages.catalogue.filter, ...(filter?.names ?? [])].join(' ')
  return (
    <button
      type="button"
      className="r-icon-button filter-button"
      aria-label={label}
      aria-expanded={isOpen}
      data-active={filter !== undefined}
      onClick={onPress}
    >
      <Icon name="filter" />
    </button>
  )
}

function SavedAccounts() {
  const { state, messages } = useLink()
  if (state.connections.length === 0) return null
  return (
    <div className="group">
      <h2>{messages.catalogue.saved}</h2>
      <AccountRows />
    </div>
  )
}

function IntegrationRow({ integration, onChoose }: { integration: LinkIntegration; onChoose: () => void }) {
  const { state, messages, format } = useLink()
  const { catalogue } = messages
  const { name, logoUrl, isUp, isUnsupported, institution, scheme, usualSeconds } = integration
  const { client, transfer, integrations = [] } = state.session ?? {}
  if (isUnsupported) {
    const symbols = format.list([...new Set(transfer?.destinations.map(({ symbol }) => symbol))])
    return (
      <ChoiceRow
        inactive
        logo={<Logo name={name} url={logoUrl} />}
        title={name}
        note={catalogue.cannotPay(symbols, client?.name ?? '')}
        onChoose={onChoose}
      />
    )
  }
  if (state.filter?.unsupported.includes(integration.id)) {
    const note = catalogue.cannotSend(state.filter.names.join(' · '))
    return <ChoiceRow inactive logo={<Logo name={name} url={logoUrl} />} title={name} note={note} onChoose={onChoose} />
  }
  const isOneOfTwo = integrations.filter(one => one.institution === institution && !one.isUnsupported).length > 1
  const way = isOneOfTwo ? (scheme === 'oAuth' ? catalogue.bySignIn : catalogue.byKey) : undefined
  const usual = usualSeconds === undefined ? undefined : catalogue.usual(Math.ceil(usualSeconds / 60))
  const note = [way, usual].filter(Boolean).join(' · ')
  return (
    <ChoiceRow
      logo={<Logo name={name} url={logoUrl} />}
      title={name}
      {...(isUp
        ? note === ''
          ? {}
          : { note }
        : { badge: <Badge tone="warn">{catalogue.down}</Badge>, note: catalogue.downHelp })}
      inactive={!isUp}
      onChoose={onChoose}
    />
  )
}
