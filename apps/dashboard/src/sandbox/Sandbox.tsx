import type { AdminValue } from '@rialto/contract'
import { Badge, Notice, TextField } from '@rialto/ui'
import { useId, useState } from 'react'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Curl } from '../parts/Curl.tsx'
import { textOf } from '../parts/formText.ts'
import { Filled } from '../parts/Filled.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { useSession } from '../session/useSession.ts'

type Content = AdminValue<'readSandbox', 'content'>
type Explained = Content['personas'][number]

const refreshMs = 10_000

/** Test users of the simulated institutions, and injected faults. */
export function Sandbox() {
  const { messages } = useLanguage()
  const sandbox = useRead('readSandbox', {}, { refreshMs })
  const { data: session } = useSession()
  const mayChange = session?.isOperator === true
  return (
    <Page
      title={messages.shell.pages.sandbox}
      intro={messages.sandbox.intro}
      actions={sandbox.data && <Actions content={sandbox.data} mayChange={mayChange} />}
    >
      <Reading query={sandbox}>
        {content => (
          <>
            {!mayChange && (
              <Notice tone="info">
                <p>{messages.sandbox.operatorsOnly}</p>
              </Notice>
            )}
            <div className="columns">
              <Clock content={content} mayChange={mayChange} />
              <Faults content={content} mayChange={mayChange} />
            </div>
            <Scenarios amounts={content.amounts} />
            <Personas content={content} mayChange={mayChange} />
            <Institutions content={content} mayChange={mayChange} />
          </>
        )}
      </Reading>
      <Curl id="readSandbox" />
    </Page>
  )
}

type PartProps = { content: Content; mayChange: boolean }

function Actions({ content: { demoUrl, consoleUrl }, mayChange }: PartProps) {
  const { messages } = useLanguage()
  return (
    <>
      {demoUrl !== null && (
        <a className="r-button" href={demoUrl} target="_blank" rel="noreferrer">
          {messages.sandbox.openDemo}
        </a>
      )}
      <a className="r-button r-button--quiet" href={consoleUrl} target="_blank" rel="noreferrer">
        {messages.sandbox.openConsole}
      </a>
      {mayChange && (
        <ActionDialog
          id="resetSandbox"
          label={messages.sandbox.reset}
          confirmLabel={messages.sandbox.resetSandbox}
          request={() => ({ body: {} })}
        >
          <p>{messages.sandbox.resetBody}</p>
        </ActionDialog>
      )}
    </>
  )
}

const steps = [
  { seconds: 600, value: 10, unit: 'minute' },
  { seconds: 3_600, value: 1, unit: 'hour' },
  { seconds: 86_400, value: 1, unit: 'day' },
  { seconds: 604_800, value: 7, unit: 'day' },
] as const

function AdvanceClock() {
  const { messages, format } = useLanguage()
  return (
    <ActionDialog
      id="advanceSandboxClock"
      label={messages.sandbox.advanceClock}
      confirmLabel={messages.sandbox.advance}
      request={form => ({ body: { seconds: Number(textOf(form, 'seconds')) } })}
    >
      <p>{messages.sandbox.advanceBody}</p>
      <label className="lines">
        <span className="r-field__label">{messages.sandbox.advanceBy}</span>
        <select className="select" name="seconds" defaultValue="3600">
          {steps.map(({ seconds, value, unit }) => (
            <option key={seconds} value={seconds}>
              {format.inUnit(value, unit)}
            </option>
          ))}
        </select>
      </label>
    </ActionDialog>
  )
}

function Clock({ content: { nowTimestamp }, mayChange }: PartProps) {
  const { messages, format } = useLanguage()
  return (
    <Card title={messages.sandbox.clock} aside={mayChange && <AdvanceClock />}>
      <p className="strong">{format.exactTime(nowTimestamp)}</p>
      <p className="r-small r-soft">{messages.sandbox.clockBody}</p>
    </Card>
  )
}

function Choice({ name, label, values }: { name: string; label: string; values: readonly Explained[] }) {
  const id = useId()
  const [chosen, setChosen] = useState(values[0]?.name)
  const about = values.find(({ name: one }) => one === chosen)?.about.replaceAll('`', '')
  return (
    <div className="lines">
      <label className="r-field__label" htmlFor={id}>
        {label}
      </label>
      <select
        className="select"
        id={id}
        name={name}
        aria-describedby={`${id}-about`}
        onChange={event => setChosen(event.target.value)}
      >
        {values.map(one => (
          <option key={one.name}>{one.name}</option>
        ))}
      </select>
      <p className="r-small r-soft" id={`${id}-about`}>
        {about}
      </p>
    </div>
  )
}

const faultOf = (form: FormData) => ({
  host: textOf(form, 'host'),
  mode: textOf(form, 'mode'),
  times: Number(textOf(form, 'times')),
})

