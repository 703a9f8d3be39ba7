import type { AdminValue } from '@rialto/contract'
import { TextField } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { textOf } from '../parts/formText.ts'
import { ClientCard } from './ClientCard.tsx'

/** Allowed origins and IP ranges of the client's pages and servers, and callback URLs for users. */
export function Access() {
  const { messages } = useLanguage()
  return (
    <Page title={messages.shell.pages.access} intro={messages.developers.accessIntro}>
      <ClientCard />
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
  const { messages } = useLanguage()
  const origins = useRead('readAllowedOrigins', {})
  return (
    <Reading query={origins}>
      {({ allowedOrigins }) => (
        <Card
          title={messages.developers.allowedOrigins}
          aside={
            <ActionDialog
              id="replaceAllowedOrigins"
              label={messages.developers.changeOrigins}
              confirmLabel={messages.common.save}
              request={form => ({ body: { allowedOrigins: linesOf(form, 'origins') } })}
            >
              <Lines
                name="origins"
                label={messages.developers.origins}
                values={allowedOrigins}
                help={messages.developers.originsHelp}
              />
            </ActionDialog>
          }
        >
          <Listed values={allowedOrigins} empty={messages.developers.noOrigins} />
        </Card>
      )}
    </Reading>
  )
}

function CallbackUrls() {
  const { messages } = useLanguage()
  const urls = useRead('readCallbackUrls', {})
  return (
    <Reading query={urls}>
      {({ callbackUrls }) => (
        <Card
          title={messages.developers.callbackUrls}
          aside={
            <ActionDialog
              id="replaceCallbackUrls"
              label={messages.developers.changeCallbackUrls}
              confirmLabel={messages.common.save}
              request={form => ({ body: { callbackUrls: linesOf(form, 'urls') } })}
            >
              <Lines
                name="urls"
                label={messages.developers.callbackUrls}
                values={callbackUrls}
                help={messages.developers.callbackHelp}
              />
            </ActionDialog>
          }
        >
          <Listed values={callbackUrls} empty={messages.developers.noCallbackUrls} />
        </Card>
      )}
    </Reading>
  )
}

type Range = AdminValue<'listIpRanges', 'content'>[number]

const rangeColumnsOf = ({ messages }: Language): readonly Column<Range>[] => [
  { title: messages.developers.range, cell: one => <code className="r-mono">{one.range}</code> },
  { title: messages.common.label, cell: one => one.label || '–' },
  { title: messages.common.added, cell: one => <Time seconds={one.createdTimestamp} /> },
  {
    title: messages.common.actions,
    cell: ({ id, range }) => (
      <ActionDialog id="removeIpRange" label={messages.common.remove} request={() => ({ params: { id } })}>
        <p>{messages.developers.removeRangeBody(range)}</p>
      </ActionDialog>
    ),
  },
]

function IpRanges() {
  const language = useLanguage()
  const { messages } = language
  const ranges = useRead('listIpRanges', {})
  return (
    <Reading query={ranges}>
      {rows => (
        <Card
          title={messages.developers.ipRanges}
          aside={
            <ActionDialog
              id="addIpRange"
              label={messages.developers.addRange}
              confirmLabel={messages.common.add}
              request={form => ({ body: { range: textOf(form, 'range'), label: textOf(form, 'label') } })}
            >
              <TextField
                label={messages.developers.addressOrRange}
                name="range"
                help={messages.developers.rangeHelp}
                required
              />
              <TextField label={messages.common.label} name="label" maxLength={100} />
            </ActionDialog>
          }
        >
          <Table
            label={messages.developers.ipRanges}
            columns={rangeColumnsOf(language)}
            rows={rows}
            keyOf={({ id }) => id}
            empty={<p>{messages.developers.noRanges}</p>}
          />
        </Card>
      )}
    </Reading>
  )
}
