import { expect } from 'vitest'

import { coinbaseId } from '../../apps/server/src/testing/linkFlows.ts'
import { binanceAccount, coinbaseAccount, named, readTransfer, send } from './flows.ts'
import { rulesOf } from './rulesOf.ts'
import { useServer } from './useServer.ts'

const server = useServer()
const rule = rulesOf('Resources')
const get = async (path: string) => (await server().call('GET', `/api/v1${path}`)).body
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

rule('Response envelope, success', 'content, status ok, empty message and errorType', async () => {
  const body = await get('/integrations')
  expect(body).toMatchObject({ content: expect.any(Object), status: 'ok', message: '', errorType: '' })
})

rule('Response envelope, failure', 'no content; status, message and errorType say what is wrong', async () => {
  const { body } = await server().call('POST', '/api/v1/linktoken', { body: {} })
  expect(body).toMatchObject({ status: 'badRequest', errorType: 'missingField', message: expect.stringMatching(/\w/) })
  expect(body).not.toHaveProperty('content')
})

rule('Response envelope, nothing to return', 'has no content', async () => {
  const body = named(await binanceAccount(server(), { userId: 'leaver' }))
  const answer = await server().call('DELETE', '/api/v1/account', { body })
  expect(answer.body).toMatchObject({ status: 'ok', message: '', errorType: '' })
  expect(answer.body).not.toHaveProperty('content')
})

rule('Response envelope, displayMessage', 'a text for the end user comes with what they can act on', async () => {
  const body = { authToken: '00000000-0000-4000-8000-000000000001', type: 'coinbase' }
  const answer = await server().call('POST', '/api/v1/balance/get', { body })
  expect(answer.body.displayMessage).toBe('Connect this account again.')
})

rule('Response envelope, errorHash and teamCode', 'both are in what the token endpoints answer', async () => {
  const marks = { errorHash: expect.stringMatching(/^[0-9a-f]{8}$/), teamCode: expect.stringMatching(/^..$/) }
  const account = await coinbaseAccount(server())
  const good = { refreshToken: account.refreshToken, type: account.type }
  const [done, refused] = [
    await server().call('POST', '/api/v1/token/refresh', { body: good }),
    await server().call('POST', '/api/v1/token/refresh', { body: { ...good, refreshToken: 'wrong' } }),
  ]
  expect(done.body).toMatchObject(marks)
  expect(refused.body).toMatchObject(marks)
})

rule('Asset', 'symbol, name and one of two types; a page has items and total', async () => {
  for (const type of ['equity', 'cryptocurrency']) {
    const { content } = await get(`/assets/${type}?Count=1`)
    expect(content).toEqual({
      items: [{ symbol: expect.any(String), name: expect.any(String), type }],
      total: expect.any(Number),
    })
  }
})

rule('Balance, account', 'cash, buying power and currency per entry, totals in US dollars', async () => {
  const body = named(await coinbaseAccount(server()))
  const { content } = (await server().call('POST', '/api/v1/balance/get', { body })).body
  expect(content.balances).toContainEqual({ currencyCode: 'USD', cash: 10_000_000, buyingPower: 10_000_000 })
  expect(content).toMatchObject({ totalCashUsdValue: 10_000_000, totalBuyingPowerUsdValue: 10_000_000 })
})

rule('Balance, portfolio', 'symbol, cash and buying power per currency', async () => {
  const body = named(await coinbaseAccount(server(), { userId: 'investor' }))
  await server().call('POST', '/api/v1/balance/get', { body })
  const { content } = await get('/balance/portfolio?UserId=investor')
  expect(content.fiatBalances).toContainEqual({ symbol: 'USD', cash: 10_000_000, buyingPower: 10_000_000 })
})

rule('Account identity details', 'the fields that the institution returns, and the integration’s name', async () => {
  const { accessToken } = await coinbaseAccount(server())
  const body = { authToken: accessToken, integrationId: coinbaseId }
  const { content } = (await server().call('POST', '/api/v1/account/verify', { body })).body
  expect(content).toMatchObject({ integrationName: 'Coinbase', firstName: expect.any(String), countryCode: 'US' })
})

