import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxOAuthClient } from '../oauth/oauthClients.ts'
import { geminiClient } from '../testing/geminiClient.ts'
import { startWithMemory } from '../testing/startWithMemory.ts'

let sandbox: Awaited<ReturnType<typeof startWithMemory>>
const clients = new Map<string, ReturnType<typeof geminiClient>>()
/** One client per key: its nonces must grow. */
const as = (key: string) => {
  const known = clients.get(key) ?? geminiClient(sandbox.origin, key)
  clients.set(key, known)
  return known
}
beforeAll(async () => void (sandbox = await startWithMemory()))
afterAll(() => sandbox.stop())

const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const WITHDRAW = '/v2/withdraw/ethereum/usdc'
const TRANSFERS = '/v2/transfers'
const DAY_MS = 86_400_000
const order = (change: object = {}) => ({ address: TO, amount: '10', clientTransferId: randomUUID(), ...change })
const reasonOf = async (requested: Promise<{ status: number; body: { reason?: string } }>) => {
  const { status, body } = await requested
  return [status, body.reason]
}

test('checks key, payload, path, signature and nonce', async () => {
  const mesh = as('Mesh')
  expect(await reasonOf(as('Nobody').call('/v1/roles'))).toEqual([400, 'InvalidApiKey'])
  expect(await reasonOf(as('master-Mesh').call('/v1/roles'))).toEqual([400, 'MissingAccounts'])
  expect(await reasonOf(as('ipLocked').call('/v1/roles'))).toEqual([403, 'RemoteAddressForbidden'])
  expect(await reasonOf(as('suspended').call('/v1/roles'))).toEqual([403, 'AccountClosed'])
  expect(await reasonOf(geminiClient(sandbox.origin, 'Mesh', 'wrong').call('/v1/roles'))).toEqual([
    400,
    'InvalidSignature',
  ])
  expect(await reasonOf(mesh.call('/v1/roles', { request: '/v1/balances' }))).toEqual([400, 'EndpointMismatch'])
  expect(await reasonOf(mesh.send('POST', '/v1/roles', {}))).toEqual([401, 'MissingSecurityHeaders'])
  expect(await reasonOf(mesh.send('POST', '/v1/roles', { 'x-gemini-apikey': 'Mesh' }))).toEqual([
    400,
    'MissingPayloadHeader',
  ])
  const bad = { 'x-gemini-apikey': 'Mesh', 'x-gemini-payload': 'bm90IEpTT04=' }
  expect(await reasonOf(mesh.send('POST', '/v1/roles', bad))).toEqual([400, 'InvalidJson'])
  expect(await reasonOf(mesh.call('/v1/nothing'))).toEqual([404, 'EndpointNotFound'])
  expect((await mesh.call('/v1/roles')).status).toBe(200)
  expect(await reasonOf(mesh.call('/v1/roles', { nonce: 5 }))).toEqual([400, 'InvalidNonce'])
  expect(await reasonOf(mesh.call('/v1/roles', { nonce: 'x' }))).toEqual([400, 'InvalidNonce'])
  expect(await reasonOf(mesh.call('/v1/roles', { nonce: undefined }))).toEqual([400, 'MissingNonce'])
})

test('has keys whose nonces are the time in seconds', async () => {
  const usdc = as('MeshUSDC')
  await sandbox.control('POST', '/gemini/keys', { persona: 'MeshUSDC', timed: true })
  const nowS = Math.floor(sandbox.clock.nowMs() / 1_000)
  const late = await usdc.call('/v1/roles', { nonce: nowS - 40 })
  expect(late.body).toMatchObject({ reason: 'InvalidNonce', message: expect.stringContaining('within 30 seconds') })
  expect((await usdc.call('/v1/roles', { nonce: nowS })).status).toBe(200)
  expect((await usdc.call('/v1/roles', { nonce: nowS })).status).toBe(200)
  expect(await reasonOf(usdc.call('/v1/roles'))).toEqual([400, 'InvalidNonce'])
  await sandbox.control('POST', '/gemini/keys', { persona: 'MeshUSDC', timed: false })
  expect((await usdc.call('/v1/roles')).status).toBe(200)
  expect((await sandbox.control('POST', '/gemini/keys', { persona: 'Nobody' })).status).toBe(404)
})

test('returns roles, account and balances', async () => {
  expect((await as('Mesh').call('/v1/roles')).body).toEqual({ isAuditor: false, isFundManager: true, isTrader: true })
  const auditor = as('readOnlyKey')
  expect((await auditor.call('/v1/roles')).body).toEqual({ isAuditor: true, isFundManager: false, isTrader: false })
  const refused = await auditor.call(WITHDRAW, order())
  expect(refused).toMatchObject({ status: 403, body: { reason: 'MissingRole' } })
  expect(refused.body.message).toContain('[FundManager]')
  expect((await as('Mesh').call('/v1/account')).body).toMatchObject({
    account: { shortName: 'primary', type: 'exchange', created: expect.stringMatching(/^\d{13}$/) },
    users: [{ name: 'Mesh Sandbox', status: 'Active', countryCode: 'US' }],
  })
  expect((await as('MeshETH').call('/v1/balances')).body).toEqual([
    { type: 'exchange', currency: 'ETH', amount: '50', available: '50', availableForWithdrawal: '50' },
  ])
  expect((await as('Mesh2').call('/v1/balances')).body).toEqual([])
})

