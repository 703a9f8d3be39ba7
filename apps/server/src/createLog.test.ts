import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { createLog } from './createLog.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rialto-log-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const logTo = (name: string) => {
  const path = join(folder, name)
  const fd = openSync(path, 'a')
  const read = () =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter(line => line !== '')
      .map(line => JSON.parse(line) as Record<string, unknown>)
  return { log: createLog('info', fd), read, close: () => closeSync(fd) }
}

test('every line is there a turn later, in order, and secrets are hidden', async () => {
  const { log, read, close } = logTo('lines')
  for (const n of [1, 2, 3]) log.info({ n, client: { secret: 'canary', name: 'shop' } }, 'noted')
  log.child({ reqId: 'r1' }).warn('child')
  await turn()
  expect(read()).toMatchObject([
    { n: 1, msg: 'noted', client: { secret: '[hidden]', name: 'shop' } },
    { n: 2 },
    { n: 3 },
    { reqId: 'r1', msg: 'child' },
  ])
  log.info('a later turn')
  await turn()
  expect(read()).toHaveLength(5)
  close()
})

test('two thousand lines in one turn lose none', async () => {
  const { log, read, close } = logTo('many')
  for (let n = 0; n < 2_000; n += 1) log.info({ n }, 'x'.repeat(100))
  await turn()
  expect(read().map(({ n }) => n)).toEqual(Array.from({ length: 2_000 }, (_, n) => n))
  close()
})
