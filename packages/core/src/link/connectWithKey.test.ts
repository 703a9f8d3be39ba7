import { beforeEach, expect, test } from 'vitest'

import { ConnectorError } from '../connections/connectorError.ts'
import { createWorld, openSession, type World } from '../testing/index.ts'
import { connectWithKey } from './connectWithKey.ts'
import { readLinkSession } from './readLinkSession.ts'

const integrationId = 'a1b2c3d4-0000-4000-8000-000000000001'
let world: World
let opened: Awaited<ReturnType<typeof openSession>>
const connect = (fields: Record<string, string>) => connectWithKey(world.ctx, opened.session, { integrationId, fields })
const good = { username: 'ABCD', password: 'secret' }

beforeEach(async () => {
  world = createWorld({ scheme: 'apiKey' })
  opened = await openSession(world)
})

test('a key connects, and a second time it is the same account', async () => {
  const first = await connect({ username: ' ABCD\n', password: 'secret' })
  expect(first.isReconnected).toBe(false)
  expect(await connect(good)).toMatchObject({ isReconnected: true, connection: { id: first.connection.id } })
  const session = await readLinkSession(world.ctx, opened.sessionToken)
  expect(session.connectionIds).toEqual([first.connection.id])
})

test.each([
  [{ password: 'secret' }, 'missingField', 'fields.username: '],
  [{ ...good, username: '  ' }, 'missingField', 'fields.username: '],
  [{ ...good, username: 'abcd' }, 'invalidField', 'fields.username: '],
  [{ ...good, password: 'x' }, 'invalidField', 'fields.password: '],
])('%j is refused before the institution is asked', async (fields, type, path) => {
  const refused = { type, message: expect.stringContaining(path) }
  await expect(connect(fields as Record<string, string>)).rejects.toMatchObject(refused)
})

test('the institution’s error about a key is reported without the key', async () => {
  world.institution.script.refusal = new ConnectorError('credentialsInvalid', 'bad key ABCD')
  const refused = await connect(good).catch((error: unknown) => error)
  expect(refused).toMatchObject({ type: 'credentialsRefused', message: expect.not.stringContaining('ABCD') })
  world.institution.script.refusal = new ConnectorError('regionRestricted', 'no')
  await expect(connect(good)).rejects.toMatchObject({ type: 'regionRestricted' })
})
