import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withFileLock } from './fileLock.ts'
import { ownIdentity } from './processIdentity.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rialto-lock-'))
  path = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('one holder at a time, and no file is left afterwards', async () => {
  let inside = 0
  const work = () =>
    withFileLock(path, async () => {
      inside += 1
      expect(inside).toBe(1)
      await new Promise(resolve => setImmediate(resolve))
      inside -= 1
    })
  await Promise.all(Array.from({ length: 10 }, work))
  expect(readdirSync(folder)).toEqual([])
})

test('an error frees it', async () => {
  await expect(withFileLock(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(existsSync(path)).toBe(false)
})

test.each([
  ['a process that ended', { ...ownIdentity(), pid: 2_147_483_646 }],
  ['an earlier process of a number that is in use again', { ...ownIdentity(), startedAt: '1' }],
  ['another boot or container', { ...ownIdentity(), machine: 'elsewhere' }],
  ['nobody knows', 'half a fi'],
])('the lock of %s is taken over', async (_, holder) => {
  writeFileSync(path, JSON.stringify(holder))
  let inside = 0
  const work = () =>
    withFileLock(path, async () => {
      inside += 1
      expect(inside).toBe(1)
      await new Promise(resolve => setImmediate(resolve))
      inside -= 1
    })
  await Promise.all([work(), work(), work()])
  expect(readdirSync(folder)).toEqual([])
})
