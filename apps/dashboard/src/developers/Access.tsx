import type { AdminValue } from '@rialto/contract'
import { TextField } from '@rialto/ui'

import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { textOf } from '../parts/formText.ts'

/** From where the client's pages and servers may come, and where users may go back to. */
export function Access() {
  return (
    <Page title="Access" intro="What may embed Link, where users return to, and from where your keys are accepted.">
      <Origins />
      <CallbackUrls />
      <IpRanges />
    </Page>
  )
}

const linesOf = (form: FormData, name: string): string[] =>
  textOf(form, name)
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

function Lines({
  name,
  label,
  values,
  help,
}: {
  name: string
  label: string
  values: readonly string[]
  help: string
}) {
  return (
    <label className="lines">
      <span className="r-field__label">{label}</span>
      <textarea name={name} rows={5} defaultValue={values.join('\n')} spellCheck={false} />
      <span className="r-field__help">{help}</span>
    </label>
  )
}

function Listed({ values, empty }: { values: readonly string[]; empty: string }) {
  if (values.length === 0) return <p className="empty">{empty}</p>
  return (
    <ul className="listed">
      {values.map(value => (
        <li key={value} className="r-mono breakable">
          {value}
        </li>
      ))}
    </ul>
  )
}

function Origins() {
  const origins = useRead('readAllowedOrigins', {})
  return (
    <Reading query={origins}>
      {({ allowedOrigins }) => (
        <Card
          title="Allowed origins"
          aside={
            <ActionDialog
              id="replaceAllowedOrigins"
              label="Change origins"
              confirmLabel="Save"
              request={form => ({ body: { allowedOrigins: linesOf(form, 'origins') } })}
            >
              <Lines
                name="origins"
                label="Origins"
                values={allowedOrigins}
                help="One a line, such as https://app.example.com. Pages of other origins cannot embed Link."
              />
            </ActionDialog>
          }
        >
          <Listed values={allowedOrigins} empty="No page may embed Link yet. Add the origin of your app." />
        </Card>
      )}
    </Reading>
  )
}

function CallbackUrls() {
  const urls = useRead('readCallbackUrls', {})
  return (
    <Reading query={urls}>
      {({ callbackUrls }) => (
        <Card
          title="Callback URLs"
          aside={
            <ActionDialog
              id="replaceCallbackUrls"
              label="Change callback URLs"
              confirmLabel="Save"
              request={form => ({ body: { callbackUrls: linesOf(form, 'urls') } })}
            >
              <Lines name="urls" label="Callback URLs" values={callbackUrls} help="One a line. https in production." />
            </ActionDialog>
          }
        >
          <Listed values={callbackUrls} empty="Link returns users to no page of yours yet." />
        </Card>
      )}
    </Reading>
  )
}

type Range = AdminValue<'listIpRanges', 'content'>[number]

const rangeColumns: readonly Column<Range>[] = [
  { title: 'Range', cell: one => <code className="r-mono">{one.range}</code> },
  { title: 'Label', cell: one => one.label || '–' },
  { title: 'Added', cell: one => <Time seconds={one.createdTimestamp} /> },
  {
    title: 'Actions',
    cell: ({ id, range }) => (
      <ActionDialog id="removeIpRange" label="Remove" request={() => ({ params: { id } })}>
        <p>Production rejects your keys from {range} within five seconds.</p>
      </ActionDialog>
    ),
  },
]

function IpRanges() {
  const ranges = useRead('listIpRanges', {})
  return (
    <Reading query={ranges}>
      {rows => (
        <Card
          title="IP ranges"
          aside={
            <ActionDialog
              id="addIpRange"
              label="Add IP range"
              confirmLabel="Add"
              request={form => ({ body: { range: textOf(form, 'range'), label: textOf(form, 'label') } })}
            >
              <TextField label="Address or range" name="range" help="203.0.113.7 or 203.0.113.0/24." required />
              <TextField label="Label" name="label" maxLength={100} />
            </ActionDialog>
          }
        >
          <Table
            label="IP ranges"
            columns={rangeColumns}
            rows={rows}
            keyOf={({ id }) => id}
            empty={<p>Production accepts your keys from no address yet. The sandbox accepts them from everywhere.</p>}
          />
        </Card>
      )}
    </Reading>
  )
}
