import type { AdminValue } from '@rialto/contract'
import { Button } from '@rialto/ui'
import { useState } from 'react'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { useRead } from '../api/useOperation.ts'
import { Curl } from '../parts/Curl.tsx'
import { downloadJson } from '../parts/downloadCsv.ts'
import { textIn } from '../parts/words.ts'
import { Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { type Column, Table } from '../parts/Table.tsx'

type Entry = AdminValue<'listAuditEntries', 'content'>[number]

const pageSize = 50

/** Every change, with what was before. */
export function AuditLog() {
  const language = useLanguage()
  const { messages } = language
  const [beforeNumber, setBefore] = useState<number>()
  const body = { count: pageSize, ...(beforeNumber !== undefined && { beforeNumber }) }
  const log = useRead('listAuditEntries', { body })
  return (
    <Page title={messages.shell.pages.auditLog} intro={messages.team.auditIntro}>
      <Reading query={log}>
        {entries => (
          <>
            <Table
              label={messages.shell.pages.auditLog}
              columns={columnsOf(language)}
              rows={entries}
              keyOf={({ number }) => String(number)}
              empty={<p>{messages.team.auditEmpty}</p>}
            />
            <div className="pager">
              {beforeNumber !== undefined && (
                <Button kind="quiet" onClick={() => setBefore(undefined)}>
                  {messages.common.newest}
                </Button>
              )}
              {entries.length === pageSize && (
                <Button kind="quiet" onClick={() => setBefore(entries.at(-1)?.number)}>
                  {messages.common.older}
                </Button>
              )}
              <Button
                kind="quiet"
                inactive={entries.length === 0}
                onClick={() => downloadJson('audit-log.json', entries)}
              >
                {messages.common.exportJson}
              </Button>
            </div>
          </>
        )}
      </Reading>
      <Curl id="listAuditEntries" body={body} />
    </Page>
  )
}

const columnsOf = ({ messages, format }: Language): readonly Column<Entry>[] => [
  { title: messages.team.number, cell: one => one.number, isNumber: true },
  {
    title: messages.team.change,
    cell: one => <span className="strong">{textIn(messages.changes, one.operation)}</span>,
  },
  { title: messages.team.by, cell: one => (one.actorKind === 'key' ? messages.team.managementKey : one.actorName) },
  { title: messages.common.from, cell: one => <code className="r-mono">{one.ipAddress}</code> },
  { title: messages.common.time, cell: one => format.exactTime(one.timestamp) },
  {
    title: messages.common.details,
    cell: ({ target, before, after, previousHash, hash }) => (
      <details>
        <summary>{messages.team.beforeAndAfter}</summary>
        <pre className="code" tabIndex={0} aria-label={messages.team.beforeAndAfter}>
          {JSON.stringify({ target, before, after, previousHash, hash }, undefined, 2)}
        </pre>
      </details>
    ),
  },
]
