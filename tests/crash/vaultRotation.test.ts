import { randomBytes } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { callApi } from '../harness/callApi.ts'
import type { Account } from '../harness/connectAccount.ts'
import { execute, previewDeposit } from '../harness/deposit.ts'
import { exchanges } from '../harness/exchanges.ts'
import { ended, freshAddress, withdrawalsTo } from '../harness/money.ts'
import { openEnvironment, type TestEnvironment } from '../harness/openEnvironment.ts'
import type { Rialto } from '../harness/startRialto.ts'
import { runCommand } from '../harness/typeCommand.ts'

const exchange = exchanges.find(({ name }) => name === 'Coinbase')
if (!exchange) throw new Error('Coinbase is missing')

const [main, next] = ['main', 'next'].map(id => `${id}:${randomBytes(32).toString('base64')}`)
const ring = (...keys: (string | undefined)[]) => ({ RIALTO_VAULT_KEYS: keys.join(',') })

let env: TestEnvironment
const servers: Rialto[] = []
const transfers: { id: string; address: string }[] = []

const startServer = (keys: Record<string, string>) => env.start({ anotherPort: true, env: keys })
beforeAll(async () => {
  env = await openEnvironment()
  for (let started = 0; started < 2; started += 1) servers.push(await startServer(ring(main)))
})
afterAll(() => env.close())

/** Deposits at one server, one after the other. */
const useAlone = async (server: Rialto, isDone: () => boolean): Promise<void> => {
  const account = await exchange.connect(server)
  for (let deposits = 0; deposits < 20 && !isDone(); deposits += 1) {
    const address = freshAddress()
    const id = await previewDeposit(server, account, { address, amount: 1 })
    expect((await execute(server, account, id, exchange.mfaCode)).http).toBe(200)
    transfers.push({ id, address })
  }
}

/** While one server is restarted, the other one has the load of both. */
const restart = async (place: number, keys: Record<string, string>): Promise<void> => {
  const other = servers[1 - place]
  if (!other) throw new Error('two servers are needed')
  let isDone = false
  const load = Promise.all([1, 2, 3].map(() => useAlone(other, () => isDone)))
  await servers[place]?.stop()
  servers[place] = await startServer(keys)
  isDone = true
  await load
}

const balanceOn = (server: Rialto, { type, accessToken }: Account) =>
  callApi(server, 'POST', '/balance/get', { type, authToken: accessToken })

/** Every account that one server stores is used by the other, and a transfer that one begins is executed by the other. */
const useBoth = async (stage: string): Promise<void> => {
  const [one, other] = servers
  for (const [from, to] of [
    [one, other],
    [other, one],
  ]) {
    if (!from || !to) throw new Error('two servers are needed')
    const account = await exchange.connect(from)
    const { status, message } = await balanceOn(to, account)
    expect({ stage, status, message }).toEqual({ stage, status: 'ok', message: '' })
    const address = freshAddress()
    const id = await previewDeposit(from, account, { address, amount: 5 })
    await execute(to, account, id, exchange.mfaCode)
    transfers.push({ id, address })
  }
}

const rewrap = (keys: Record<string, string>) =>
  runCommand(servers[0] ?? expect.fail('no server'), ['vault', 'rewrap'], keys)

test(
  'a rotation of the vault key with two servers loses no request and no transfer',
  { timeout: 300_000 },
  async () => {
    await useBoth('one key')
    for (const place of [0, 1]) {
      await restart(place, ring(main, next))
      await useBoth(`step 1, server ${place}`)
    }
    await restart(0, ring(next, main))
    await useBoth('step 2, server 0')
    const early = await rewrap(ring(next, main))
    expect(early.code).not.toBe(0)
    expect(early.output).toMatch(/process \d+ on .* has "next" and does not list it first/)
    await restart(1, ring(next, main))
    await useBoth('step 2, server 1')
    await expect.poll(async () => (await rewrap(ring(next, main))).code).toBe(0)
    for (const place of [0, 1]) {
      await restart(place, ring(next))
      await useBoth(`old key removed, server ${place}`)
    }
    for (const { id, address } of transfers) {
      expect(await ended(servers[0] ?? expect.fail(), id)).toMatchObject({ status: 'succeeded' })
      expect(withdrawalsTo(env, address)).toHaveLength(1)
    }
  },
)

test('a server without the key that the others seal with does not start, and says which key it lacks', async () => {
  const ended = startServer(ring(main))
  await expect(ended).rejects.toThrow(/vault key/)
})