test('names networks, fees and addresses', async () => {
  const mesh = as('Mesh')
  expect((await mesh.get('/v2/network/USDC')).body).toEqual({ token: 'USDC', network: ['ethereum', 'base'] })
  expect(await reasonOf(mesh.get('/v2/network/NOSUCH'))).toEqual([404, 'UnsupportedNetwork'])
  const fee = await mesh.call('/v2/withdraw/base/usdc/feeEstimate', { address: TO, amount: '1' })
  expect(fee.body).toMatchObject({ currency: 'USDC', fee: 0.005 })
  expect(await reasonOf(mesh.call('/v2/withdraw/solana/usdc/feeEstimate', order()))).toEqual([
    404,
    'UnsupportedNetwork',
  ])
  expect(await reasonOf(mesh.call('/v2/withdraw/base/usdc/feeEstimate'))).toEqual([400, 'MissingPayloadKey'])
  expect((await mesh.call('/v1/addresses/base')).body).toEqual([])
  expect((await mesh.call('/v1/deposit/base/newAddress')).body).toEqual({ network: 'base', address: TO })
  expect((await mesh.call('/v1/addresses/base')).body).toMatchObject([{ address: TO, network: 'base' }])
  expect(await reasonOf(mesh.call('/v1/addresses/tezos'))).toEqual([404, 'UnsupportedNetwork'])
  expect(await reasonOf(mesh.call('/v1/deposit/tezos/newAddress'))).toEqual([404, 'UnsupportedNetwork'])
  expect(await reasonOf(as('readOnlyKey').call('/v1/deposit/base/newAddress'))).toEqual([403, 'MissingRole'])
})

test('sends the amount, its fee on top, once per clientTransferId', async () => {
  const mesh = as('Mesh')
  const one = order()
  const made = await mesh.call(WITHDRAW, one)
  expect(made.body).toMatchObject({ amount: '10', currency: 'USDC', fee: '0.01', address: TO })
  expect((await mesh.call(WITHDRAW, one)).body.withdrawalId).toBe(made.body.withdrawalId)
  const held = (await mesh.call('/v1/balances')).body.find((row: { currency: string }) => row.currency === 'USDC')
  expect(held).toMatchObject({ amount: '10000', available: '9989.99' })
  expect((await mesh.call(TRANSFERS)).body).toMatchObject([{ status: 'Pending', withdrawalId: made.body.withdrawalId }])
  await sandbox.settle()
  expect(sandbox.memory.payments.map(p => p.amountBaseUnits)).toEqual([10_000_000n])
  const [row] = (await mesh.call(TRANSFERS)).body
  expect(row).toMatchObject({
    type: 'Withdrawal',
    status: 'Complete',
    amount: '10',
    feeAmount: '0.01',
    destination: TO,
  })
  expect(`0x${row.txHash}`).toBe(sandbox.memory.payments[0]?.hash)
  expect(sandbox.ledger.balance('gemini', 'Mesh', 'USDC')).toBe('9989.99')
  expect(sandbox.ledger.unbalanced()).toEqual([])
})

test('refuses in Gemini’s words', async () => {
  const mesh = as('Mesh')
  const refused = (change: object, path = WITHDRAW) => reasonOf(mesh.call(path, order(change)))
  expect(await refused({ amount: '0.5' })).toEqual([400, 'InvalidQuantity'])
  expect(await refused({ amount: 'x' })).toEqual([400, 'InvalidQuantity'])
  expect(await refused({ amount: '1.1234567' })).toEqual([400, 'InvalidQuantity'])
  expect(await refused({ amount: '9000000' })).toEqual([406, 'InsufficientFunds'])
  expect(await refused({ address: '0x12' })).toEqual([400, 'InvalidAddress'])
  expect(await refused({ clientTransferId: 'twin' })).toEqual([400, 'InvalidJson'])
  expect(await refused({}, '/v2/withdraw/solana/usdc')).toEqual([404, 'UnsupportedNetwork'])
  expect(await refused({}, '/v2/withdraw/base/nosuch')).toEqual([404, 'UnsupportedNetwork'])
  const as1 = (persona: string) => reasonOf(as(persona).call(WITHDRAW, order()))
  expect(await as1('restrictedRegion')).toEqual([451, 'RegionRestricted'])
  expect(await as1('kycMissing')).toEqual([403, 'AccountNotVerified'])
  expect(await as1('travelRule')).toEqual([400, 'TravelRule'])
})

