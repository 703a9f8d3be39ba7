import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startOnLastPort } from './lastPort.ts'

const folder = mkdtempSync(join(tmpdir(), 'last-port-'))
const file = join(folder, 'port')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => rmSync(file, { force: true }))

/** Starts on any port except the taken ones; 0 lets the system choose. */
const starting = (...taken: number[]) => {
  const tried: number[] = []
  const start = async (port: number) => {
    tried.push(port)
    if (taken.includes(port)) throw new Error('taken')
    return { rpcUrl: `http://127.0.0.1:${port === 0 ? 4444 : port}` }
  }
  return { tried, start }
}

test('the port of the first time is asked for again', async () => {
  const { tried, start } = starting()
  await startOnLastPort(file, start)
  await startOnLastPort(file, start)
  expect(tried).toEqual([0, 4444])
})

test('where another program has it by now, any free one is taken and remembered', async () => {
  writeFileSync(file, '5555')
  const { tried, start } = starting(5555)
  await startOnLastPort(file, start)
  expect([tried, readFileSync(file, 'utf8')]).toEqual([[5555, 0], '4444'])
})

test.each(['', 'x', '-1', '0', '70000', '1.5'])('a file with %j names no port', async text => {
  writeFileSync(file, text)
  const { tried, start } = starting()
  await startOnLastPort(file, start)
  expect(tried).toEqual([0])
})

test('without a file nothing is remembered, and a failure is the caller’s', async () => {
  const { tried, start } = starting(0)
  await expect(startOnLastPort(undefined, start)).rejects.toThrow('taken')
  expect(tried).toEqual([0])
})
