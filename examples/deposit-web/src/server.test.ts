import { createServer } from 'node:http'
import { createHmac, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'

import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { fromUnits, toUnits } from './ledger.ts'
import { type Merchant, startMerchant } from './server.ts'

const secret = `whsec_${Buffer.from('a secret of thirty-two bytes....').toString('base64')}`
const requested: { url: string | undefined; id: unknown; secret: unknown; body: string }[] = []
const rialto = createServer((request, response) => {
  let body = ''
  request.on('data', chunk => (body += String(chunk)))
  request.on('end', () => {
    const { 'x-client-id': id, 'x-client-secret': key } = request.headers
    requested.push({ url: request.url, id, secret: key, body })
    const content =
      request.method === 'POST' ? { linkToken: 'dG9rZW4=' } : { items: [{ id: 't', status: 'succeeded' }] }
    response.end(JSON.stringify({ content, status: 'ok' }))
  })
})
let merchant: Merchant

beforeAll(async () => {
  await new Promise<void>(resolve => rialto.listen(0, '127.0.0.1', resolve))
  merchant = await startMerchant({
    port: 0,
    host: '127.0.0.1',
    rialtoUrl: `http://127.0.0.1:${(rialto.address() as AddressInfo).port}`,
    clientId: 'client',
    clientSecret: 'key',
    webhookSecret: secret,
    depositAddress: '0x0077777d7EBA4688BDeF3E311b846F25870A19B9',
    userId: 'u',
  })
})
afterAll(async () => {
  await merchant.stop()
  rialto.closeAllConnections()
  rialto.close()
})

type Change = { signedAt?: Date; body?: string; headers?: Record<string, string> }

function send(event: Record<string, unknown>, change: Change = {}): Promise<Response> {
  const body = JSON.stringify(event)
  const id = String(event['EventId'])
  const at = change.signedAt ?? new Date()
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
    'x-mesh-signature-256': createHmac('sha256', secret).update(body).digest('base64'),
    ...change.headers,
  }
  return fetch(merchant.webhookUrl, { method: 'POST', headers, body: change.body ?? body })
}

const event = (status: string, TransferId: string = randomUUID()) => ({
  EventId: randomUUID(),
  TransferStatus: status,
  TransferId,
  UserId: 'u',
  Token: 'USDC',
  DestinationAmount: 50.000001,
})
const state = async () =>
  (await (await fetch(`${merchant.origin}/api/state`)).json()) as { balance: string; webhooks: [] }

test('a successful transfer is credited once, however often its event arrives', async () => {
  const id = randomUUID()
  expect((await send(event('Pending', id))).status).toBe(200)
  expect(await state()).toMatchObject({ balance: '0.000000' })
  const succeeded = event('Succeeded', id)
  await send(succeeded)
  expect(await (await send(succeeded)).json()).toEqual({ received: true, duplicate: true })
  await send(event('Succeeded', id))
  await send({ ...event('Succeeded'), UserId: 'somebody else' })
  expect(await state()).toMatchObject({ balance: '50.000001', webhooks: { length: 4 } })
})

test('a forged, old, altered or unsigned webhook is rejected', async () => {
  const before = (await state()).webhooks.length
  const attempts: Change[] = [
    { signedAt: new Date(Date.now() - 6 * 60_000) },
    { signedAt: new Date(Date.now() + 6 * 60_000) },
    { body: JSON.stringify({ ...event('Succeeded'), DestinationAmount: 1e6 }) },
    { headers: { 'webhook-id': 'other' } },
    { headers: { 'webhook-signature': '' } },
  ]
  for (const change of attempts) expect((await send(event('Succeeded'), change)).status).toBe(401)
  expect((await send({ EventId: 'x', pad: 'x'.repeat(70_000) })).status).toBe(413)
  expect((await state()).webhooks).toHaveLength(before)
})

test('deliveries signed with the previous secret are accepted too', async () => {
  const before = `whsec_${Buffer.from('the secret before this one, 32 b').toString('base64')}`
  const rotated = event('Pending')
  const [body, id, at] = [JSON.stringify(rotated), rotated.EventId, new Date()]
  const headers = {
    'webhook-signature': `${new Webhook(before).sign(id, at, body)} ${new Webhook(secret).sign(id, at, body)}`,
    'x-mesh-signature-256': createHmac('sha256', before).update(body).digest('base64'),
  }
  expect((await send(rotated, { signedAt: at, headers })).status).toBe(200)
})

test('the server requests a link token with its key, for its own page only', async () => {
  const made = (await (await fetch(`${merchant.origin}/api/deposit`, { method: 'POST' })).json()) as Record<
    string,
    string
  >
  expect(made['linkToken']).toBe('dG9rZW4=')
  expect(requested[0]).toMatchObject({ url: '/api/v1/linktoken', id: 'client', secret: 'key' })
  expect(JSON.parse(requested[0]?.body ?? '')).toMatchObject({
    userId: 'u',
    transferOptions: { transferType: 'deposit', amountInFiat: 50, toAddresses: [{ symbol: 'USDC' }] },
  })
  const headers = { origin: 'https://evil.example' }
  expect((await fetch(`${merchant.origin}/api/deposit`, { method: 'POST', headers })).status).toBe(403)
})

test('the server requests the chosen amount, with the accounts that this browser connected before', async () => {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${merchant.origin}${path}`, { method: 'POST', body: JSON.stringify(body), headers })
  const connected = {
    brokerName: 'Coinbase',
    accountTokens: [{ account: { accountName: 'Main' }, accessToken: 'a', tokenId: 'secret' }, { tokenId: 7 }],
  }
  const kept = await post('/api/accounts', connected)
  expect(await kept.json()).toEqual({ accounts: [{ brokerName: 'Coinbase', accountName: 'Main' }] })
  const cookie = kept.headers.get('set-cookie')?.split(';')[0] ?? ''
  await post('/api/accounts', connected, { cookie })
  await post('/api/deposit', { amountUsd: 20 }, { cookie })
  const asked = () => JSON.parse(requested.at(-1)?.body ?? '') as object
  expect(asked()).toMatchObject({ accessTokens: [{ tokenId: 'secret' }], transferOptions: { amountInFiat: 20 } })
  // Another browser has none of them.
  await post('/api/deposit', { amountUsd: 100 })
  expect(asked()).toMatchObject({ accessTokens: [], transferOptions: { amountInFiat: 100 } })
  for (const amountUsd of [0, 1_001, '20', Number.NaN])
    expect((await post('/api/deposit', { amountUsd })).status).toBe(400)
  expect((await post('/api/accounts', connected, { origin: 'https://evil.example' })).status).toBe(403)
})

test('the server reads a transfer record', async () => {
  const id = randomUUID()
  const answer = await (await fetch(`${merchant.origin}/api/transfer?id=${id}`)).json()
  expect(answer).toEqual({ record: { id: 't', status: 'succeeded' } })
  expect((await fetch(`${merchant.origin}/api/transfer?id=../x`)).status).toBe(400)
})

test('amounts are counted in millionths', () => {
  expect(fromUnits(toUnits(49.99) + toUnits('0.0100009'))).toBe('50.000000')
  for (const odd of [-1, Number.NaN, '1e3', null, {}]) expect(toUnits(odd)).toBe(0n)
})