test('opens an approved address after seven days', async () => {
  const listed = as('whitelistOn')
  const list = async () => (await listed.call('/v1/approvedAddresses/account/ethereum')).body.approvedAddresses
  expect(await list()).toEqual([])
  expect(await reasonOf(listed.call(WITHDRAW, order()))).toEqual([400, 'CryptoAddressNotWhitelisted'])
  const path = '/v1/approvedAddresses/ethereum/request'
  expect(await reasonOf(listed.call(path, { address: TO }))).toEqual([400, 'MissingPayloadKey'])
  expect((await listed.call(path, { address: TO, label: 'wallet' })).body.message).toMatch(/7-day/)
  expect(await list()).toMatchObject([{ status: 'pending-time', address: TO, label: 'wallet' }])
  expect(await reasonOf(listed.call(WITHDRAW, order()))).toEqual([400, 'CryptoAddressNotWhitelisted'])
  sandbox.clock.advance(7 * DAY_MS)
  expect(await list()).toMatchObject([{ status: 'active' }])
  expect((await listed.call(WITHDRAW, order({ address: TO.toLowerCase() }))).status).toBe(200)
  expect((await sandbox.control('POST', '/gemini/addresses', { persona: 'Mesh' })).status).toBe(400)
})

test('lists the latest, or what came since, and shows what was taken back', async () => {
  const eth = as('MeshETH')
  const send = async (amount: string) => {
    sandbox.clock.advance(10)
    return (await eth.call('/v2/withdraw/base/eth', order({ amount }))).body.withdrawalId as string
  }
  for (let index = 1; index <= 12; index += 1) await send(`0.${index + 10}`)
  const amounts = async (params: Readonly<Record<string, unknown>>) =>
    (await eth.call(TRANSFERS, params)).body.map((row: { amount: string }) => row.amount)
  expect(await amounts({})).toEqual(['0.22', '0.21', '0.2', '0.19', '0.18', '0.17', '0.16', '0.15', '0.14', '0.13'])
  expect(await amounts({ limit_transfers: 2 })).toEqual(['0.22', '0.21'])
  const rows = (await eth.call(TRANSFERS, { limit_transfers: 50 })).body
  const timestamp = rows.at(-2).timestampms
  expect(await amounts({ timestamp, limit_transfers: 2 })).toEqual(['0.14', '0.13'])
  expect(await amounts({ timestamp: Math.floor(timestamp / 1_000) - 1, limit_transfers: 1 })).toEqual(['0.11'])
  expect(await amounts({ currency: 'usdc' })).toEqual([])
  expect(await amounts({ network: 'ethereum' })).toEqual([])
  await sandbox.control('POST', `/withdrawals/${await send('0.5')}/fail`)
  expect((await eth.call(TRANSFERS, { limit_transfers: 1 })).body).toMatchObject([{ status: 'Failed', amount: '0.5' }])
})

test('grants a token what was requested, by JSON only, and distinguishes its errors', async () => {
  const login = `${sandbox.origin}/~exchange.gemini.com`
  const page = await fetch(
    `${login}/auth?${new URLSearchParams({
      response_type: 'code',
      client_id: sandboxOAuthClient.clientId,
      redirect_uri: 'http://localhost:9999/callback',
      scope: 'account:read,balances:read,crypto:send',
      state: 'state-of-8-or-more',
    })}`,
  )
  const cookie = (page.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const submit = async (path: string, html: string, fields: Readonly<Record<string, string>>) => {
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
    const body = new URLSearchParams({ flow: hidden('flow'), form_token: hidden('form_token'), ...fields })
    return fetch(`${login}${path}`, { method: 'POST', redirect: 'manual', headers: { cookie }, body })
  }
  const requested = await submit('/auth/sign-in', await page.text(), { username: 'readOnlyKey', password: 'Pass123' })
  const back = await submit('/auth/consent', await requested.text(), { decision: 'allow' })
  const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const token = (body: string, type: string) =>
    fetch(`${login}/auth/token`, { method: 'POST', headers: { 'content-type': type }, body })
  const { clientId: client_id, clientSecret: client_secret } = sandboxOAuthClient
  const redirect_uri = 'http://localhost:9999/callback'
  const wanted = { grant_type: 'authorization_code', client_id, client_secret, redirect_uri, code }
  const form = await token(new URLSearchParams(wanted).toString(), 'application/x-www-form-urlencoded')
  expect(await form.json()).toMatchObject({ error: 'invalid_request' })
  const granted = await (await token(JSON.stringify(wanted), 'application/json')).json()
  expect(granted).toMatchObject({ scope: 'account:read balances:read', expires_in: 86_400 })

  const client = as('readOnlyKey')
  const access: string = granted.access_token
  expect((await client.bear(access, '/v1/account')).body.users[0].name).toBe('readOnlyKey Sandbox')
  expect(await reasonOf(client.bear(access, TRANSFERS))).toEqual([403, 'MissingRole'])
  expect(await reasonOf(client.bear(access, WITHDRAW, order()))).toEqual([403, 'MissingRole'])
  expect((await client.bear('other', '/v1/account')).body.message).toContain('invalid')
  await sandbox.control('POST', '/tokens/expire', { persona: 'readOnlyKey' })
  expect((await client.bear(access, '/v1/account')).body.message).toContain('expired')
  await sandbox.control('POST', '/tokens/revoke', { persona: 'readOnlyKey' })
  expect((await client.bear(access, '/v1/account')).body.message).toContain('revoked')
})
