import type { AdminValue } from '@rialto/contract'
import { Badge, Notice, TextField } from '@rialto/ui'
import { useId } from 'react'

import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Curl } from '../parts/Curl.tsx'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { textOf } from '../parts/formText.ts'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { useSession } from '../session/useSession.ts'

type Content = AdminValue<'readSandbox', 'content'>
type Explained = Content['personas'][number]

const refreshMs = 10_000

/** Who can sign in at the simulated institutions, and what should go wrong there. */
export function Sandbox() {
  const sandbox = useRead('readSandbox', {}, { refreshMs })
  const { data: session } = useSession()
  const mayChange = session?.isOperator === true
  return (
    <Page
      title="Sandbox"
      intro="Simulated institutions and local chains, the same for every client of this installation. No real money moves."
      actions={sandbox.data && <Actions content={sandbox.data} mayChange={mayChange} />}
    >
      <Reading query={sandbox}>
        {content => (
          <>
            {!mayChange && (
              <Notice tone="info">
                <p>Only operators of the installation change the sandbox, because every client uses it.</p>
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
  return (
    <>
      {demoUrl !== null && (
        <a className="r-button" href={demoUrl} target="_blank" rel="noreferrer">
          Open the demo shop
        </a>
      )}
      <a className="r-button r-button--quiet" href={consoleUrl} target="_blank" rel="noreferrer">
        Open the console
      </a>
      {mayChange && (
        <ActionDialog id="resetSandbox" label="Reset" confirmLabel="Reset the sandbox" request={() => ({ body: {} })}>
          <p>
            Removes every fault, brings every institution up and gives each persona its starting balances. The clock and
            transfers stay as they are.
          </p>
        </ActionDialog>
      )}
    </>
  )
}

const steps = { '600': '10 minutes', '3600': '1 hour', '86400': '1 day', '604800': '7 days' } as const

function Clock({ content: { nowTimestamp }, mayChange }: PartProps) {
  const { format } = useLanguage()
  const aside = mayChange && (
    <ActionDialog
      id="advanceSandboxClock"
      label="Advance the clock"
      confirmLabel="Advance"
      request={form => ({ body: { seconds: Number(textOf(form, 'seconds')) } })}
    >
      <p>Moves the time of the sandbox and of this server, for every client. It does not go back.</p>
      <label className="lines">
        <span className="r-field__label">By</span>
        <select className="select" name="seconds" defaultValue="3600">
          {Object.entries(steps).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
    </ActionDialog>
  )
  return (
    <Card title="Clock" aside={aside}>
      <p className="strong">{format.exactTime(nowTimestamp)}</p>
      <p className="r-small r-soft">Transfers, tokens and retention follow it. Sign-ins to the dashboard do not.</p>
    </Card>
  )
}

function Choice({ name, label, values }: { name: string; label: string; values: readonly Explained[] }) {
  const id = useId()
  return (
    <div className="lines">
      <label className="r-field__label" htmlFor={id}>
        {label}
      </label>
      <select className="select" id={id} name={name}>
        {values.map(one => (
          <option key={one.name} value={one.name}>
            {`${one.name}: ${one.about.replaceAll('`', '')}`}
          </option>
        ))}
      </select>
    </div>
  )
}

const faultOf = (form: FormData) => ({
  host: textOf(form, 'host'),
  mode: textOf(form, 'mode'),
  times: Number(textOf(form, 'times')),
})

function Faults({ content: { faults, institutions, modes }, mayChange }: PartProps) {
  const aside = mayChange && (
    <div className="row-actions">
      <ActionDialog
        id="addSandboxFault"
        label="Add fault"
        confirmLabel="Add"
        request={form => ({ body: faultOf(form) })}
      >
        <Choice
          name="host"
          label="Institution"
          values={institutions.flatMap(({ hosts, name }) => hosts.map(host => ({ name: host, about: name })))}
        />
        <Choice name="mode" label="What happens" values={modes} />
        <TextField label="Requests" name="times" type="number" min={1} max={1_000_000} defaultValue="1" required />
      </ActionDialog>
      {faults.length > 0 && (
        <ActionDialog id="removeSandboxFaults" label="Remove all" confirmLabel="Remove faults" request={() => ({})}>
          <p>Requests that a fault holds are answered.</p>
        </ActionDialog>
      )}
    </div>
  )
  return (
    <Card title="Faults" aside={aside}>
      {faults.length === 0 ? (
        <p className="r-soft">No request fails on purpose.</p>
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
  const columns: readonly Column<Content['institutions'][number]>[] = [
    { title: 'Institution', cell: ({ name }) => <span className="strong">{name}</span> },
    { title: 'Hosts', cell: ({ hosts }) => <code className="r-mono breakable">{hosts.join(' ')}</code> },
    { title: 'State', cell: ({ isUp }) => (isUp ? <Badge tone="good">Up</Badge> : <Badge tone="bad">Down</Badge>) },
    ...(mayChange ? [{ title: 'Actions', cell: institutionAction }] : []),
  ]
  return (
    <Card title="Institutions">
      <Table
        label="Simulated institutions"
        columns={columns}
        rows={institutions}
        keyOf={({ name }) => name}
        empty={<p>No institution is simulated.</p>}
      />
    </Card>
  )
}

const institutionAction = ({ name, isUp }: Content['institutions'][number]) => (
  <ActionDialog
    id="setSandboxInstitution"
    label={isUp ? 'Take down' : 'Bring up'}
    request={() => ({ params: { name }, body: { isUp: !isUp } })}
  >
    <p>{isUp ? `${name} answers every request with its error for maintenance.` : `${name} answers requests again.`}</p>
  </ActionDialog>
)

function Personas({ content: { personas, password, oneTimeCode }, mayChange }: PartProps) {
  const columns: readonly Column<Explained>[] = [
    {
      title: 'User name or API key',
      cell: ({ name }) => (
        <span className="copyable">
          <code className="r-mono">{name}</code>
          <CopyButton text={name} label={`Copy ${name}`} />
        </span>
      ),
    },
    { title: 'What it is for', cell: ({ about }) => about },
    ...(mayChange ? [{ title: 'Actions', cell: personaAction }] : []),
  ]
  return (
    <Card title="Personas">
      <p className="r-soft">
        The password, API secret and passphrase of each is <code className="r-mono">{password}</code>, and the one-time
        code <code className="r-mono">{oneTimeCode}</code>.
      </p>
      <Table
        label="Personas"
        columns={columns}
        rows={personas}
        keyOf={({ name }) => name}
        empty={<p>No personas.</p>}
      />
    </Card>
  )
}

const personaAction = ({ name }: Explained) => (
  <ActionDialog
    id="resetSandbox"
    label="Reset balances"
    confirmLabel="Reset"
    request={() => ({ body: { persona: name } })}
  >
    <p>{name} holds again what it held in the beginning, at every institution.</p>
  </ActionDialog>
)

const scenarioColumns: readonly Column<Explained>[] = [
  { title: 'Amount that arrives ends in', cell: ({ name }) => <code className="r-mono">{name}</code> },
  { title: 'What becomes of it', cell: ({ about }) => about },
]

function Scenarios({ amounts }: { amounts: readonly Explained[] }) {
  return (
    <Card title="Scenarios">
      <p className="r-soft">
        At every institution, certain decimals of the amount select what becomes of a withdrawal.
      </p>
      <Table
        label="Scenarios"
        columns={scenarioColumns}
        rows={amounts}
        keyOf={({ name }) => name}
        empty={<p>No scenarios.</p>}
      />
    </Card>
  )
}
