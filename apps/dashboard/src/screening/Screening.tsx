import type { AdminValue } from '@rialto/contract'
import { Badge, Notice } from '@rialto/ui'
import { Link } from '@tanstack/react-router'

import { useClientId, useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Curl } from '../parts/Curl.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'

type State = AdminValue<'readScreening', 'content'>
type SanctionsList = State['lists'][number]
type Decision = AdminValue<'listScreeningDecisions', 'content'>[number]
type Mode = State['mode']

const modes = {
  off: { label: 'Off', text: 'Addresses are not compared with sanctions lists.', tone: 'accent' },
  warn: { label: 'Warn', text: 'A match is recorded, and the transfer goes on.', tone: 'warn' },
  block: { label: 'Block', text: 'The request is rejected, and nothing is sent.', tone: 'good' },
} as const

const allModes = Object.keys(modes) as Mode[]

const modeOf = (form: FormData): Mode => allModes.find(mode => mode === form.get('mode')) ?? 'off'

/** What happens when an address of a transfer is on a sanctions list, and when that happened. */
export function Screening() {
  const screening = useRead('readScreening', {})
  const decisions = useRead('listScreeningDecisions', { body: { outcomes: ['warned', 'blocked'] } })
  return (
    <Page
      title="Screening"
      intro="Addresses of transfers are compared with the sanctions lists that this installation keeps."
      actions={screening.data && <ChangeMode mode={screening.data.mode} />}
    >
      <Reading query={screening}>{state => <Settings state={state} />}</Reading>
      <Card title="Matches">
        <Table
          label="Matches"
          columns={decisionColumns}
          rows={decisions.data}
          keyOf={({ id }) => id}
          empty={<p>Addresses that are on a list appear here, with what was done.</p>}
        />
      </Card>
      <Curl id="listScreeningDecisions" body={{ outcomes: ['warned', 'blocked'] }} />
    </Page>
  )
}

function ChangeMode({ mode }: { mode: Mode }) {
  return (
    <ActionDialog
      id="setScreening"
      label="Change screening"
      confirmLabel="Save"
      kind="primary"
      request={form => ({ body: { mode: modeOf(form) } })}
    >
      <fieldset className="choices choices--rows">
        <legend>When an address is on a list</legend>
        {allModes.map(one => (
          <label key={one}>
            <input type="radio" name="mode" value={one} defaultChecked={one === mode} />{' '}
            <span className="strong">{modes[one].label}.</span> {modes[one].text}
          </label>
        ))}
      </fieldset>
      <p>Applies to every request from now on. Only an owner may change it.</p>
    </ActionDialog>
  )
}

function Settings({ state: { mode, lists } }: { state: State }) {
  return (
    <Card title="Lists" aside={<Badge tone={modes[mode].tone}>{modes[mode].label}</Badge>}>
      <p>{modes[mode].text}</p>
      {mode !== 'off' && lists.length === 0 && (
        <Notice tone="warn" title="No list is loaded">
          <p>The operator of this installation names the lists with RIALTO_SANCTIONS_LISTS.</p>
        </Notice>
      )}
      <Table
        label="Lists"
        columns={listColumns}
        rows={lists}
        keyOf={({ name }) => name}
        empty={<p>The operator of this installation names the lists with RIALTO_SANCTIONS_LISTS.</p>}
      />
    </Card>
  )
}

const listColumns: readonly Column<SanctionsList>[] = [
  { title: 'List', cell: ({ name }) => <span className="strong">{name}</span> },
  { title: 'Addresses', cell: ({ addresses }) => addresses.toLocaleString('en'), isNumber: true },
  { title: 'Published', cell: ({ publishedOn }) => publishedOn ?? 'Not stated' },
  { title: 'Last read', cell: ({ loadedTimestamp }) => <Time seconds={loadedTimestamp} /> },
]

const steps: Readonly<Record<Decision['step'], string>> = {
  linkToken: 'Link token',
  wallet: 'Wallet connected',
  preview: 'Preview',
  execute: 'Execute',
  bridgingQuote: 'Bridging quote',
  bridgingAddress: 'Bridging address',
  bridgingPayIn: 'Bridging pay-in',
}

const decisionColumns: readonly Column<Decision>[] = [
  {
    title: 'Outcome',
    cell: ({ outcome }) => (
      <Badge tone={outcome === 'blocked' ? 'bad' : 'warn'}>{outcome === 'blocked' ? 'Blocked' : 'Warned'}</Badge>
    ),
  },
  { title: 'At', cell: ({ step }) => steps[step] },
  { title: 'Address', cell: ({ matches }) => <span className="breakable">{matches[0]?.address}</span> },
  {
    title: 'Entry',
    cell: ({ matches }) =>
      matches.map(({ list, name, entry }) => [list, name || entry].filter(Boolean).join(': ')).join(', '),
  },
  { title: 'Transfer', cell: one => <TransferOf decision={one} /> },
  { title: 'Time', cell: ({ decidedTimestamp }) => <Time seconds={decidedTimestamp} /> },
]

function TransferOf({ decision: { transferId, step, outcome } }: { decision: Decision }) {
  const clientId = useClientId() ?? ''
  // What was blocked became no transfer, and a preview alone has no page.
  const hasPage = step === 'bridgingPayIn' || (step === 'execute' && outcome === 'warned')
  if (transferId === null || !hasPage) return 'None'
  return (
    <Link to="/$clientId/transfers/$transferId" params={{ clientId, transferId }}>
      Show
    </Link>
  )
}
