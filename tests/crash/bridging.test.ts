/**
 * One address per transaction, whoever dies while it is asked for and however many ask at once.
 *
 *   RIALTO_BRIDGE_ROUNDS   rounds of 32 identical calls of two processes, default 2. A campaign: RIALTO_BRIDGE_ROUNDS=1000
 */
import { randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { requestAddress, payIn } from '../harness/bridging.ts'
import { eventually } from '../harness/eventually.ts'
import { type Exchange, exchanges } from '../harness/exchanges.ts'
import { ended, expectDelivered, freshAddress } from '../harness/money.ts'
import { openEnvironment, type TestEnvironment } from '../harness/openEnvironment.ts'
import type { Rialto } from '../harness/startRialto.ts'

const rounds = Number(process.env['RIALTO_BRIDGE_ROUNDS'] ?? 2)

let env: TestEnvironment
beforeAll(async () => {
  env = await openEnvironment()
})
afterEach(() => env.stopServers())
afterAll(() => env.close())

/** The bridge's list of what it carries is read after the start. */
const ready = (server: Rialto): Promise<unknown> =>
  eventually(
    async () => (await requestAddress(server, randomUUID(), freshAddress())).http === 200,
    'the bridge to say what it carries',
  )

test.each(['bridge.reserved', 'bridge.answered'])(
  'killed at %s: the next process answers one address, and what is paid in there arrives',
  { timeout: 120_000 },
  async point => {
    const [transactionId, recipient] = [randomUUID(), freshAddress()]
    const dying = await env.start({ env: { RIALTO_FAILPOINT: point } })
    await eventually(
      () =>
        requestAddress(dying, transactionId, recipient).then(
          () => false,
          () => true,
        ),
      'the server to die',
    )
    expect(await dying.ended).toMatchObject({ signal: 'SIGKILL' })

    const server = await env.start()
    await ready(server)
    const first = await requestAddress(server, transactionId, recipient)
    expect(first).toMatchObject({ http: 200, address: expect.stringMatching(/^0x/) })
    expect(await requestAddress(server, transactionId, recipient)).toEqual(first)
    expect(await requestAddress(server, transactionId, freshAddress())).toMatchObject({ http: 400 })
    const [exchange] = exchanges as [Exchange]
    await payIn(server, await exchange.connect(server), exchange, { address: first.address, amount: 20 })
    expect(await ended(server, first.transferId)).toMatchObject({ status: 'succeeded' })
    await expectDelivered(env, first.transferId, ['Pending', 'Succeeded'])
  },
)

test(
  `32 identical calls of two processes: one address, in each of ${rounds} rounds`,
  { timeout: 60_000 + rounds * 5_000 },
  async () => {
    const servers = [await env.start(), await env.start({ anotherPort: true })] as const
    await Promise.all(servers.map(ready))
    const seen = new Set<string>()
    for (let round = 0; round < rounds; round += 1) {
      const [transactionId, recipient] = [randomUUID(), freshAddress()]
      const answers = await Promise.all(
        Array.from({ length: 32 }, (_, caller) =>
          requestAddress(servers[caller % 2] as Rialto, transactionId, recipient),
        ),
      )
      expect(new Set(answers.map(({ http, address, transferId }) => `${http} ${address} ${transferId}`)).size).toBe(1)
      expect(answers[0]).toMatchObject({ http: 200 })
      seen.add(answers[0]?.address ?? '')
    }
    expect(seen.size).toBe(rounds)
  },
)
