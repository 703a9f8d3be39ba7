import { useDatabase } from '@rialto/core/testing'
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'

import { enqueueJob } from '../queue/enqueueJob.ts'
import { m0014Vocabulary } from './m0014Vocabulary.ts'

const database = useDatabase()

test('jobs queued under their former kinds are found under the new ones', async () => {
  const db = database()
  for (const kind of ['transfer.follow', 'bridge.follow', 'webhook.deliver'])
    await enqueueJob(db, { kind, key: kind, payload: {}, runAt: new Date(0) })
  await m0014Vocabulary.up(db as Kysely<unknown>)
  const { rows } = await sql<{ kind: string }>`select kind from jobs order by kind`.execute(db)
  expect(rows.map(({ kind }) => kind)).toEqual(['bridge.reconcile', 'transfer.reconcile', 'webhook.deliver'])
})
