import { randomUUID } from 'node:crypto'

import { errorCatalogue, type ErrorType } from '@rialto/contract'
import { setJitUrl, StoreUnavailableError } from '@rialto/core'
import { afterEach, expect, test } from 'vitest'

import { adminCaller, form, managing } from '../../apps/server/src/http/routes/admin/testing/adminCaller.ts'
import { enableBridging, sepoliaToBase } from '../../apps/server/src/testing/bridgingFlows.ts'
import { binanceId, connectBinance, okxId, openSession, opening } from '../../apps/server/src/testing/linkFlows.ts'
import { binanceAccount, coinbaseAccount, codeOf, named, usdcOnBase } from './flows.ts'
import { useServer } from './useServer.ts'

const server = useServer()
afterEach(() => server().simulators.control('DELETE', '/faults'))

interface Answer {
  status: number
  body: { status: string; errorType: string; message: string; teamCode: string }
}

const linkToken = (body: unknown, options = {}) => server().call('POST', '/api/v1/linktoken', { body, ...options })
const balance = (body: object) => server().call('POST', '/api/v1/balance/get', { body })

/** What Coinbase would answer to every read: its own words for what is wrong. */
const coinbaseSays = async (code: number, id: string, message: string) => {
  const account = await coinbaseAccount(server())
  const body = JSON.stringify({ errors: [{ id, message }] })
  const fault = { host: 'api.coinbase.com', path: '/v2/accounts', times: 100, mode: 'status', code, body }
  await server().simulators.control('POST', '/faults', fault)
  return balance(named(account))
}

const preview = async (changes: object) => {
  const { accessToken, type } = await coinbaseAccount(server())
  const { address: toAddress, ...where } = usdcOnBase
  const body = { fromAuthToken: accessToken, fromType: type, toAddress, ...where, amount: 5, ...changes }
  return server().call('POST', '/api/v1/transfers/managed/preview', { body })
}

const execute = async (previewId: string, from: { accessToken: string; type: string }) => {
  const body = { fromAuthToken: from.accessToken, fromType: from.type, previewId }
  return server().call('POST', '/api/v1/transfers/managed/execute', { body })
}

/** Fails once inside the server. */
const broken = async (error = new Error('unforeseen')) => {
  const { link } = server().ctx.store
  const { issue } = link
  link.issue = () => Promise.reject(error)
  const answer = await linkToken({ userId: 'u' })
  link.issue = issue
  return answer
}

/** The server is killed before it can store the first answer; then the key comes again. */
const repeated = async (body: object) => {
  const { idempotency } = server().ctx.store
  const { finish } = idempotency
  const headers = { 'idempotency-key': randomUUID() }
  idempotency.finish = () => Promise.reject(new Error('killed'))
  await linkToken({ userId: 'u' }, { headers })
  idempotency.finish = finish
  return linkToken(body, { headers })
}

const tooOften = async () => {
  const as = await server().addKey((await server().addClient()).scope, ['read'])
  const ofKey = server().db.updateTable('api_keys').set({ rate_limit_per_minute: 1 })
  await ofKey.where('client_id', '=', as.clientId).execute()
  await server().call('GET', '/api/v1/status', { as })
  return server().call('GET', '/api/v1/status', { as })
}

const unpriced = async () => {
  const { equityPrices } = server().ctx
  server().ctx.equityPrices = undefined
  const answer = await server().call('GET', '/api/v1/assets/equity/AAPL/price')
  server().ctx.equityPrices = equityPrices
  return answer
}

const wrongPicture = async () => {
  const { token } = await managing(server())
  const call = adminCaller(server())
  const callbackUrls = ['https://bakery.example/back']
  const body = { businessLegalName: 'Bakery Ltd', displayName: 'The Bakery', callbackUrls }
  const { id } = (await call('POST', '/SubClient', { token, body })).body.content
  return call('POST', `/SubClient/${id}/logo`, { token, ...form(['logoFile', 'no picture', 'logo.png']) })
}

const openAgain = async () => {
  const { body } = await linkToken({ userId: 'u' })
  const requested = { body: opening(codeOf(body.content.linkToken)), as: null }
  await server().call('POST', '/link/api/session', requested)
  return server().call('POST', '/link/api/session', requested)
}

const openElsewhere = async () => {
  const { body } = await linkToken({ userId: 'u' })
  const code = codeOf(body.content.linkToken)
  return server().call('POST', '/link/api/session', { body: { code }, as: null })
}

