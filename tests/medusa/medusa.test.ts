import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { createTestDatabase } from '@rialto/store/testing'
import { sql } from 'kysely'
import { encodeFunctionData, erc20Abi } from 'viem'
import { HDKey } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { addPaymentSource } from '../harness/addPaymentSource.ts'
import { callApi } from '../harness/callApi.ts'
import { eventually } from '../harness/eventually.ts'
import { freePorts } from '../harness/freePorts.ts'
import { sandboxControl, tokenBalance } from '../harness/sandboxControl.ts'
import { demoClient, type Rialto, startRialto } from '../harness/startRialto.ts'

const shopFolder = join(import.meta.dirname, '../../examples/apps/medusa')
const baseSepolia = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'
const webhookSecret = 'whsec_bWVkdXNhLXNob3AtbWVkdXNhLXNob3AtbWVkdXNhIQ=='
const longMs = 120_000

interface Shop {
  publishable: string
  secret: string
  cart: string
}

interface Order {
  id: string
  metadata: { rialto_unexpected?: Record<string, unknown> } | null
  payment_status: string
  summary: { paid_total: number; refunded_total: number }
  payment_collections: { payments: { id: string; amount: number; data: { id: string; address: string } }[] }[]
}

let rialto: Rialto
let shop: Shop
let url: string
const stops: (() => Promise<unknown>)[] = []

/** Runs a command of Medusa's; resolves with its output when it ends, or when it prints `until`. */
const runMedusa = (words: string[], env: NodeJS.ProcessEnv, until?: RegExp): Promise<string> => {
  const cli = createRequire(join(shopFolder, 'package.json')).resolve('@medusajs/cli/cli.js')
  const child = spawn(process.execPath, [cli, ...words], { cwd: shopFolder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (until?.test(output)) resolve(output)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(code =>
      code === 0 ? resolve(output) : reject(new Error(`medusa ${words[0]}: ${code}\n${output}`)),
    )
    if (until)
      stops.push(() => {
        child.kill('SIGTERM')
        return ended
      })
  })
}

const startShop = async () => {
  const database = await createTestDatabase()
  stops.push(() => database.drop())
  await sql`drop schema public cascade`.execute(database.db)
  await sql`create schema public`.execute(database.db)
  const port = await freePorts(1)
  url = `http://127.0.0.1:${port}`
  rialto = await startRialto({
    env: {
      RIALTO_SANDBOX_WEBHOOK_URL: `${url}/hooks/payment/rialto_rialto`,
      RIALTO_SANDBOX_WEBHOOK_SECRET: webhookSecret,
    },
  })
  stops.push(() => rialto.stop())
  const account = HDKey.fromMasterSeed(randomBytes(32)).derive("m/44'/60'/0'")
  await addPaymentSource(rialto, 'evm', account.publicExtendedKey)
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    MEDUSA_DISABLE_TELEMETRY: '1',
    DATABASE_URL: database.url,
    RIALTO_URL: rialto.api,
    RIALTO_CLIENT_ID: demoClient.id,
    RIALTO_CLIENT_SECRET: demoClient.secret,
    RIALTO_WEBHOOK_SECRET: webhookSecret,
    RIALTO_NETWORK_ID: baseSepolia,
  }
  await runMedusa(['db:migrate', '--skip-scripts', '--execute-safe-links'], env)
  const created = await runMedusa(['exec', './src/scripts/createShop.js'], env)
  shop = JSON.parse(/^shop (.*)$/m.exec(created)?.[1] ?? '') as Shop
  await runMedusa(['start', '--host', '127.0.0.1', '--port', String(port)], env, /Server is ready on/)
}

const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const access: Record<string, string> = path.startsWith('/store')
    ? { 'x-publishable-api-key': shop.publishable }
    : { authorization: `Basic ${Buffer.from(`${shop.secret}:`).toString('base64')}` }
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...access },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return JSON.parse(text) as T
}

const readOrder = async (): Promise<Order | undefined> =>
  (await ask<{ orders: Order[] }>('GET', '/admin/orders?fields=*payment_collections.payments,*summary')).orders[0]

/** The session in which a user pays the cart. */
const beginPayment = async (refundAddress: string): Promise<{ id: string; address: string }> => {
  const { payment_collection: collection } = await ask<{ payment_collection: { id: string } }>(
    'POST',
    '/store/payment-collections',
    { cart_id: shop.cart },
  )
  const { payment_collection: begun } = await ask<{
    payment_collection: { payment_sessions: { data: { id: string; address: string } }[] }
  }>('POST', `/store/payment-collections/${collection.id}/payment-sessions`, {
    provider_id: 'pp_rialto_rialto',
    data: { refund_address: refundAddress },
  })
  const [session] = begun.payment_sessions
  if (!session) throw new Error('the collection has no session')
  return session.data
}

