import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { callApi } from '../harness/callApi.ts'
import { type Account, codeOf, connectBinance, openSession } from '../harness/connectAccount.ts'
import { baseSepolia, execute, previewDeposit } from '../harness/deposit.ts'
import { eventually } from '../harness/eventually.ts'
import { freshAddress, withdrawalsTo } from '../harness/money.ts'
import { openEnvironment, type TestEnvironment } from '../harness/openEnvironment.ts'
import type { Rialto } from '../harness/startRialto.ts'

/**
 * One order that is sent many times at once over two servers, in all the ways that users and clients come to do it, held
 * against the institution's own books. `RIALTO_DUPLICATE_ROUNDS=1000` is the campaign.
 */
const rounds = Number(process.env['RIALTO_DUPLICATE_ROUNDS'] ?? 4)
const amount = 1
const where = { networkId: baseSepolia, symbol: 'USDC' }

let env: TestEnvironment
let servers: readonly [Rialto, Rialto]
let account: Account

beforeAll(async () => {
  env = await openEnvironment()
  const limits = { RIALTO_RATE_LIMIT_PER_MINUTE: '1000000', RIALTO_LINK_RATE_LIMIT_PER_MINUTE: '1000000' }
  servers = [await env.start({ env: limits }), await env.start({ env: limits, anotherPort: true })]
  account = await connectBinance(servers[0], 'Mesh4')
}, 120_000)
afterAll(() => env?.close())

type Way = (address: string) => Promise<unknown>

/** A tab that the browser duplicated: two pages of one session, a preview each, and everybody presses the button. */
const duplicatedTab: Way = async address => {
  const toAddresses = [{ ...where, address, amount }]
  const created = await callApi(servers[0], 'POST', '/linktoken', {
    userId: 'crash-test',
    accessTokens: [{ tokenId: account.tokenId }],
    transferOptions: { transferType: 'payment', transactionId: randomUUID(), toAddresses },
  })
  const pages = await openSession(servers[0], codeOf((created.content as { linkToken: string }).linkToken))
  const { connections } = await pages.call<{ connections: { connectionId: string }[] }>('GET', '/session')
  const body = { connectionId: connections[0]?.connectionId, ...where, amount: String(amount) }
  const previews = await Promise.all(
    servers.map(server => pages.callAt<{ previewId: string }>(server, 'POST', '/transfers/preview', body)),
  )
  return Promise.allSettled(
    previews.flatMap(({ previewId }) =>
      servers.map(server => pages.callAt(server, 'POST', '/transfers/execute', { previewId })),
    ),
  )
}

/** A client that sends its request to execute again, to both servers. */
const sameToken: Way = async address => {
  const previewId = await previewDeposit(servers[0], account, { address, amount })
  return Promise.all([0, 1, 0, 1].map(at => execute(servers[at] ?? servers[0], account, previewId)))
}

/** Two previews of one order, as two workers of a client make them. */
const sameTransactionId: Way = async address => {
  const transactionId = randomUUID()
  const from = { fromAuthToken: account.tokenId, fromType: account.type }
  const previews = await Promise.all(
    servers.map(async server => {
      const body = { ...from, ...where, toAddress: address, amount, transactionId }
      const { content } = await callApi(server, 'POST', '/transfers/managed/preview', body)
      return (content as { previewResult: { previewId: string } }).previewResult.previewId
    }),
  )
  return Promise.all(previews.map((previewId, at) => execute(servers[at] ?? servers[0], account, previewId)))
}

/** A client that repeats its request under one `Idempotency-Key`. */
const sameIdempotencyKey: Way = async address => {
  const previewId = await previewDeposit(servers[1], account, { address, amount })
  const body = { fromAuthToken: account.tokenId, fromType: account.type, previewId }
  const headers = { 'idempotency-key': previewId }
  return Promise.all(
    [0, 1, 0, 1].map(at => callApi(servers[at] ?? servers[0], 'POST', '/transfers/managed/execute', body, { headers })),
  )
}

const ways: readonly Way[] = [duplicatedTab, sameToken, sameTransactionId, sameIdempotencyKey]

test(
  `${rounds} orders sent many times over two servers: the institution's books have one payment for each`,
  async () => {
    const wrong: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const way = ways[round % ways.length] ?? sameToken
      const address = freshAddress()
      const answers = await way(address)
      const sent = withdrawalsTo(env, address).length
      if (sent !== 1) wrong.push(`round ${round}, ${way.name}: ${sent} payments, ${JSON.stringify(answers)}`)
    }
    expect(wrong).toEqual([])
    const { ledger } = env.sandbox.institutions
    await eventually(async () => ledger.withdrawals().every(({ status }) => status === 'completed'), 'every payment')
    expect(ledger.withdrawals()).toHaveLength(rounds)
    expect(ledger.unbalanced()).toEqual([])
  },
  60_000 + rounds * 2_000,
)