const wrongKey = async () => {
  const { session } = await openSession(server())
  const body = { integrationId: binanceId, fields: { username: 'Mesh', password: 'Wrong123' } }
  return server().call('POST', '/link/api/connections/key', { session, body })
}

const keyForOthers = async () => {
  const { session } = await openSession(server())
  const body = { integrationId: okxId, fields: { username: 'ipLocked', password: 'Pass123', authToken: 'Pass123' } }
  return server().call('POST', '/link/api/connections/key', { session, body })
}

/** The reply to an order is lost, and so is every answer about it. */
const unconfirmedOrder = async () => {
  const account = await binanceAccount(server())
  const pair = { symbol: 'ETH', paymentSymbol: 'USDT', paymentIsCryptocurrency: true, amountIsInPaymentSymbol: false }
  const terms = { amount: 0.1, price: 2000, orderType: 'limit', timeInForce: 'goodTillCanceled' }
  const { control } = server().simulators
  const fault = { host: 'api.binance.com', path: '/api/v3/order', method: 'POST', mode: 'status', code: 502 }
  await control('POST', '/faults', fault)
  const placed = await server().call('POST', '/api/v1/transactions/buy', {
    body: { ...named(account), ...pair, ...terms },
  })
  const order = { ...named(account), id: placed.body.content.orderId, isCryptocurrency: true }
  return server().call('POST', '/api/v1/transactions/cancel', { body: order })
}

const beyondMaximum = async () => {
  const account = await binanceAccount(server(), { persona: 'Mesh4' })
  const balances = { institution: 'binance', balances: { USDC: '900000000000' } }
  await server().simulators.control('POST', '/personas/Mesh4/balances', balances)
  return preview({ fromAuthToken: account.accessToken, fromType: account.type, amount: 500_000_000_000 })
}

const tooLate = async () => {
  const account = await coinbaseAccount(server())
  const { body } = await preview({})
  server().simulators.clock.advance(60_000)
  return execute(body.content.previewResult.previewId, account)
}

/** The order’s first withdrawal was called not sent, and the institution shows it since. */
const sentAfterAll = async () => {
  const account = await coinbaseAccount(server())
  const { address: toAddress, ...where } = usdcOnBase
  const order = { fromAuthToken: account.accessToken, fromType: account.type, toAddress, ...where, amount: 5 }
  const previewOrder = async (): Promise<string> => {
    const body = { ...order, transactionId: 'sent-after-all' }
    return (await server().call('POST', '/api/v1/transfers/managed/preview', { body })).body.content.previewResult
      .previewId
  }
  const id = await previewOrder()
  await execute(id, account)
  const late = { phase: 'failed', found_late_at: new Date() } as const
  await server().db.updateTable('transfers').set(late).where('id', '=', id).execute()
  return execute(await previewOrder(), account)
}

/** What Relay answers for an address that it may not serve. */
const sanctioned = async () => {
  await enableBridging(server())
  const body = JSON.stringify({ message: 'Wallet address is sanctioned', errorCode: 'SANCTIONED_WALLET_ADDRESS' })
  const fault = { host: 'api.relay.link', path: '/quote/v2', times: 1, mode: 'status', code: 400, body }
  await server().simulators.control('POST', '/faults', fault)
  return server().call('POST', '/api/v1/bridging/quote', { body: { ...sepoliaToBase, amount: 20 } })
}

/** What Relay answers while it is down. */
const bridgeDown = async () => {
  await enableBridging(server())
  const fault = { host: 'api.relay.link', path: '/quote/v2', times: 5, mode: 'status', code: 503 }
  await server().simulators.control('POST', '/faults', fault)
  const answer = await server().call('POST', '/api/v1/bridging/quote', { body: { ...sepoliaToBase, amount: 20 } })
  await server().simulators.control('DELETE', '/faults')
  return answer
}

/** The client’s server refuses to give an address. */
const noAddress = async () => {
  const { ctx, client } = server()
  const { session, connection } = await connectBinance(server(), 'Mesh', await openJit())
  await setJitUrl(ctx, { clientId: client.clientId, url: undefined })
  const { networkId, symbol } = usdcOnBase
  const body = { connectionId: connection.connectionId, networkId, symbol, amount: '5' }
  return server().call('POST', '/link/api/transfers/preview', { session, body })
}

