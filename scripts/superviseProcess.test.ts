import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// @ts-expect-error a script without types
import { superviseProcess } from './superviseProcess.mjs'

interface Supervisor {
  restart(): Promise<boolean>
  stop(): Promise<void>
}

/** Notes its beginning and its end, which it takes a moment for. */
const entry = `
import { appendFileSync } from 'node:fs'
const note = text => appendFileSync(process.argv[2], text + ' ' + process.pid + '\\n')
note('begins')
process.on('SIGTERM', () => setTimeout(() => { note('ends'); process.exit(0) }, 50))
setInterval(() => undefined, 1_000)
process.send('ready')
`

let folder: string
let supervisor: Supervisor
let said: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rialto-supervisor-'))
  said = ''
  const args = () => [join(folder, 'entry.mjs'), join(folder, 'notes')]
  const say = (text: string) => (said += text)
  supervisor = (superviseProcess as (options: unknown) => Supervisor)({ args, say })
})
afterEach(async () => {
  await supervisor.stop()
  await rm(folder, { recursive: true, force: true })
})

const write = (text: string) => writeFile(join(folder, 'entry.mjs'), text)
const notes = async () =>
  (await readFile(join(folder, 'notes'), 'utf8'))
    .trim()
    .split('\n')
    .map(line => line.split(' '))

test('a process has ended before the one that replaces it begins', async () => {
  await write(entry)
  expect(await supervisor.restart()).toBe(true)
  expect(await supervisor.restart()).toBe(true)
  const [first, second, third] = await notes()
  expect([first?.[0], second, third?.[0]]).toEqual(['begins', ['ends', first?.[1]], 'begins'])
  expect(third?.[1]).not.toBe(first?.[1])
})

test('restarts asked for during a restart are one more, and the last process stays', async () => {
  await write(entry)
  await Promise.all(Array.from({ length: 5 }, () => supervisor.restart()))
  const words = (await notes()).map(([word]) => word)
  expect(words.filter(word => word === 'begins')).toHaveLength(words.filter(word => word === 'ends').length + 1)
  expect(words.length).toBeLessThanOrEqual(3)
})

test('one that fails to start is reported as not ready, and the next restart tries again', async () => {
  await write('process.exit(3)')
  expect(await supervisor.restart()).toBe(false)
  await write(entry)
  expect(await supervisor.restart()).toBe(true)
})

test('an unexpected exit of the child is reported', async () => {
  await write(`${entry}\nprocess.on('message', () => undefined); setImmediate(() => process.exit(4))`)
  await supervisor.restart()
  await vi.waitFor(() => expect(said).toContain('ended (4); waiting for a change'), { timeout: 10_000 })
})

test('stopping leaves no process', async () => {
  await write(entry)
  await supervisor.restart()
  await supervisor.stop()
  const [[, pid] = []] = await notes()
  expect(() => process.kill(Number(pid), 0)).toThrow()
})
