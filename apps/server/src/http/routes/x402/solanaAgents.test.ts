import { randomUUID } from 'node:crypto'

import { limitRelaying, payOrder, removeRelayerKeys, type Relay, setRelayerKey } from '@rialto/core'
import {
  AccountRole,
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  type Instruction,
  partiallySignTransaction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { getApproveInstruction, getTransferCheckedInstruction, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { decodePaymentRequiredHeader, encodePaymentSignatureHeader } from '@x402/core/http'
import type { PaymentPayload } from '@x402/core/types'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { tokenAccountOf } from '../../../../../../packages/chains/src/solana/tokenAccountOf.ts'
import { fetchOf } from '../../../testing/agents.ts'
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { newSolanaKey, openSolana } from '../../../testing/solanaAgents.ts'
import { readPayload } from './readPayload.ts'

let server: TestServer
let solana: Awaited<ReturnType<typeof openSolana>>
beforeAll(async () => {
  server = await createTestServer()
  solana = await openSolana(server)
})
afterAll(async () => {
  await solana?.close()
  await server?.stop()
})
const limited = (perTransaction = '0.001', perDay = '0.1') =>
  limitRelaying(server.ctx, server.client.scope, {
    networkId: solana.networkId,
    maximumPerTransaction: perTransaction,
    maximumPerDay: perDay,
    isFacilitated: true,
  })
beforeEach(() => limited())

const origin = 'http://127.0.0.1:4000'
const opened = async (changes: object = {}) => {
  const order = { userId: 'user-1', transactionId: randomUUID(), networkId: solana.networkId, symbol: 'USDC' }
  const body = { ...order, amount: '50', ...changes }
  return (await server.call('POST', '/api/v1/paymentRequests', { body })).body.content
}
const read = async (id: string) => (await server.call('GET', `/api/v1/paymentRequests/${id}`)).body.content
const get = (url: string, headers: Record<string, string> = {}) => fetchOf(server)(url, { headers })
const turn = async (seconds = 61) => {
  server.simulators.clock.advance(seconds * 1_000)
  await server.runJobs()
}
const relayOf = async (id: string): Promise<Relay> =>
  (await server.ctx.store.relays.findOf(server.client.scope, id)) ?? expect.fail('no relay')
const asked = async (url: string) => {
  const required = decodePaymentRequiredHeader((await get(url)).headers.get('PAYMENT-REQUIRED') ?? '')
  return required.accepts[0] ?? expect.fail('nothing is accepted')
}
type Accepted = Awaited<ReturnType<typeof asked>>
type Agent = Awaited<ReturnType<typeof solana.richAgent>>
const send = async (url: string, payload: Pick<PaymentPayload, 'accepted' | 'payload'>) => {
  const header = encodePaymentSignatureHeader({ x402Version: 2, ...payload })
  const response = await get(url, { 'PAYMENT-SIGNATURE': header })
  const required = response.headers.get('PAYMENT-REQUIRED')
  const body = (await response.json()) as Record<string, unknown>
  return { status: response.status, body, error: required && decodePaymentRequiredHeader(required).error }
}
/** What the official client signs for an order. */
const signed = async (url: string, agent: Agent, change: (one: Accepted) => Accepted = one => one) => {
  const accepted = await asked(url)
  const { payload } = await agent.scheme.createPaymentPayload(2, change(accepted))
  return { accepted, payload }
}

describe('an order on Solana', () => {
  test('the official client pays with a token alone: the relayer pays the fee, and the payment is an ordinary one', async () => {
    const { id, address, reference, x402Url } = await opened()
    expect(await asked(x402Url)).toMatchObject({
      scheme: 'exact',
      network: solana.caip2,
      amount: '50000000',
      asset: solana.usdc,
      payTo: address,
      extra: { feePayer: solana.relayer.address, memo: reference },
    })
    const agent = await solana.richAgent()
    const before = await solana.lamportsOf(solana.relayer.address)
    const paid = await agent.pay(x402Url)
    expect(paid).toMatchObject({
      status: 200,
      settled: { success: true, payer: agent.address, network: solana.caip2 },
    })
    expect([await solana.usdcOf(agent.address), await solana.lamportsOf(agent.address)]).toEqual([950_000_000n, 0n])
    await turn()
    await turn()
    expect(await read(id)).toMatchObject({
      status: 'paid',
      creditedAmount: '50',
      payments: [{ txHash: paid.settled?.transaction, fromAddress: agent.address }],
    })
    const { state, spent, reserved } = await relayOf(id)
    expect([state, spent]).toEqual(['succeeded', before - (await solana.lamportsOf(solana.relayer.address))])
    expect(spent).toBeLessThanOrEqual(reserved)
    expect((await get(x402Url)).status).toBe(200)
  })

  test('ten agents pay one order once', async () => {
    const { id, x402Url } = await opened()
    const before = await solana.usdcOf(solana.shop.address)
    const agents = await Promise.all(Array.from({ length: 10 }, () => solana.richAgent()))
    const answers = await Promise.all(agents.map(agent => agent.pay(x402Url)))
    expect(answers.filter(({ settled }) => settled?.success === true).length).toBe(1)
    for (const { status } of answers) expect([200, 409]).toContain(status)
    expect((await solana.usdcOf(solana.shop.address)) - before).toBe(50_000_000n)
    await turn()
    expect(await read(id)).toMatchObject({ status: 'paid', creditedAmount: '50' })
  })

  test('a payment counts for the order of its memo alone, also at the same account', async () => {
    const [mine, theirs] = [await opened(), await opened({ userId: 'user-2' })]
    const agent = await solana.richAgent()
    const payment = await signed(mine.x402Url, agent)
    const error = 'invalid_exact_svm_payload_recipient_mismatch'
    expect(await send(theirs.x402Url, payment)).toMatchObject({ status: 402, error })
    expect(await send(mine.x402Url, payment)).toMatchObject({ status: 200 })
    await turn()
    expect(await read(mine.id)).toMatchObject({ status: 'paid' })
    expect(await read(theirs.id)).toMatchObject({ status: 'waiting' })
  })

  test('the same transaction gets the same payment, also when its payer sends it many times at once', async () => {
    const { x402Url } = await opened()
    const agent = await solana.richAgent()
    const payment = await signed(x402Url, agent)
    await Promise.all([1, 2, 3].map(() => send(x402Url, payment)))
    expect(await send(x402Url, payment)).toMatchObject({ status: 200, body: { success: true } })
    expect(await solana.usdcOf(agent.address)).toBe(950_000_000n)
  })

  test('nothing is offered without limits or without the account of Solana', async () => {
    const { x402Url } = await opened()
    await removeRelayerKeys(server.ctx, ['solana'])
    expect((await get(x402Url)).status).toBe(404)
    await setRelayerKey(server.ctx, solana.relayer.key)
    const agent = await solana.richAgent()
    await limited('0.000010000', '0.1')
    // Two signatures and one lamport for units.
    expect(await agent.pay(x402Url)).toMatchObject({ status: 503, body: { error: 'relayer_limit_reached' } })
    expect(await solana.usdcOf(agent.address)).toBe(1_000_000_000n)
  })
})

describe('the relayer signs nothing else', () => {
  /** The instructions of the official client's transaction, and the accounts that an attacker has. */
  const parts = async (accepted: Accepted, agent: Agent) => {
    const mint = accepted.asset as Address
    const account = async (owner: string) =>
      (await tokenAccountOf({ owner, mint, program: TOKEN_PROGRAM_ADDRESS })) as Address
    const budget = (data: number[]): Instruction => ({
      programAddress: 'ComputeBudget111111111111111111111111111111' as Address,
      data: Uint8Array.from(data),
    })
    const [source, destination] = [await account(agent.address), await account(accepted.payTo)]
    const { memo } = accepted.extra as { memo: string }
    const transfer = (changes: object = {}): Instruction =>
      getTransferCheckedInstruction({
        source,
        mint,
        destination,
        authority: agent.signer,
        amount: BigInt(accepted.amount),
        decimals: 6,
        ...changes,
      })
    const memoOf = (text: string): Instruction => ({
      programAddress: 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr' as Address,
      data: new TextEncoder().encode(text),
    })
    const relayer = createNoopSigner(solana.relayer.address as Address)
    return {
      limit: budget([2, 0x20, 0x4e, 0, 0]),
      price: budget([3, 1, 0, 0, 0, 0, 0, 0, 0]),
      budget,
      transfer,
      memo: memoOf(memo),
      memoOf,
      relayer,
      source,
      account,
    }
  }
  type Parts = Awaited<ReturnType<typeof parts>>
  const wireOf = async (agent: Agent, instructions: readonly Instruction[], feePayer: string) => {
    const { value } = await solana.rpc<{ value: { blockhash: Blockhash } }>('getLatestBlockhash')
    const lifetime = { blockhash: value.blockhash, lastValidBlockHeight: 0n }
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      one => setTransactionMessageFeePayer(feePayer as Address, one),
      one => setTransactionMessageLifetimeUsingBlockhash(lifetime, one),
      one => appendTransactionMessageInstructions(instructions, one),
    )
    return getBase64EncodedWireTransaction(
      await partiallySignTransaction([agent.signer.keyPair], compileTransaction(message)),
    )
  }
  const plain = ({ limit, price, transfer, memo }: Parts) => [limit, price, transfer(), memo]
  const attacks: [string, (one: Parts, agent: Agent) => Instruction[] | Promise<Instruction[]>][] = [
    [
      'also transfers the relayer’s coins',
      (one, agent) => [
        ...plain(one),
        getTransferSolInstruction({ source: one.relayer, destination: agent.address as Address, amount: 1_000n }),
      ],
    ],
    [
      'transfers from the relayer’s token account',
      async (one, agent) => {
        const source = await one.account(one.relayer.address)
        const memo = {
          ...one.memo,
          accounts: [{ address: agent.address as Address, role: AccountRole.READONLY_SIGNER }],
        }
        return [one.limit, one.price, one.transfer({ source, authority: one.relayer }), memo]
      },
    ],
    [
      'lets a delegate spend the relayer’s tokens',
      async (one, agent) => {
        const source = await one.account(one.relayer.address)
        const approval = { source, delegate: agent.address as Address, owner: one.relayer, amount: 5n }
        return [...plain(one), getApproveInstruction(approval)]
      },
    ],
    [
      'names the relayer as an account of a memo',
      one => [
        one.limit,
        one.price,
        one.transfer(),
        { ...one.memo, accounts: [{ address: one.relayer.address, role: AccountRole.READONLY_SIGNER }] },
      ],
    ],
    ['has no limit of units', one => [one.price, one.transfer(), one.memo]],
    [
      'has a price of units above the bound',
      one => [one.limit, one.budget([3, 0x41, 0x4b, 0x4c, 0, 0, 0, 0, 0]), one.transfer(), one.memo],
    ],
    [
      'has a limit of units above the bound',
      one => [one.budget([2, 0x41, 0x0d, 0x03, 0]), one.price, one.transfer(), one.memo],
    ],
    ['has two memos', one => [...plain(one), one.memo]],
    ['transfers twice', one => [one.limit, one.price, one.transfer(), one.transfer(), one.memo]],
    [
      'pays another account',
      async (one, agent) => [
        one.limit,
        one.price,
        one.transfer({ destination: await one.account(agent.address) }),
        one.memo,
      ],
    ],
    [
      'calls a program that is not known',
      one => [...plain(one), { programAddress: solana.usdc as Address, data: new Uint8Array(1) }],
    ],
  ]
  test.each(attacks)('a transaction that %s is rejected, and nothing is committed', async (_, change) => {
    const { id, x402Url } = await opened()
    const agent = await solana.richAgent()
    const before = await solana.lamportsOf(solana.relayer.address)
    const accepted = await asked(x402Url)
    const one = await parts(accepted, agent)
    const transaction = await wireOf(agent, await change(one, agent), solana.relayer.address)
    expect(await send(x402Url, { accepted, payload: { transaction } })).toMatchObject({
      status: 402,
      error: 'invalid_payload',
    })
    expect(await server.ctx.store.relays.findOf(server.client.scope, id)).toBeUndefined()
    expect(await solana.lamportsOf(solana.relayer.address)).toBe(before)
  })

  test('a transaction like the official client’s is accepted, as the attacks above but for their change', async () => {
    const { x402Url } = await opened()
    const agent = await solana.richAgent()
    const accepted = await asked(x402Url)
    const transaction = await wireOf(agent, plain(await parts(accepted, agent)), solana.relayer.address)
    expect(await send(x402Url, { accepted, payload: { transaction } })).toMatchObject({ status: 200 })
  })

  test('a transaction whose fee another account pays is rejected', async () => {
    const { x402Url } = await opened()
    const [agent, other] = [await solana.richAgent(), await newSolanaKey()]
    await solana.fund({ to: other.address, symbol: 'SOL', amountBaseUnits: 1_000_000_000n })
    const accepted = await asked(x402Url)
    const transaction = await wireOf(agent, plain(await parts(accepted, agent)), other.address)
    expect(await send(x402Url, { accepted, payload: { transaction } })).toMatchObject({
      status: 402,
      error: 'invalid_exact_svm_transaction_simulation_failed',
    })
  })

  test.each<[string, (one: Accepted) => Accepted, string]>([
    ['a smaller amount', one => ({ ...one, amount: '49999999' }), 'invalid_exact_svm_payload_amount_mismatch'],
    [
      'another memo',
      one => ({ ...one, extra: { ...one.extra, memo: 'order' } }),
      'invalid_exact_svm_payload_recipient_mismatch',
    ],
  ])('a transaction of the official client with %s is rejected', async (_, change, error) => {
    const { x402Url } = await opened()
    const agent = await solana.richAgent()
    expect(await send(x402Url, await signed(x402Url, agent, change))).toMatchObject({ status: 402, error })
  })

  test('a transaction is rejected when its signature is of another one, or its blockhash is too old', async () => {
    const { x402Url } = await opened()
    const agent = await solana.richAgent()
    const { accepted, payload } = await signed(x402Url, agent)
    const bytes = Buffer.from((payload as { transaction: string }).transaction, 'base64')
    // The holder's signature follows the empty one of the fee payer.
    bytes[65] = (bytes[65] ?? 0) ^ 1
    const broken = { accepted, payload: { transaction: bytes.toString('base64') } }
    expect(await send(x402Url, broken)).toMatchObject({ error: 'invalid_exact_svm_payload_signature_invalid' })
    const late = await signed(x402Url, agent)
    await solana.pass(151)
    expect(await send(x402Url, late)).toMatchObject({ error: 'invalid_exact_svm_transaction_simulation_failed' })
  })
})

describe('one transaction', () => {
  const authorized = async (id: string, agent: Agent) => {
    const whole = { x402Version: 2, ...(await signed(`${origin}/x402/orders/${id}`, agent)) }
    return (await readPayload(server.ctx.relaying, whole)) ?? expect.fail('not readable')
  }

  test('a server that ends after the commit and before the call sends the same transaction when it is back', async () => {
    const { id } = await opened()
    const agent = await solana.richAgent()
    const authorization = await authorized(id, agent)
    const stopped = { ...server.ctx, failpoint: () => Promise.reject(new Error('killed')) }
    await expect(payOrder(stopped, server.client.scope, { requestId: id, authorization })).rejects.toThrow('killed')
    expect(await solana.usdcOf(agent.address)).toBe(1_000_000_000n)
    const { attempts } = await relayOf(id)
    await turn(5)
    expect(await solana.usdcOf(agent.address)).toBe(950_000_000n)
    await turn()
    expect(await relayOf(id)).toMatchObject({ state: 'succeeded', attempts, hash: attempts[0]?.hash })
  })

  test('a transaction that no block has frees the order once its blockhash is too old, and not before', async () => {
    const { id, x402Url } = await opened()
    const agent = await solana.richAgent()
    const authorization = await authorized(id, agent)
    const relaying = { ...server.ctx.relaying, send: async () => undefined }
    const silent = { ...server.ctx, relaying }
    expect(await payOrder(silent, server.client.scope, { requestId: id, authorization })).toMatchObject({
      kind: 'pending',
    })
    const { relaying: real } = server.ctx
    Object.assign(server.ctx, { relaying })
    try {
      await solana.pass(295)
      await turn()
      await turn()
      expect(await relayOf(id)).toMatchObject({ state: 'sent' })
      expect((await relayOf(id)).attempts.length).toBe(1)
      await solana.pass(10)
      await turn()
      expect(await relayOf(id)).toMatchObject({ state: 'sent' })
      await turn()
      expect(await relayOf(id)).toMatchObject({ state: 'displaced', spent: 0n })
    } finally {
      Object.assign(server.ctx, { relaying: real })
    }
    expect(await read(id)).toMatchObject({ status: 'waiting' })
    expect(await agent.pay(x402Url)).toMatchObject({ status: 200 })
    expect(await solana.usdcOf(agent.address)).toBe(950_000_000n)
  })
})

test('the facilitator settles a transaction of Solana for the client’s own server', async () => {
  const headers = { 'x-client-id': server.client.clientId, 'x-client-secret': server.client.secret }
  const ask = async (path: string, body?: object) => {
    const response = await fetchOf(server)(`${origin}/x402/facilitator/${path}`, {
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    })
    return (await response.json()) as { kinds: { network: string; extra: object }[] }
  }
  const { kinds } = await ask('supported')
  expect(kinds).toMatchObject([{ network: solana.caip2, extra: { feePayer: solana.relayer.address } }])
  const agent = await solana.richAgent()
  const accepted = {
    scheme: 'exact',
    network: solana.caip2 as `${string}:${string}`,
    amount: '2000000',
    asset: solana.usdc,
    payTo: solana.shop.address,
    maxTimeoutSeconds: 60,
    extra: { feePayer: solana.relayer.address, memo: 'article 7' },
  }
  const { payload } = await agent.scheme.createPaymentPayload(2, accepted)
  const paymentPayload = { x402Version: 2, accepted, payload }
  const asks = { paymentPayload, paymentRequirements: accepted }
  expect(await ask('verify', asks)).toMatchObject({ isValid: true, payer: agent.address })
  const other = { ...accepted, extra: { ...accepted.extra, memo: 'article 8' } }
  expect(await ask('verify', { paymentPayload, paymentRequirements: other })).toMatchObject({
    invalidReason: 'invalid_exact_svm_payload_memo_mismatch',
  })
  expect(await ask('settle', asks)).toMatchObject({ success: true, network: solana.caip2 })
  expect(await solana.usdcOf(agent.address)).toBe(998_000_000n)
})
