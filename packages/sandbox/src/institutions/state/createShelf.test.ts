import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createShelf } from './createShelf.ts'
import { openStore } from './openStore.ts'

test('keeps each institution’s notes apart, and over a restart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shelf-'))
  const store = openStore(folder)
  const shelf = createShelf(store, 'kraken')
  shelf.set('book/Mesh/a', { address: '0x1' })
  shelf.set('book/Mesh/b', { address: '0x2' })
  shelf.set('book/Mesh/b', undefined)
  createShelf(store, 'gemini').set('book/Mesh/c', 1)
  store.close()
  const again = createShelf(openStore(folder), 'kraken')
  expect(again.list('book/Mesh/')).toEqual([['book/Mesh/a', { address: '0x1' }]])
  expect(again.get('book/Mesh/b')).toBeUndefined()
  expect(again.get('book/Mesh/c')).toBeUndefined()
  rmSync(folder, { recursive: true })
})
