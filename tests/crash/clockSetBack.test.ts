/**
 * A server whose machine's clock is set back by half an hour while deposits are under way, as an administrator or NTP sets it. Its
 * institutions are in the same process and have the same clock, so that nothing corrects it.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { callApi } from '../harness/callApi.ts'
import { type Account, codeOf, connectBinance, openSession } from '../harness/connectAccount.ts'
import { execute, previewDeposit } from '../harness/deposit.ts'
import { eventually } from '../harness/eventually.ts'
import { ended, freshAddress } from '../harness/money.ts'
import { receiveWebhooks, type WebhookReceiver } from '../harness/receiveWebhooks.ts'
import { sandboxControl } from '../harness/sandboxControl.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'

const minuteMs = 60_000
const linkTokenMs = 10 * minuteMs

let folder: string
let hooks: WebhookReceiver
let server: Rialto

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rialto-clock-'))
  hooks = await receiveWebhooks()
  const preload = pathToFileURL(join(import.meta.dirname, '../harness/settableClock.mjs')).href
  const clock = { NODE_OPTIONS: `--import ${preload}`, TEST_CLOCK_FILE: join(folder, 'clock') }
  server = await startRialto({ env: { RIALTO_DEMO: 'off', ...hooks.env, ...clock } })
})
afterAll(async () => {
  await server?.stop()
  await hooks?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Resolves when the server's process goes by it. */
const setClock = async (offByMs: number): Promise<void> => {
  const file = join(folder, 'clock')
  await writeFile(file, String(offByMs))
  server.process.kill('SIGUSR2')
  await eventually(async () => existsSync(`${file}.set`), 'the clock to be set')
}

const newToken = async (): Promise<string> => {
  const { content } = await callApi(server, 'POST', '/linktoken', { userId: 'clock' })
  return codeOf((content as { linkToken: string }).linkToken)
}

const prepare = async (account: Account) => {
  const address = freshAddress()
  return { address, previewId: await previewDeposit(server, account, { address, amount: 1 }) }
}

test('a clock that is set back neither doubles nor delays a deposit, and link tokens last as long as before', async () => {
  const account = await connectBinance(server)
  const [sent, calling, later] = [await prepare(account), await prepare(account), await prepare(account)]
  const [early, another] = [await newToken(), await newToken()]
  await execute(server, account, sent.previewId)
  const executing = execute(server, account, calling.previewId)
  await setClock(-30 * minuteMs)
  expect(await executing).toMatchObject({ http: 200 })
  // Asked for once more: an answer that was lost.
  await Promise.all([execute(server, account, calling.previewId), execute(server, account, later.previewId)])

  const { withdrawals, advanceClock } = sandboxControl(server.sandbox)
  for (const { previewId, address } of [sent, calling, later]) {
    const { hash } = await ended(server, previewId)
    const paid = (await withdrawals()).filter(one => one.address.toLowerCase() === address)
    expect(paid).toMatchObject([{ status: 'completed', hash }])
    const reported = () => new Set(hooks.about(previewId).map(({ eventId, status }) => `${status} ${eventId}`))
    await eventually(async () => reported().size === 2, 'both webhooks')
    expect([...reported()].map(one => one.split(' ')[0])).toEqual(['Pending', 'Succeeded'])
  }

  await openSession(server, early)
  await expect(openSession(server, early)).rejects.toThrow('answered 4')
  await openSession(server, await newToken())
  await advanceClock(linkTokenMs)
  await expect(openSession(server, another)).rejects.toThrow('answered 4')
})
