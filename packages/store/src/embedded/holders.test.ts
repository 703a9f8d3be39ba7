import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { hold, liveHolders } from './holders.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rialto-holders-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a process holds the server until it leaves', () => {
  const [first, second] = [hold(folder), hold(folder)]
  expect(liveHolders(folder)).toEqual({ here: 2, elsewhere: 0 })
  first.leave()
  expect(liveHolders(folder)).toEqual({ here: 1, elsewhere: 0 })
  second.leave()
  expect(liveHolders(folder)).toEqual({ here: 0, elsewhere: 0 })
})

test('a process of another container counts while its file is touched, and its file is removed after that', () => {
  const path = join(folder, 'remote')
  writeFileSync(path, JSON.stringify({ machine: 'another', pid: 1 }))
  expect(liveHolders(folder)).toEqual({ here: 0, elsewhere: 1 })
  utimesSync(path, new Date(0), new Date(0))
  expect(liveHolders(folder)).toEqual({ here: 0, elsewhere: 0 })
  expect(readdirSync(folder)).toEqual([])
})

test('an unreadable file and a missing folder hold nothing', () => {
  writeFileSync(join(folder, 'broken'), '{')
  expect(liveHolders(folder)).toEqual({ here: 0, elsewhere: 0 })
  expect(liveHolders(join(folder, 'missing'))).toEqual({ here: 0, elsewhere: 0 })
})
