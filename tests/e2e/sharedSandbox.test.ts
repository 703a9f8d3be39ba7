import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { callApi } from '../harness/callApi.ts'
import { codeOf, connectBinance } from '../harness/connectAccount.ts'
import { baseSepolia, execute, previewDeposit } from '../harness/deposit.ts'
import { ended, freshAddress } from '../harness/money.ts'
import { freePorts } from '../harness/freePorts.ts'
import { killHard, processesNaming } from '../harness/processes.ts'
import { receiveWebhooks, type WebhookReceiver } from '../harness/receiveWebhooks.ts'
import { eventually } from '../harness/eventually.ts'
import { sandboxControl, tokenBalance } from '../harness/sandboxControl.ts'
import { demoClient, type Rialto, startRialto } from '../harness/startRialto.ts'

let owner: Rialto
let second: Rialto
let hooks: WebhookReceiver
/** The receiver's key, and not its address. */
let env: Record<string, string>
beforeAll(async () => {
  hooks = await receiveWebhooks()
  env = { RIALTO_DEMO: 'off', RIALTO_SANDBOX_WEBHOOK_SECRET: hooks.env['RIALTO_SANDBOX_WEBHOOK_SECRET'] ?? '' }
  owner = await startRialto({ env, embeddedDatabase: true })
  second = await startRialto({ env, dataDir: owner.dataDir, port: await freePorts(3) })
})
afterAll(async () => {
  await second?.stop()
  await owner?.stop()
  if (owner) killHard(...processesNaming(owner.dataDir).map(({ pid }) => pid))
  await hooks?.stop()
})

const portOf = ({ api }: Rialto) => Number(new URL(api).port)
const demoOf = (server: Rialto) => `http://127.0.0.1:${portOf(server) + 1}`
const isListening = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

/** Pages that may embed Link, as its page declares them to browsers. */
const mayEmbed = async (server: Rialto): Promise<string[]> => {
  const { content } = await callApi(server, 'POST', '/linktoken', { userId: 'user-1' })
  const code = codeOf((content as { linkToken: string }).linkToken)
  const { headers } = await fetch(`${server.api}/link?code=${code}`)
  const policy = headers.get('content-security-policy') ?? ''
  return /frame-ancestors ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
}

const deposit = async (server: Rialto, amount: number): Promise<{ id: string; address: string }> => {
  const account = await connectBinance(server)
  const address = freshAddress()
  const id = await previewDeposit(server, account, { address, amount })
  await execute(server, account, id)
  expect(await ended(server, id)).toMatchObject({ status: 'succeeded' })
  return { id, address }
}

/** The command, as typed beside the servers. */
const type = (...words: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, '../../scripts/rialto.mjs'), ...words], {
    env: { ...process.env, RIALTO_DATA_DIR: owner.dataDir },
  })

test('a second server on the data folder sends through the institutions and chains of the first', async () => {
  expect(await isListening(`http://127.0.0.1:${portOf(second) + 2}`)).toBe(false)
  const { address } = await deposit(second, 7)
  const control = sandboxControl(owner.sandbox)
  expect(await control.withdrawals()).toMatchObject([{ status: 'completed' }])
  const chain = await control.chain(baseSepolia)
  await expect.poll(() => tokenBalance(chain, 'USDC', address)).toBe(7_000_000n)
})

test('it adds its demo shop and takes nothing from that of the first', async () => {
  for (const server of [owner, second])
    expect(await mayEmbed(server)).toEqual(expect.arrayContaining([demoOf(owner), demoOf(second)]))
})

test('the command sends coins of the running sandbox, and resets none that runs', async () => {
  const address = freshAddress()
  const gift = ['--network', 'eip155:84532', '--symbol', 'USDC', '--amount', '2.5']
  expect((await type('sandbox', 'faucet', address, ...gift)).stdout).toMatch(/2\.5 USDC sent to 0x.*0x[0-9a-f]{64}/s)
  const chain = await sandboxControl(owner.sandbox).chain(baseSepolia)
  await eventually(async () => (await tokenBalance(chain, 'USDC', address)) === 2_500_000n, 'the coins')
  await expect(type('sandbox', 'reset')).rejects.toThrow(/running in process \d+\. Stop Rialto first/)
})

test('after the owner is killed, the next start takes over all books and keeps manual settings', async () => {
  const mine = 'https://shop.example.com'
  await type('clients', 'set-origins', '--client', demoClient.id, '--origin', mine)
  await type('webhooks', 'set', '--client', demoClient.id, '--url', hooks.env['RIALTO_SANDBOX_WEBHOOK_URL'] ?? '')
  owner.process.kill('SIGKILL')
  await owner.ended
  owner = await startRialto({ env, dataDir: owner.dataDir, port: portOf(owner) })
  expect(await sandboxControl(owner.sandbox).withdrawals()).toHaveLength(1)
  expect(await mayEmbed(owner)).toEqual([mine])
  const { id, address } = await deposit(second, 9)
  const chain = await sandboxControl(owner.sandbox).chain(baseSepolia)
  await expect.poll(() => tokenBalance(chain, 'USDC', address)).toBe(9_000_000n)
  await eventually(async () => hooks.about(id).length === 2, 'webhooks at the address that was set')
})
