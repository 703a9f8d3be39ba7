import type { AdminValue } from '@rialto/contract'
import { Button } from '@rialto/ui'
import { useState } from 'react'

import { useRead } from '../api/useOperation.ts'
import { Curl } from '../parts/Curl.tsx'
import { downloadJson } from '../parts/downloadCsv.ts'
import { exactTime, words } from '../parts/format.ts'
import { Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { type Column, Table } from '../parts/Table.tsx'

type Entry = AdminValue<'listAuditEntries', 'content'>[number]

const pageSize = 50

/** Every change, with what was before. */
export function AuditLog() {
  const [beforeNumber, setBefore] = useState<number>()
  const body = { count: pageSize, ...(beforeNumber !== undefined && { beforeNumber }) }
  const log = useRead('listAuditEntries', { body })
  return (
    <Page
      title="Audit log"
      intro="Every change of this client, and when its members signed in and out. Entries are never changed or removed."
    >
      <Reading query={log}>
        {entries => (
          <>
            <Table
              label="Audit log"
              columns={columns}
              rows={entries}
              keyOf={({ number }) => String(number)}
              empty={<p>Changes appear here as soon as one is made.</p>}
            />
            <div className="pager">
              {beforeNumber !== undefined && (
                <Button kind="quiet" onClick={() => setBefore(undefined)}>
                  Newest
                </Button>
              )}
              {entries.length === pageSize && (
                <Button kind="quiet" onClick={() => setBefore(entries.at(-1)?.number)}>
                  Older
                </Button>
              )}
              <Button
                kind="quiet"
                inactive={entries.length === 0}
                onClick={() => downloadJson('audit-log.json', entries)}
              >
                Export page as JSON
              </Button>
            </div>
          </>
        )}
      </Reading>
      <Curl id="listAuditEntries" body={body} />
    </Page>
  )
}

const columns: readonly Column<Entry>[] = [
  { title: 'Number', cell: one => one.number, isNumber: true },
  { title: 'Change', cell: one => <span className="strong">{words(one.operation)}</span> },
  { title: 'By', cell: one => (one.actorKind === 'key' ? 'Account management key' : one.actorName) },
  { title: 'From', cell: one => <code className="r-mono">{one.ipAddress}</code> },
  { title: 'Time', cell: one => exactTime(one.timestamp) },
  {
    title: 'Details',
    cell: ({ target, before, after, previousHash, hash }) => (
      <details>
        <summary>Before and after</summary>
        <pre className="code" tabIndex={0} aria-label="Before and after">
          {JSON.stringify({ target, before, after, previousHash, hash }, undefined, 2)}
        </pre>
      </details>
    ),
  },
]
