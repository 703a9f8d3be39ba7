import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'
import { createStoredWorld, useDatabase } from '../testing/index.ts'

const database = useDatabase()

test('a client’s setting also applies without a live key, because its sessions may still be open', async () => {
  const { store } = (await createStoredWorld(database())).ctx
  const scope = { clientId: randomUUID(), environment: 'sandbox' as const }
  await store.clients.insert(scope, { name: 'Shop', allowedOrigins: [], createdAtMs: 0 })
  expect(await store.screening.mode(scope)).toBe('off')
  await store.screening.setMode(scope, 'block')
  expect(await store.screening.mode(scope)).toBe('block')
  expect(await store.transaction(({ screening }) => screening.mode(scope))).toBe('block')
})