const openJit = async () => {
  await setJitUrl(server().ctx, { clientId: server().client.clientId, url: 'https://shop.example/address' })
  const { networkId, symbol } = usdcOnBase
  return openSession(server(), { transferOptions: { toAddresses: [{ networkId, symbol }] } })
}

/** A limit order rests, and the reply to its cancellation is lost. */
const lostCancellation = async () => {
  const account = await binanceAccount(server())
  const pair = { symbol: 'ETH', paymentSymbol: 'USDT', paymentIsCryptocurrency: true, amountIsInPaymentSymbol: false }
  const terms = { amount: 0.1, price: 2000, orderType: 'limit', timeInForce: 'goodTillCanceled' }
  const placed = await server().call('POST', '/api/v1/transactions/buy', {
    body: { ...named(account), ...pair, ...terms },
  })
  const fault = {
    host: 'api.binance.com',
    path: '/api/v3/order',
    method: 'DELETE',
    times: 9,
    mode: 'status',
    code: 502,
  }
  await server().simulators.control('POST', '/faults', fault)
  const order = { ...named(account), id: placed.body.content.orderId, isCryptocurrency: true }
  return server().call('POST', '/api/v1/transactions/cancel', { body: order })
}

/** A real request for each, as a client could make it. A type that is added to the catalogue needs its own here. */
const requests: Record<ErrorType, () => Promise<Answer>> = {
  missingField: () => linkToken({}),
  invalidField: () => linkToken({ userId: 7 }),
  badRequest: () => linkToken('{'),
  permissionDenied: async () => linkToken({}, { as: await server().addKey(server().client.scope, ['read']) }),
  unsupportedFile: wrongPicture,
  notFound: () => server().call('GET', '/api/v1/nothing'),
  conflict: unconfirmedOrder,
  idempotencyKeyReused: () => repeated({ userId: 'another' }),
  idempotencyKeyInUse: () => repeated({ userId: 'u' }),
  tooManyRequest: tooOften,
  serverFailure: () => broken(),
  serviceUnavailable: () => broken(new StoreUnavailableError(new Error('connect ECONNREFUSED'))),
  invalidIntegrationToken: () => balance({ authToken: randomUUID(), type: 'coinbase' }),
  integrationNotSupported: () => balance({ authToken: randomUUID(), type: 'bankOfNowhere' }),
  integrationPermissionMissing: () => coinbaseSays(403, 'invalid_scope', 'Invalid scope'),
  integrationAddressRestricted: keyForOthers,
  integrationUnavailable: () => coinbaseSays(500, 'internal_server_error', 'Oops'),
  integrationOutcomeUnknown: lostCancellation,
  bridgeUnavailable: bridgeDown,
  integrationRateLimited: () => coinbaseSays(429, 'rate_limit_exceeded', 'Slow down'),
  credentialsRefused: wrongKey,
  kycRequired: () => coinbaseSays(400, 'personal_details_required', 'Finish your profile'),
  accountLocked: () => coinbaseSays(401, 'invalid_authentication_method', 'API access is blocked'),
  regionRestricted: () => coinbaseSays(451, 'invalid_request', 'Your country is not supported'),
  insufficientFunds: () => preview({ amount: 10_000 }),
  invalidAddress: () => preview({ toAddress: '0x123' }),
  addressUnavailable: noAddress,
  amountBelowMinimum: () => preview({ amount: 0.5 }),
  amountExceedsMaximum: beyondMaximum,
  networkNotSupported: () => preview({ symbol: 'DOGE' }),
  unavailableForLegalReasons: sanctioned,
  previewNotFound: async () => execute(randomUUID(), await coinbaseAccount(server())),
  previewExpired: tooLate,
  orderAlreadySent: sentAfterAll,
  priceUnavailable: unpriced,
  linkTokenUsed: openAgain,
  linkTokenMisplaced: openElsewhere,
  linkSessionEnded: () => server().call('GET', '/link/api/session', { session: 'nobody' }),
}

test.each(Object.entries(requests))(
  'a real request receives %s, with its HTTP code and status',
  async (type, query) => {
    const { http, status, teamCode } = errorCatalogue[type as ErrorType]
    const answer = await query()
    expect(answer.status).toBe(http)
    expect(answer.body).toMatchObject({ errorType: type, status, teamCode, message: expect.stringMatching(/\w/) })
  },
)