function Faults({ content: { faults, institutions, modes }, mayChange }: PartProps) {
  const { messages } = useLanguage()
  const aside = mayChange && (
    <div className="row-actions">
      <ActionDialog
        id="addSandboxFault"
        label={messages.sandbox.addFault}
        confirmLabel={messages.common.add}
        request={form => ({ body: faultOf(form) })}
      >
        <Choice
          name="host"
          label={messages.common.institution}
          values={institutions.flatMap(({ hosts, name }) => hosts.map(host => ({ name: host, about: name })))}
        />
        <Choice name="mode" label={messages.sandbox.whatHappens} values={modes} />
        <TextField
          label={messages.sandbox.requests}
          name="times"
          type="number"
          min={1}
          max={1_000_000}
          defaultValue="1"
          required
        />
      </ActionDialog>
      {faults.length > 0 && (
        <ActionDialog
          id="removeSandboxFaults"
          label={messages.sandbox.removeAll}
          confirmLabel={messages.sandbox.removeFaults}
          request={() => ({})}
        >
          <p>{messages.sandbox.removeFaultsBody}</p>
        </ActionDialog>
      )}
    </div>
  )
  return (
    <Card title={messages.sandbox.faults} aside={aside}>
      {faults.length === 0 ? (
        <p className="r-soft">{messages.sandbox.noFaults}</p>
      ) : (
        <ul className="listed">
          {faults.map(({ host, mode, times }, index) => (
            <li key={index}>
              <span className="strong">{mode}</span> <code className="r-mono breakable">{host}</code> × {times}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Institutions({ content: { institutions }, mayChange }: PartProps) {
  const { messages } = useLanguage()
  const columns: readonly Column<Content['institutions'][number]>[] = [
    { title: messages.common.institution, cell: ({ name }) => <span className="strong">{name}</span> },
    { title: messages.sandbox.hosts, cell: ({ hosts }) => <code className="r-mono breakable">{hosts.join(' ')}</code> },
    {
      title: messages.common.state,
      cell: ({ isUp }) =>
        isUp ? <Badge tone="good">{messages.sandbox.up}</Badge> : <Badge tone="bad">{messages.sandbox.down}</Badge>,
    },
    ...(mayChange
      ? [
          {
            title: messages.common.actions,
            cell: (one: Content['institutions'][number]) => <InstitutionAction of={one} />,
          },
        ]
      : []),
  ]
  return (
    <Card title={messages.common.institutions}>
      <Table
        label={messages.sandbox.simulated}
        columns={columns}
        rows={institutions}
        keyOf={({ name }) => name}
        empty={<p>{messages.sandbox.noInstitutions}</p>}
      />
    </Card>
  )
}

function InstitutionAction({ of: { name, isUp } }: { of: Content['institutions'][number] }) {
  const { messages } = useLanguage()
  return (
    <ActionDialog
      id="setSandboxInstitution"
      label={isUp ? messages.sandbox.takeDown : messages.sandbox.bringUp}
      request={() => ({ params: { name }, body: { isUp: !isUp } })}
    >
      <p>{isUp ? messages.sandbox.takeDownBody(name) : messages.sandbox.bringUpBody(name)}</p>
    </ActionDialog>
  )
}

function Personas({ content: { personas, password, oneTimeCode }, mayChange }: PartProps) {
  const { messages } = useLanguage()
  const columns: readonly Column<Explained>[] = [
    {
      title: messages.sandbox.userOrKey,
      cell: ({ name }) => (
        <span className="copyable">
          <code className="r-mono">{name}</code>
          <CopyButton text={name} label={messages.common.copy(name)} />
        </span>
      ),
    },
    { title: messages.sandbox.whatFor, cell: ({ about }) => <span lang="en">{about}</span> },
    ...(mayChange ? [{ title: messages.common.actions, cell: (one: Explained) => <PersonaAction of={one} /> }] : []),
  ]
  return (
    <Card title={messages.sandbox.personas}>
      <p className="r-soft">
        <Filled text={messages.sandbox.personasBody}>
          <code key="password" className="r-mono">
            {password}
          </code>
          <code key="code" className="r-mono">
            {oneTimeCode}
          </code>
        </Filled>
      </p>
      <Table
        label={messages.sandbox.personas}
        columns={columns}
        rows={personas}
        keyOf={({ name }) => name}
        empty={<p>{messages.sandbox.noPersonas}</p>}
      />
    </Card>
  )
}

function PersonaAction({ of: { name } }: { of: Explained }) {
  const { messages } = useLanguage()
  return (
    <ActionDialog
      id="resetSandbox"
      label={messages.sandbox.resetBalances}
      confirmLabel={messages.sandbox.reset}
      request={() => ({ body: { persona: name } })}
    >
      <p>{messages.sandbox.resetBalancesBody(name)}</p>
    </ActionDialog>
  )
}

const scenarioColumnsOf = ({ messages }: Language): readonly Column<Explained>[] => [
  { title: messages.sandbox.amountEndsIn, cell: ({ name }) => <code className="r-mono">{name}</code> },
  { title: messages.sandbox.whatBecomes, cell: ({ about }) => <span lang="en">{about}</span> },
]

function Scenarios({ amounts }: { amounts: readonly Explained[] }) {
  const language = useLanguage()
  const { messages } = language
  return (
    <Card title={messages.sandbox.scenarios}>
      <p className="r-soft">{messages.sandbox.scenariosBody}</p>
      <Table
        label={messages.sandbox.scenarios}
        columns={scenarioColumnsOf(language)}
        rows={amounts}
        keyOf={({ name }) => name}
        empty={<p>{messages.sandbox.noScenarios}</p>}
      />
    </Card>
  )
}