rule('Account identity details, fields', 'every field of the specification is in the description', async () => {
  const { components } = (await server().app.inject('/swagger/v1/swagger.json')).json()
  const { properties } = components.schemas.AccountIdentity
  const texts = ['firstName', 'middleName', 'lastName', 'accountNumber', 'email', 'mobileNumber', 'companyName']
  const more = ['integrationName', 'countryCode', 'city', 'postalCode', 'idType', 'idNumber']
  for (const name of [...texts, ...more]) expect(properties[name], name).toMatchObject({ type: 'string' })
  expect(properties.dateOfBirth).toMatchObject({ type: 'integer' })
})

rule('Integration health entry, up', 'type, name, isUp and the products it serves', async () => {
  const { content } = await get('/status')
  for (const entry of content)
    expect(entry).toMatchObject({ type: expect.any(String), name: expect.any(String), isUp: expect.any(Boolean) })
  const up = content.filter(({ isUp }: { isUp: boolean }) => isUp)
  expect(up.map(({ type }: { type: string }) => type)).toContain('coinbase')
  for (const { supportedProducts } of up) expect(supportedProducts).toContain('holdings')
})

rule('Integration health entry, down', 'also why, and since when in Unix seconds', async () => {
  const { control, clock } = server().simulators
  await control('POST', '/health', { institution: 'coinbase', up: false })
  for (let probes = 0; probes < 5; probes += 1) await server().health.probe()
  const { content } = await get('/status')
  const entry = content.find(({ type }: { type: string }) => type === 'coinbase')
  await control('POST', '/health', { institution: 'coinbase', up: true })
  await server().health.probe()
  expect(entry).toMatchObject({ isUp: false, description: expect.stringMatching(/\w/) })
  expect(Math.abs(entry.downTimeStart - clock.nowMs() / 1000)).toBeLessThan(120)
})

rule('Integration health entry, wallets', 'deFiWalletData names the wallet', async () => {
  const { content } = await get('/status')
  const wallets = content.filter(({ type }: { type: string }) => type === 'deFiWallet')
  expect(wallets.length).toBeGreaterThan(1)
  for (const { name, deFiWalletData } of wallets) {
    expect(deFiWalletData).toEqual({ id: expect.stringMatching(uuid), name })
  }
  expect(content.filter((entry: object) => 'deFiWalletData' in entry)).toEqual(wallets)
})

rule('Integration type', 'is the same camelCase name in lists, bodies and paths', async () => {
  const { items } = (await get('/integrations')).content
  const entries = (await get('/status')).content
  const schemes = (await get('/authenticationSchemes')).content
  // Wallets share a type, and none of them authenticates through the API.
  const isWallet = ({ type }: { type: string }) => type === 'deFiWallet'
  const types = items
    .filter((item: { type: string }) => !isWallet(item))
    .map(({ type }: { type: string }) => type)
    .sort()
  const known: string[] = entries
    .filter((entry: { type: string }) => !isWallet(entry))
    .map(({ type }: { type: string }) => type)
  expect(known).toEqual(expect.arrayContaining(types))
  expect(new Set(known).size).toBe(known.length)
  expect(types).toEqual(schemes.map(({ brokerType }: { brokerType: string }) => brokerType).sort())
  expect(items.some(isWallet) && entries.some(isWallet)).toBe(true)
  for (const type of known) expect(type).toMatch(/^[a-z][A-Za-z0-9]*$/)
})

const picture = async (url: string) => (await server().app.inject(new URL(url).pathname)).body

rule('Integration list item', 'id, name, type, categories, logos and whether it transfers', async () => {
  const [item] = (await get('/integrations')).content.items
  expect(item).toMatchObject({ id: expect.stringMatching(uuid), name: 'Coinbase', type: 'coinbase' })
  expect(item).toMatchObject({ categories: ['exchange'], cryptoTransfersSupported: true })
  const six = ['logoWhiteUrl', 'logoBlackUrl', 'logoColorUrl', 'iconWhiteUrl', 'iconBlackUrl', 'iconColorUrl']
  expect(Object.keys(item.logo).sort()).toEqual(six.sort())
  const pictures = await Promise.all(six.map(name => picture(item.logo[name])))
  expect(new Set(pictures)).toHaveLength(6)
  for (const svg of pictures) expect(svg).toMatch(/^<svg /)
})

