import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptFolder } from './keptFolder.ts'

let parent: string
let made: string[]
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'rialto-kept-'))
  made = []
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const keep = (key: string, fail = false) =>
  keptFolder(parent, key, draft => {
    writeFileSync(join(draft, 'content'), key)
    made.push(key)
    return fail ? Promise.reject(new Error('cut off')) : Promise.resolve()
  })
const contentOf = (folder: string) => readFileSync(join(folder, 'content'), 'utf8')

test('a folder is made once for callers at the same time and later', async () => {
  const folders = await Promise.all([keep('one'), keep('one')])
  expect([...folders, await keep('one')].map(contentOf)).toEqual(['one', 'one', 'one'])
  expect(made).toEqual(['one'])
})

test('a folder of another key replaces the former', async () => {
  const former = await keep('one')
  expect(contentOf(await keep('two'))).toBe('two')
  expect(existsSync(former)).toBe(false)
})

test('a folder whose making failed or was cut off is made again', async () => {
  await expect(keep('one', true)).rejects.toThrow('cut off')
  mkdirSync(join(parent, 'one.draft'), { recursive: true })
  expect(contentOf(await keep('one'))).toBe('one')
})
