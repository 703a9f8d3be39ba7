import type { AdminValue } from '@rialto/contract'
import { Badge, TextField } from '@rialto/ui'
import { getRouteApi } from '@tanstack/react-router'
import type { FormEvent } from 'react'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { useRead } from '../api/useOperation.ts'
import { AmountField } from '../parts/AmountField.tsx'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Curl } from '../parts/Curl.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Pager } from '../parts/Pager.tsx'
import { Reading } from '../parts/Reading.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { textOf } from '../parts/formText.ts'

type Route = AdminValue<'searchBridgingRoutes', 'content'>['items'][number]

const page = getRouteApi('/$clientId/bridging-routes')

/** Pairs that may be bridged, their minimum amounts, and the rule for deposits without a route. */
export function BridgingRoutes() {
  const language = useLanguage()
  const { messages } = language
  const { find, cursor } = page.useSearch()
  const navigate = page.useNavigate()
  const body = { ...(find && { find }), ...(cursor && { cursor }) }
  const routes = useRead('searchBridgingRoutes', { body })
  return (
    <Page
      title={messages.shell.pages.bridgingRoutes}
      intro={messages.bridging.intro}
      actions={
        <ActionDialog
          id="setBridgingRoute"
          label={messages.bridging.addRoute}
          confirmLabel={messages.common.add}
          kind="primary"
          request={form => ({ body: routeOf(form) })}
        >
          <RouteFields />
        </ActionDialog>
      }
    >
      <Search find={find} onFind={text => void navigate({ search: { ...(text && { find: text }) } })} />
      <Reading query={routes}>
        {content => (
          <>
            <Table
              label={messages.shell.pages.bridgingRoutes}
              columns={columnsOf(language)}
              rows={content.items}
              keyOf={({ id }) => id}
              empty={find || cursor ? <p>{messages.bridging.noMatch}</p> : <p>{messages.bridging.empty}</p>}
            />
            <Pager
              cursor={cursor}
              next={content.nextCursor}
              isByName
              onGo={next => void navigate({ search: { ...(find && { find }), ...(next && { cursor: next }) } })}
            />
            <Misdirected rule={content.misdirectedDeposits} />
          </>
        )}
      </Reading>
      <Curl id="searchBridgingRoutes" body={body} />
    </Page>
  )
}

function Search({ find, onFind }: { find: string | undefined; onFind: (text: string) => void }) {
  const { messages } = useLanguage()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onFind(textOf(new FormData(event.currentTarget), 'find').trim())
  }
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
        maxLength={100}
        placeholder={messages.bridging.searchHelp}
      />
    </form>
  )
}

const pairOf = (form: FormData, name: string) => ({
  network: textOf(form, `${name}Network`).trim(),
  asset: textOf(form, `${name}Asset`).trim(),
})

const minimumOf = (form: FormData) => {
  const text = textOf(form, 'minimumAmount').trim()
  return text === '' ? {} : { minimumAmount: Number(text) }
}

const routeOf = (form: FormData) => {
  const displayName = textOf(form, 'displayName').trim()
  const pairs = { origin: pairOf(form, 'origin'), destination: pairOf(form, 'destination') }
  return { ...pairs, ...(displayName !== '' && { displayName }), ...minimumOf(form) }
}

function RouteFields() {
  const { messages } = useLanguage()
  return (
    <>
      {(['origin', 'destination'] as const).map(name => (
        <fieldset className="choices choices--rows" key={name}>
          <legend>{name === 'origin' ? messages.bridging.paidIn : messages.bridging.paidOut}</legend>
          <TextField
            label={messages.common.network}
            name={`${name}Network`}
            placeholder="eip155:8453"
            help={messages.bridging.networkHelp}
            required
          />
          <TextField label={messages.common.asset} name={`${name}Asset`} placeholder="USDC" required />
        </fieldset>
      ))}
      <TextField label={messages.common.name} name="displayName" maxLength={100} help={messages.bridging.nameHelp} />
      <MinimumField />
    </>
  )
}

function MinimumField({ value }: { value?: number | null }) {
  const { messages } = useLanguage()
  return (
    <AmountField
      label={messages.bridging.minimumAmount}
      name="minimumAmount"
      defaultValue={value}
      help={messages.bridging.minimumHelp}
    />
  )
}

const columnsOf = ({ messages, format }: Language): readonly Column<Route>[] => [
  { title: messages.bridging.route, cell: one => <span className="strong">{one.displayName}</span> },
  {
    title: messages.bridging.minimum,
    cell: ({ minimumAmount, origin }) =>
      minimumAmount === null ? messages.bridging.noMinimum : format.amount(minimumAmount, origin.asset),
    isNumber: true,
  },
  {
    title: messages.common.state,
    cell: one =>
      one.isCarried ? (
        <Badge tone="good">{messages.bridging.carried}</Badge>
      ) : (
        <Badge tone="warn">{messages.bridging.noProvider}</Badge>
      ),
  },
  {
    title: messages.common.actions,
    cell: ({ id, origin, destination, displayName, minimumAmount }) => (
      <div className="row-actions">
        <ActionDialog
          id="setBridgingRoute"
          label={messages.bridging.minimum}
          confirmLabel={messages.common.save}
          request={form => ({ body: { origin, destination, displayName, ...minimumOf(form) } })}
        >
          <MinimumField value={minimumAmount} />
        </ActionDialog>
        <ActionDialog id="removeBridgingRoute" label={messages.common.remove} request={() => ({ params: { id } })}>
          <p>{messages.bridging.removeBody(displayName)}</p>
        </ActionDialog>
      </div>
    ),
  },
]

type Rule = AdminValue<'setMisdirectedDeposits', 'content'>['rule']

const allRules = ['refund', 'hold'] as const satisfies readonly Rule[]

const ruleOf = (form: FormData): Rule => allRules.find(rule => rule === form.get('rule')) ?? 'refund'

/** The rule for a deposit on the wrong network or in the wrong asset. */
function Misdirected({ rule }: { rule: Rule }) {
  const { messages } = useLanguage()
  return (
    <Card title={messages.bridging.misdirected} aside={<ChangeRule rule={rule} />}>
      <p>{messages.bridging.misdirectedBody}</p>
      <p>
        <span className="strong">{messages.bridging.rules[rule]}.</span> {messages.bridging.rulesExplained[rule]}
      </p>
    </Card>
  )
}

function ChangeRule({ rule }: { rule: Rule }) {
  const { messages } = useLanguage()
  return (
    <ActionDialog
      id="setMisdirectedDeposits"
      label={messages.bridging.changeRule}
      confirmLabel={messages.common.save}
      request={form => ({ body: { rule: ruleOf(form) } })}
    >
      <fieldset className="choices choices--rows">
        <legend>{messages.bridging.misdirected}</legend>
        {allRules.map(one => (
          <label key={one}>
            <input type="radio" name="rule" value={one} defaultChecked={one === rule} />{' '}
            <span>
              <span className="strong">{messages.bridging.rules[one]}.</span> {messages.bridging.rulesExplained[one]}
            </span>
          </label>
        ))}
      </fieldset>
      <p>{messages.bridging.ruleBody}</p>
    </ActionDialog>
  )
}