rule('Integration list item, wallets', 'deFiWalletProviderId names the provider', async () => {
  const { items } = (await get('/integrations')).content
  const wallets = items.filter(({ type }: { type: string }) => type === 'deFiWallet')
  expect(wallets).toContainEqual(
    expect.objectContaining({ name: 'MetaMask', deFiWalletProviderId: 'io.metamask', categories: ['deFiWallet'] }),
  )
  expect(items.filter((item: object) => 'deFiWalletProviderId' in item)).toEqual(wallets)
  const { content } = await get('/status')
  const known = content.flatMap(({ deFiWalletData }: { deFiWalletData?: { id: string } }) => deFiWalletData?.id ?? [])
  expect(known).toEqual(wallets.map(({ id }: { id: string }) => id))
})

rule('Authentication scheme entry', 'brokerType, scheme, fields, second factors and instructions', async () => {
  const { content } = await get('/authenticationSchemes')
  const [oAuth] = content.filter(({ brokerType }: { brokerType: string }) => brokerType === 'coinbase')
  const [key] = content.filter(({ brokerType }: { brokerType: string }) => brokerType === 'binanceInternational')
  expect(oAuth).toMatchObject({ authenticationSchemeType: 'OAuth', mfaSchemes: [] })
  expect(key).toMatchObject({ authenticationSchemeType: 'apiKey', instructionsUrl: expect.stringMatching(/^https:/) })
  const { fields } = key.initialAuthenticationModel
  expect(fields[0]).toEqual({ name: expect.any(String), description: expect.any(String) })
})

rule('Network', 'id, name, chain, logo, native symbol, tokens and the integrations that send on it', async () => {
  const { networks } = (await get('/transfers/managed/networks')).content
  for (const network of networks) {
    expect(network).toMatchObject({ id: expect.stringMatching(uuid), name: expect.any(String) })
    expect(await picture(network.logoUrl)).toMatch(/^<svg /)
    expect(network.tokens[0]).toMatchObject({ symbol: expect.any(String), logoUrl: expect.stringMatching(/^http/) })
    expect(network.supportedTokens).toContain(network.nativeSymbol)
    expect(network.supportedBrokerTypes).not.toEqual([])
    const isEvm = network.networkType === 'evm'
    expect([
      network.nativeSymbol === 'ETH',
      /^\d+$/.test(network.chainId),
      network.supportedTokens.includes('USDC'),
    ]).toEqual([isEvm, isEvm, isEvm])
  }
})

rule('Token objects, refresh result', 'status, expiry in seconds and the tokens', async () => {
  const account = await coinbaseAccount(server())
  const body = { refreshToken: account.refreshToken, type: account.type }
  const { content } = (await server().call('POST', '/api/v1/token/refresh', { body })).body
  expect(content).toMatchObject({ status: 'succeeded', expiresInSeconds: expect.any(Number) })
  expect(content.brokerAccountTokens[0]).toMatchObject({
    accessToken: expect.any(String),
    refreshToken: expect.any(String),
  })
})

rule('Token objects, authenticate result', 'status and a token per account with its four names', async () => {
  const body = { type: 'binanceInternational', username: 'Mesh', password: 'Pass123' }
  const { content } = (await server().call('POST', '/api/v1/authenticate?userId=self', { body })).body
  expect(content).toMatchObject({ status: 'succeeded', accountTokens: [{ accessToken: expect.any(String) }] })
  expect(content.accountTokens[0].account).toMatchObject({
    platformAccountId: expect.stringMatching(uuid),
    legacyAccountId: expect.stringMatching(uuid),
    accountId: expect.any(String),
    accountName: expect.any(String),
  })
})

rule('Token objects, OAuth prompt result', 'status redirect, a link for the browser and a link token', async () => {
  const { content } = await get('/authenticate/coinbase?userId=self')
  expect(content).toEqual({
    status: 'redirect',
    redirectLink: expect.stringMatching(/^https?:/),
    linkToken: expect.any(String),
  })
})

rule('Managed transfer record', 'transferId, status, txHash and refundAddress', async () => {
  const { transferId } = await send(server(), await binanceAccount(server()))
  await server().settle()
  expect(await readTransfer(server(), transferId)).toMatchObject({
    transferId,
    status: 'succeeded',
    txHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    refundAddress: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
  })
})
