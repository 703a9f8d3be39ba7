import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { callApi } from '../harness/callApi.ts'
import { type Account, connectBinance } from '../harness/connectAccount.ts'
import { eventually } from '../harness/eventually.ts'
import { freePorts } from '../harness/freePorts.ts'
import { familyOf, killHard, postmasterOf, processesNaming, stillRunning } from '../harness/processes.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'

let dataDir: string
let port: number
/** The start of now: each test ends it, and leaves the next one on the same data. */
let running: Rialto
let account: Account
let before: Awaited<ReturnType<typeof holdingsOf>>

const start = () => startRialto({ dataDir, port, ownGroup: true })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rialto-ctrlc-'))
  await chmod(dataDir, 0o755)
  port = await freePorts(3)
  running = await start()
  account = await connectBinance(running)
  before = await holdingsOf(running, account)
  expect(before.http).toBe(200)
  expect(before.positions?.length).toBeGreaterThan(0)
})
afterAll(async () => {
  killHard(...processesNaming(dataDir).map(({ pid }) => pid))
  await rm(dataDir, { recursive: true, force: true })
})

/** Everything that belongs to a start: what it started, and what names its folder although its parent is another. */
const everythingOf = (server: Rialto) => {
  const database = familyOf(postmasterOf(dataDir))
  return [...familyOf(server.process.pid ?? 0), ...database, ...processesNaming(dataDir)]
}

/** A terminal sends Ctrl-C to every process of the group. */
const pressCtrlC = (server: Rialto) => process.kill(-(server.process.pid ?? 0), 'SIGINT')

const holdingsOf = async (server: Rialto, { type, tokenId }: Account) => {
  const { http, content } = await callApi(server, 'POST', '/holdings/get', { authToken: tokenId, type })
  return { http, positions: (content as { cryptocurrencyPositions: unknown[] } | null)?.cryptocurrencyPositions }
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s stops all that was started, and the next start keeps the data',
  async signal => {
    const started = everythingOf(running)
    for (const part of ['postgres', 'anvil', 'start.mjs'])
      expect(started.some(({ command }) => command.includes(part))).toBe(true)

    if (signal === 'SIGINT') pressCtrlC(running)
    else running.process.kill(signal)
    expect(await running.ended).toEqual({ code: 0, signal: null })
    expect(stillRunning(started)).toEqual([])
    expect(processesNaming(dataDir)).toEqual([])

    running = await start()
    expect(await holdingsOf(running, account)).toEqual(before)
  },
)

test('a kill -9 leaves the database and the chains behind; the next start takes them over and stops them', async () => {
  const left = everythingOf(running)
  running.process.kill('SIGKILL')
  await running.ended

  running = await start()
  expect(await holdingsOf(running, account)).toEqual(before)
  pressCtrlC(running)
  expect(await running.ended).toEqual({ code: 0, signal: null })
  expect(await eventually(async () => stillRunning(left).length === 0, 'the first start to be gone')).toBe(true)
  expect(processesNaming(dataDir)).toEqual([])
})

test.each([
  { typed: 'npm start', command: ['npm', 'start'] },
  { typed: 'npx rialto start', command: ['npx', 'rialto', 'start'] },
] as const)('SIGTERM to $typed stops the server and all it started', async ({ command }) => {
  const server = await startRialto({ dataDir, port, ownGroup: true, command: [...command] })
  const started = everythingOf(server)
  expect(started.some(({ command }) => command.includes('postgres'))).toBe(true)
  server.process.kill('SIGTERM')
  await server.ended
  await eventually(async () => stillRunning(started).length === 0, 'everything to end')
  expect(processesNaming(dataDir)).toEqual([])
})
