import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { anOrder, aRequest } from '../testing/aBridge.ts'
import { openBridgeStore } from './openBridgeStore.ts'

const folder = mkdtempSync(join(tmpdir(), 'bridge-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('committed data survives a restart', () => {
  const first = openBridgeStore(folder)
  first.commit([{ type: 'order', order: anOrder() }])
  first.commit([{ type: 'request', request: aRequest() }])
  first.close()
  const second = openBridgeStore(folder)
  expect(second.state).toEqual(first.state)
  expect(second.commits).toBe(0)
  second.close()
})

test('without a folder everything is forgotten, and each commit counts', () => {
  const store = openBridgeStore()
  store.commit([{ type: 'order', order: anOrder() }])
  store.commit([])
  expect(store.commits).toBe(2)
  expect(openBridgeStore().state.orders.size).toBe(0)
})
