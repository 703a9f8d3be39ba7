import { randomUUID } from 'node:crypto'

import { recordChange } from '@rialto/core'
import { createStoredWorld, useDatabase } from '@rialto/store/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { watchAuditLogs } from './watchAuditLogs.ts'

const database = useDatabase()

test('each turn logs the last entry of each log, and a log whose end was put back to an older state by its number', async () => {
  const { ctx, scope, clock } = await createStoredWorld(database())
  const actor = { kind: 'command', id: randomUUID(), name: 'rialto', ipAddress: '' } as const
  const write = () =>
    recordChange(
      { ...ctx, nowMs: clock.nowMs },
      scope,
      { actor, operation: 'setScreening', params: {}, before: {}, after: {} },
      async () => undefined,
      () => ({}),
    )
  const lines: object[] = []
  const turn = watchAuditLogs(ctx, {
    info: details => lines.push(details),
    error: (details, message) => lines.push({ ...details, message }),
  })
  await write()
  const before = await ctx.store.audit.readHead(scope)
  await sql`create table kept as select * from audit_heads where client_id = ${scope.clientId}`.execute(database())
  await write()
  await turn()
  expect(lines.splice(0)).toEqual([
    { clientId: scope.clientId, number: 2, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ])
  // The older note of the end is genuine: only what was seen since shows that the log has lost an entry.
  await sql`alter table audit_entries disable trigger user`.execute(database())
  await sql`delete from audit_entries where client_id = ${scope.clientId} and number = 2`.execute(database())
  await sql`delete from audit_heads where client_id = ${scope.clientId}`.execute(database())
  await sql`insert into audit_heads select * from kept`.execute(database())
  await sql`alter table audit_entries enable trigger user`.execute(database())
  expect(await ctx.store.audit.readHead(scope)).toEqual(before)
  await turn()
  expect(lines).toEqual([
    { clientId: scope.clientId, kind: 'cutOff', number: 2, message: expect.stringContaining('ends before entry 2') },
  ])
})