/** The shop sends the refund from a wallet of its own. */
const sendRefund = async (to: `0x${string}`, amount: string): Promise<string> => {
  const control = sandboxControl(rialto.sandbox)
  const chain = await control.chain(baseSepolia)
  const token = chain.tokens.find(({ symbol }) => symbol === 'USDC')?.address
  const wallet = (method: string, params: unknown[]) =>
    control.askWallet({ user: 'shop', method, params, chainId: chain.chainId })
  const [from = ''] = (await wallet('eth_requestAccounts', [])) as string[]
  await control.airdropOn(baseSepolia, { address: from, symbol: 'USDC', amount })
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, BigInt(amount) * 1_000_000n] })
  return (await wallet('eth_sendTransaction', [{ from, to: token, data }])) as string
}

describe.skipIf(process.env['RIALTO_MEDUSA'] === undefined)('a shop of Medusa', () => {
  beforeAll(startShop, 600_000)
  afterAll(async () => {
    for (const stop of stops.toReversed()) await stop()
  }, 60_000)

  test('an order is paid at an address, captured by the webhook, refunded in part, and the books agree', async () => {
    const control = sandboxControl(rialto.sandbox)
    const buyer: `0x${string}` = `0x${randomBytes(20).toString('hex')}`
    const payment = await beginPayment(buyer)
    await control.airdropOn(baseSepolia, { address: payment.address, symbol: 'USDC', amount: '25' })
    const paid = await eventually(
      async () => {
        const order = await readOrder()
        return order?.summary.paid_total === 25 && order
      },
      'the paid order',
      longMs,
    )
    expect(paid.payment_status).toBe('captured')

    const [{ payments: [captured] } = { payments: [] }] = paid.payment_collections
    expect(captured).toMatchObject({ amount: 25, data: { id: payment.id } })
    await ask('POST', `/admin/payments/${captured?.id}/refund`, { amount: 10 })
    const request = async () =>
      (await callApi(rialto, 'GET', `/paymentRequests/${payment.id}`)).content as {
        refunds: { id: string; status: string; amount: string; address: string }[]
        sums: unknown[]
      }
    const [refund] = (await request()).refunds
    expect(refund).toMatchObject({ amount: '10', address: expect.stringMatching(new RegExp(buyer, 'i')) })
    const txHash = await sendRefund(buyer, '10')
    expect(await callApi(rialto, 'POST', `/refunds/${refund?.id}/transaction`, { txHash })).toMatchObject({ http: 200 })
    await eventually(
      async () => {
        await control.advanceClock(5_000)
        return (await request()).refunds[0]?.status === 'succeeded' || undefined
      },
      'the refund is final',
      longMs,
    )

    expect(await request()).toMatchObject({ sums: [{ arrived: '25', refunded: '10' }] })
    await eventually(
      async () => (await readOrder())?.payment_status === 'partially_refunded',
      'the order of Medusa is refunded in part',
      longMs,
    )
    expect(await readOrder()).toMatchObject({ summary: { paid_total: 25, refunded_total: 10 } })
    expect(await tokenBalance(await control.chain(baseSepolia), 'USDC', buyer)).toBe(10_000_000n)
  }, 300_000)

  test('money that arrives after the order was canceled is noted at the order, once', async () => {
    const control = sandboxControl(rialto.sandbox)
    const order = await readOrder()
    const address = order?.payment_collections[0]?.payments[0]?.data.address ?? ''
    await ask('POST', `/admin/orders/${order?.id}/cancel`, {})
    await control.airdropOn(baseSepolia, { address, symbol: 'USDC', amount: '7' })
    const noted = await eventually(
      async () => {
        await control.advanceClock(5_000)
        return (await readOrder())?.metadata?.rialto_unexpected
      },
      'the note at the order',
      longMs,
    )
    expect(Object.values(noted)).toMatchObject([
      { amount: '7', symbol: 'USDC', payment_request_id: order?.payment_collections[0]?.payments[0]?.data.id },
    ])
    expect((await readOrder())?.payment_collections[0]?.payments[0]).toMatchObject({ amount: 25 })
  }, 300_000)

  test('an unsigned event changes no order', async () => {
    const event = { EventId: '1', EventType: 'paymentRequest.paid', TransactionId: 'payses_1.1', AmountDecimal: '25' }
    await ask('POST', '/hooks/payment/rialto_rialto', event).catch(() => undefined)
    expect((await ask<{ orders: unknown[] }>('GET', '/admin/orders')).orders).toHaveLength(1)
  })
})
