import type { AdminValue } from '@rialto/contract'
import { Button } from '@rialto/ui'
import { useState } from 'react'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { useRead } from '../api/useOperation.ts'
import { Curl } from '../parts/Curl.tsx'
import { downloadJson } from '../parts/downloadJson.ts'
import { Reading } from '../parts/Reading.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { textIn } from '../parts/words.ts'

type Entry = AdminValue<'listAuditEntries', 'content'>[number]

const pageSize = 50

/** The entries of an audit log: the client's, or the installation's. */
export function LogTable({ id, label }: { id: 'listAuditEntries' | 'listInstallationLog'; label: string }) {
  const language = useLanguage()
  const { messages } = language
  const [beforeNumber, setBefore] = useState<number>()
  const body = { count: pageSize, ...(beforeNumber !== undefined && { beforeNumber }) }
  const log = useRead(id, { body })
  return (
    <>
      <Reading query={log}>
        {entries => (
          <>
            <Table
              label={label}
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
      <Curl id={id} body={body} />
    </>
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
