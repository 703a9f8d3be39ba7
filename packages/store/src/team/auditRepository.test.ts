import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import { recordChange, verifyAuditLog } from '@rialto/core'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createStoredWorld, useDatabase } from '../testing/index.ts'

const database = useDatabase()
let world: Awaited<ReturnType<typeof createStoredWorld>>
beforeEach(async () => {
  world = await createStoredWorld(database())
  for (let at = 1; at <= 4; at += 1) await write(at)
})

const actor = { kind: 'command', id: randomUUID(), name: 'rialto', ipAddress: '' } as const
const write = (at: number) =>
  recordChange(
    { ...world.ctx, nowMs: world.clock.nowMs },
    world.scope,
    { actor, operation: 'setScreening', params: {}, before: {}, after: { at } },
    async () => undefined,
    () => ({}),
  )
const verdict = async (known?: { number: number; hash: string }) =>
  (await verifyAuditLog(world.ctx, world.scope, { known })).fault

/** With the rights of the server's own database user, which owns the table and its trigger. */
const asOwner = async (statement: ReturnType<typeof sql<unknown>>) => {
  const db = database()
  await sql`alter table audit_entries disable trigger user`.execute(db)
  await statement.execute(db)
  await sql`alter table audit_entries enable trigger user`.execute(db)
}
const mine = () => sql`client_id = ${world.scope.clientId} and environment = ${world.scope.environment}`

describe('the audit log', () => {
  test('is unchanged as long as its rows are not modified', async () => {
    expect(await verdict()).toBeUndefined()
    const head = await world.ctx.store.audit.readHead(world.scope)
    expect(head).toMatchObject({ number: 4, isSigned: true })
    await write(5)
    expect(await verdict(head)).toBeUndefined()
  })

  test('reveals a changed entry, even if all later hashes were recomputed', async () => {
    await asOwner(sql`update audit_entries set after = '{"at": 9}' where ${mine()} and number = 2`)
    expect(await verdict()).toEqual({ kind: 'changed', number: 2 })
    const { auditHash } = await import('@rialto/core')
    const entries = await world.ctx.store.audit.listFrom(world.scope, { afterNumber: 0, count: 10 })
    let previousHash = entries[0]?.hash ?? ''
    for (const { hash: _, isSigned: __, ...entry } of entries.slice(1)) {
      const hash = auditHash(world.ctx, { ...entry, previousHash })
      await asOwner(
        sql`update audit_entries set hash = ${hash}, previous_hash = ${previousHash} where ${mine()} and number = ${entry.number}`,
      )
      previousHash = hash
    }
    expect(await verdict()).toEqual({ kind: 'forged', number: 2 })
    await asOwner(sql`update audit_entries set mac = null where ${mine()} and number >= 2`)
    expect(await verdict()).toMatchObject({ number: expect.any(Number) })
  })

  test('reveals a removed entry in the middle, and entries cut off at the end', async () => {
    const head = (await world.ctx.store.audit.readHead(world.scope)) ?? { number: 0, hash: '' }
    await asOwner(sql`delete from audit_entries where ${mine()} and number = 4`)
    expect(await verdict()).toEqual({ kind: 'cutOff', number: 4 })
    await sql`delete from audit_heads where ${mine()}`.execute(database())
    expect(await verdict()).toEqual({ kind: 'cutOff', number: 3 })
    // The head in the server's own log reveals it, regardless of changes to the database.
    await asOwner(sql`update audit_entries set mac = null where ${mine()}`)
    expect(await verdict()).toBeUndefined()
    expect(await verdict(head)).toEqual({ kind: 'cutOff', number: 4 })
    await asOwner(sql`delete from audit_entries where ${mine()} and number = 2`)
    expect(await verdict()).toEqual({ kind: 'missing', number: 2 })
  })

  test('accepts unsigned entries of an earlier version, which the next signature covers', async () => {
    await asOwner(sql`update audit_entries set mac = null where ${mine()} and number <= 3`)
    expect(await verdict()).toBeUndefined()
    await asOwner(sql`update audit_entries set mac = null where ${mine()} and number = 4`)
    expect(await verdict()).toEqual({ kind: 'unsigned', number: 1 })
    await write(5)
    expect(await verdict()).toBeUndefined()
  })

  test('is not accepted with a signature for another log or by another key', async () => {
    const other = await createStoredWorld(database())
    await asOwner(sql`update audit_entries set client_id = ${other.scope.clientId} where ${mine()}`)
    const moved = await verifyAuditLog(other.ctx, other.scope)
    expect(moved.fault).toEqual({ kind: 'forged', number: 1 })
  })

  test('accepts inserts but no changes by the server’s database user, once its table has the owner of deploy/postgres', async () => {
    const name = `server_${randomBytes(6).toString('hex')}`
    const file = new URL('../../../../deploy/postgres/auditOwner.sql', import.meta.url)
    const sample = (await readFile(file, 'utf8')).replaceAll(/^(begin|commit);$/gm, '')
    const statements = sample.replaceAll('rialto_audit', `${name}_audit`).replaceAll(/\brialto\b(?=[,;]|$)/gm, name)
    await sql.raw(`create role ${name}`).execute(database())
    await sql.raw(statements).execute(database())
    await sql.raw(`grant all on audit_intents, audit_heads, audit_keys to ${name}`).execute(database())
    await database()
      .connection()
      .execute(async server => {
        await sql.raw(`set role ${name}`).execute(server)
        const count = await sql<{ n: string }>`select count(*) as n from audit_entries where ${mine()}`.execute(server)
        expect(Number(count.rows[0]?.n)).toBe(4)
        await sql`insert into audit_entries select client_id, environment, number + 100, at, actor_kind, actor_id, actor_name, ip_address,
          operation, target, before, after, previous_hash, hash from audit_entries where ${mine()} and number = 4`.execute(
          server,
        )
        for (const refused of [
          'alter table audit_entries disable trigger user',
          'delete from audit_entries',
          'update audit_entries set number = 0',
          'truncate audit_entries',
        ])
          await expect(sql.raw(refused).execute(server)).rejects.toThrow(/must be owner|permission denied/)
        await sql.raw('reset role').execute(server)
      })
  })
})
