import type { AdminValue } from '@rialto/contract'
import { Badge, Notice } from '@rialto/ui'
import { Link } from '@tanstack/react-router'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
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

const tones = { off: 'accent', warn: 'warn', block: 'good' } as const

const allModes = ['off', 'warn', 'block'] as const satisfies readonly Mode[]

const modeOf = (form: FormData): Mode => allModes.find(mode => mode === form.get('mode')) ?? 'off'

/** The rule for transfers with an address on a sanctions list, and the matches so far. */
export function Screening() {
  const language = useLanguage()
  const { messages } = language
  const screening = useRead('readScreening', {})
  const decisions = useRead('listScreeningDecisions', { body: { outcomes: ['warned', 'blocked'] } })
  return (
    <Page
      title={messages.shell.pages.screening}
      intro={messages.screening.intro}
      actions={screening.data && <ChangeMode mode={screening.data.mode} />}
    >
      <Reading query={screening}>{state => <Settings state={state} />}</Reading>
      <Card title={messages.screening.matches}>
        <Table
          label={messages.screening.matches}
          columns={decisionColumnsOf(language)}
          rows={decisions.data}
          keyOf={({ id }) => id}
          empty={<p>{messages.screening.noMatches}</p>}
        />
      </Card>
      <Curl id="listScreeningDecisions" body={{ outcomes: ['warned', 'blocked'] }} />
    </Page>
  )
}

function ChangeMode({ mode }: { mode: Mode }) {
  const { messages } = useLanguage()
  return (
    <ActionDialog
      id="setScreening"
      label={messages.screening.change}
      confirmLabel={messages.common.save}
      kind="primary"
      request={form => ({ body: { mode: modeOf(form) } })}
    >
      <fieldset className="choices choices--rows">
        <legend>{messages.screening.whenListed}</legend>
        {allModes.map(one => (
          <label key={one}>
            <input type="radio" name="mode" value={one} defaultChecked={one === mode} />{' '}
            <span>
              <span className="strong">{messages.screening.modes[one]}.</span> {messages.screening.modesExplained[one]}
            </span>
          </label>
        ))}
      </fieldset>
      <p>{messages.screening.changeBody}</p>
    </ActionDialog>
  )
}

function Settings({ state: { mode, lists } }: { state: State }) {
  const language = useLanguage()
  const { messages } = language
  return (
    <Card title={messages.screening.lists} aside={<Badge tone={tones[mode]}>{messages.screening.modes[mode]}</Badge>}>
      <p>{messages.screening.modesExplained[mode]}</p>
      {mode !== 'off' && lists.length === 0 && (
        <Notice tone="warn" title={messages.screening.noList}>
          <p>{messages.screening.noListBody}</p>
        </Notice>
      )}
      <Table
        label={messages.screening.lists}
        columns={listColumnsOf(language)}
        rows={lists}
        keyOf={({ name }) => name}
        empty={<p>{messages.screening.noListBody}</p>}
      />
    </Card>
  )
}

const listColumnsOf = ({ messages, format }: Language): readonly Column<SanctionsList>[] => [
  { title: messages.screening.list, cell: ({ name }) => <span className="strong">{name}</span> },
  { title: messages.screening.addresses, cell: ({ addresses }) => format.count(addresses), isNumber: true },
  { title: messages.screening.published, cell: ({ publishedOn }) => publishedOn ?? messages.screening.notStated },
  { title: messages.screening.lastRead, cell: ({ loadedTimestamp }) => <Time seconds={loadedTimestamp} /> },
]

const decisionColumnsOf = ({ messages }: Language): readonly Column<Decision>[] => [
  {
    title: messages.screening.outcome,
    cell: ({ outcome }) => (
      <Badge tone={outcome === 'blocked' ? 'bad' : 'warn'}>
        {outcome === 'blocked' ? messages.screening.outcomes.blocked : messages.screening.outcomes.warned}
      </Badge>
    ),
  },
  { title: messages.screening.at, cell: ({ step }) => messages.screening.steps[step] },
  { title: messages.common.address, cell: ({ matches }) => <span className="breakable">{matches[0]?.address}</span> },
  {
    title: messages.screening.entry,
    cell: ({ matches }) =>
      matches.map(({ list, name, entry }) => [list, name || entry].filter(Boolean).join(': ')).join(', '),
  },
  { title: messages.common.transfer, cell: one => <TransferOf decision={one} /> },
  { title: messages.common.time, cell: ({ decidedTimestamp }) => <Time seconds={decidedTimestamp} /> },
]

function TransferOf({ decision: { transferId, step, outcome } }: { decision: Decision }) {
  const { messages } = useLanguage()
  const clientId = useClientId() ?? ''
  // A blocked request creates no transfer, and a preview alone has no page.
  const hasPage = step === 'bridgingPayIn' || (step === 'execute' && outcome === 'warned')
  if (transferId === null || !hasPage) return messages.screening.noTransfer
  return (
    <Link to="/$clientId/transfers/$transferId" params={{ clientId, transferId }}>
      {messages.common.show}
    </Link>
  )
}
