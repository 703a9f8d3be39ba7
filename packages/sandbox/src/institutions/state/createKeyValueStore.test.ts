import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createKeyValueStore } from './createKeyValueStore.ts'
import { openStore } from './openStore.ts'

test('notes are separate for each institution, and survive a restart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'key-value-store-'))
  const store = openStore(folder)
  const records = createKeyValueStore(store, 'kraken')
  records.set('book/Mesh/a', { address: '0x1' })
  records.set('book/Mesh/b', { address: '0x2' })
  records.set('book/Mesh/b', undefined)
  createKeyValueStore(store, 'gemini').set('book/Mesh/c', 1)
  store.close()
  const again = createKeyValueStore(openStore(folder), 'kraken')
  expect(again.list('book/Mesh/')).toEqual([['book/Mesh/a', { address: '0x1' }]])
  expect(again.get('book/Mesh/b')).toBeUndefined()
  expect(again.get('book/Mesh/c')).toBeUndefined()
  rmSync(folder, { recursive: true })
})
