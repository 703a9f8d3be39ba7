import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimHolder, dropStaleHolder, isStale, readHolder, us, writeHolder } from './holderFile.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'holder-'))
  file = join(folder, 'holder')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a file is claimed once, and nothing is left beside it', () => {
  expect([claimHolder(file, us()), claimHolder(file, { ownerPid: 1 })]).toEqual([true, false])
  expect(readHolder(file)).toEqual(us())
  expect(readdirSync(folder)).toEqual(['holder'])
})

test('a written file is read back', () => {
  const holder = { ...us(), nodePid: 7, url: 'http://127.0.0.1:1' }
  writeHolder(file, holder)
  expect(readHolder(file)).toEqual(holder)
})

test.each(['', '{', 'null', '[]', '{"ownerPid":"1"}', '{"ownerPid":0}', '{"ownerPid":1,"nodePid":-1}'])(
  'a file with %j names no holder',
  text => {
    writeFileSync(file, text)
    expect(readHolder(file)).toBeUndefined()
  },
)

test('a holder that lives is not stale; one that is gone, or of another start with the same number, is', () => {
  expect(isStale(us())).toBe(false)
  expect(isStale(undefined)).toBe(true)
  expect(isStale({ ownerPid: 2 ** 30 })).toBe(true)
  expect(isStale({ ownerPid: process.pid, ownerStartedAt: 'another' })).toBe(true)
})

test('a stale file is removed, and one that another process has claimed meanwhile is restored', () => {
  writeHolder(file, { ownerPid: 2 ** 30 })
  dropStaleHolder(file, isStale)
  expect(readdirSync(folder)).toEqual([])
  writeHolder(file, us())
  dropStaleHolder(file, isStale)
  expect(readHolder(file)).toEqual(us())
  dropStaleHolder(join(folder, 'none'), isStale)
  expect(readdirSync(folder)).toEqual(['holder'])
})
