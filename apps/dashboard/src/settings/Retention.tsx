import type { AdminValue } from '@rialto/contract'
import { defined } from '@rialto/defined'
import { Fact, Facts, TextField } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Curl } from '../parts/Curl.tsx'
import { Filled } from '../parts/Filled.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { textOf } from '../parts/formText.ts'
import { useMay } from '../session/useMay.ts'

type Content = AdminValue<'readRetention', 'content'>
type KeptRecords = Content['records'][number]

const variable = 'RIALTO_TRANSFER_RETENTION_DAYS'

/** Retention periods per kind of data. */
export function Retention() {
  const language = useLanguage()
  const { messages } = language
  const retention = useRead('readRetention', {})
  return (
    <Page title={messages.shell.pages.retention} intro={messages.retention.intro}>
      <Reading query={retention}>
        {content => (
          <>
            <TransferRecords content={content} />
            <Card title={messages.retention.everything}>
              <p>{messages.retention.everythingBody}</p>
              <Table
                label={messages.retention.everything}
                columns={columnsOf(language)}
                rows={content.records}
                keyOf={({ record }) => record}
                empty={null}
              />
            </Card>
          </>
        )}
      </Reading>
      <Curl id="readRetention" />
    </Page>
  )
}

function TransferRecords({ content }: { content: Content }) {
  const { messages, format } = useLanguage()
  const { transferRetentionDays, installationDays } = content
  const days = (count: number) => (count === 0 ? messages.retention.none : format.inUnit(count, 'day'))
  const mayChange = useMay('setRetention')
  return (
    <Card title={messages.retention.transferRecords} aside={<Change content={content} />}>
      <p>{messages.retention.transferBody}</p>
      <Facts>
        <Fact label={messages.retention.holds}>{days(transferRetentionDays ?? installationDays)}</Fact>
        <Fact label={messages.retention.own}>
          {transferRetentionDays === null ? messages.common.notSet : days(transferRetentionDays)}
        </Fact>
        <Fact label={messages.retention.ofInstallation}>{days(installationDays)}</Fact>
      </Facts>
      <p className="r-soft">
        <Filled text={messages.retention.variable}>
          <code key="name" className="r-mono breakable">
            {variable}
          </code>
        </Filled>
        {!mayChange && ` ${messages.retention.ownersOnly}`}
      </p>
    </Card>
  )
}

const daysIn = (form: FormData): number | undefined => {
  const text = textOf(form, 'days').trim()
  return text === '' ? undefined : Number(text)
}

function Change({ content: { transferRetentionDays } }: { content: Content }) {
  const { messages } = useLanguage()
  return (
    <ActionDialog
      id="setRetention"
      label={messages.retention.change}
      confirmLabel={messages.common.save}
      request={form => ({ body: defined({ transferRetentionDays: daysIn(form) }) })}
    >
      <TextField
        label={messages.retention.days}
        name="days"
        inputMode="numeric"
        pattern="[0-9]+"
        maxLength={5}
        defaultValue={transferRetentionDays ?? undefined}
        help={messages.retention.daysHelp}
      />
      <p>{messages.retention.changeBody}</p>
    </ActionDialog>
  )
}

const columnsOf = ({ messages, format }: Language): readonly Column<KeptRecords>[] => [
  {
    title: messages.retention.record,
    cell: ({ record }) => <span className="strong">{messages.retention.records[record]}</span>,
  },
  {
    title: messages.retention.kept,
    cell: ({ record, days }) =>
      days === null
        ? messages.retention[record === 'auditLog' ? 'forGood' : 'untilErased']
        : messages.retention.after[record === 'linkSessionEvents' ? 'delivery' : 'end'](format.inUnit(days, 'day')),
  },
]
