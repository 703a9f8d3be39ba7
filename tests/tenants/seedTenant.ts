import { randomUUID } from 'node:crypto'

import { adminCaller, managing } from '../../apps/server/src/http/routes/admin/testing/adminCaller.ts'
import { enableBridging, onBase, onSepolia, sepoliaToBase } from '../../apps/server/src/testing/bridgingFlows.ts'
import { createLinkConfiguration } from '@rialto/core'

import { createCaller } from '../../apps/server/src/testing/createCaller.ts'
import type { TestServer } from '../../apps/server/src/testing/createTestServer.ts'
import {
  baseSepoliaId,
  coinbaseId,
  connectBinance,
  connectCoinbase,
  type LinkedAccount,
  openCallback,
  openSession,
  toShop,
  walkConsent,
} from '../../apps/server/src/testing/linkFlows.ts'

/** One of everything that a client can own. */
export interface Tenant {
  as: TestServer['client']
  adminToken: string
  userId: string
  clientTransactionId: string
  subClientId: string
  configurationId: string
  /** Not used yet. */
  code: string
  session: string
  attemptId: string
  /** A sign-in of the session whose user came back, and that is not completed. */
  awaiting: { attemptId: string; completionCode: string }
  /** At Coinbase, connected in the session. */
  account: LinkedAccount
  atBinance: LinkedAccount
  /** Of the session, from the Coinbase account, not executed. */
  previewId: string
  /** Executed in the session, from the Coinbase account. */
  transferId: string
  institutionTransactionId: string
  hash: string
  /** Resting, of the Coinbase account. */
  orderId: string
  bridgingRouteId: string
  webhookEndpointId: string
}

/** Operations that remove or complete an object of a tenant, after which another tenant is needed. */
const consuming: ReadonlySet<string> = new Set([
  'cancelOrder',
  'completeOAuth',
  'createTransfer',
  'executeTransfer',
  'linkExecute',
  'openLinkSession',
  'refreshToken',
  'removeAccount',
  'removeBridgingRoute',
  'removeSubClient',
  'removeWebhookEndpoint',
  'replaceSubClient',
  'updateTransfer',
])

/** Seeds a tenant when it is first needed, and another after an operation that consumed something of the last one's. */
export const createTenants = (seed: () => Promise<Tenant>) => {
  let current: Promise<Tenant> | undefined
  const tenant = (): Promise<Tenant> => (current ??= seed())
  return {
    /** A tenant that still has everything. */
    current: tenant,
    /** A tenant in the state that `operation` needs. */
    for: (operation: { id: string }): Promise<Tenant> => {
      const given = tenant()
      if (consuming.has(operation.id)) current = undefined
      return given
    },
  }
}

/** The same server as another client calls it. */
const seenBy = (server: TestServer, client: TestServer['client']): TestServer => ({
  ...server,
  client,
  call: createCaller(server.app, client),
})

let count = 0

/** Lets a client own one of everything, through the API alone. */
export const seedTenant = async (shared: TestServer, client: TestServer['client']): Promise<Tenant> => {
  const server = seenBy(shared, client)
  count += 1
  const own = { userId: `user-${randomUUID()}`, clientTransactionId: `order-${randomUUID()}` }
  const { token: adminToken } = await managing(server, client)
  const subClientId = await registerSubClient(server, adminToken, `Shop ${count}`)
  await enableBridging(server, [sepoliaToBase, { origin: onSepolia('ETH'), destination: onBase() }])
  const configuration = await createLinkConfiguration(server.ctx, client.scope, { name: `Deposits ${count}` })
  const [route] = await server.ctx.store.routes.list(client.scope)
  // With conversions allowed, the account may also place the order below.
  const options = { transactionId: own.clientTransactionId, fundingOptions: { enabled: true } }
  const request = { userId: own.userId, subClientId, ...toShop(options) }
  const open = await openSession(server, request)
  const { session, connection: account, attemptId } = await connectCoinbase(server, 'Mesh', open)
  const { connection: atBinance } = await connectBinance(server, 'Mesh', open)
  const transferId = await preview(server, session, account)
  const body = { previewId: transferId, secondFactorCode: '123456' }
  await server.call('POST', '/link/api/transfers/execute', { session, body })
  await server.settle()
  const { content } = (await server.call('GET', `/api/v1/transfers/managed/platform?Id=${transferId}`)).body
  const { institutionTransactionId, hash } = content.items[0]
  const previewId = await preview(server, session, account)
  const orderId = await placeOrder(server, account)
  const awaiting = await signInAgain(server, session)
  const waiting = await server.call('POST', '/api/v1/linktoken', { body: request })
  const endpoint = { url: 'http://127.0.0.1:9/' }
  const code = new URL(atob(waiting.body.content.linkToken)).searchParams.get('code') ?? ''
  return {
    as: client,
    adminToken,
    ...own,
    subClientId,
    configurationId: configuration.id,
    code,
    session,
    attemptId,
    awaiting,
    account,
    atBinance,
    previewId,
    transferId,
    institutionTransactionId,
    hash,
    orderId,
    bridgingRouteId: route?.id ?? '',
    webhookEndpointId: (await adminCaller(server)('POST', '/Webhooks/endpoints', { token: adminToken, body: endpoint }))
      .body.content.id,
  }
}

const signInAgain = async (server: TestServer, session: string): Promise<Tenant['awaiting']> => {
  const body = { integrationId: coinbaseId }
  const started = await server.call('POST', '/link/api/connections/oauth', { session, body })
  const { attemptId, authorizeUrl } = started.body.content
  const { completionCode } = await openCallback(server, await walkConsent(authorizeUrl, 'Mesh', 'allow'))
  return { attemptId, completionCode }
}

export const registeredAddress = { line1: '1 High Street', city: 'Dublin', postalCode: 'D01 F5P2', countryCode: 'IE' }

const registerSubClient = async (server: TestServer, token: string, displayName: string): Promise<string> => {
  const body = { businessLegalName: `${displayName} Ltd`, displayName, callbackUrls: ['https://shop.example/back'] }
  const call = adminCaller(server)
  const { id } = (await call('POST', '/SubClient', { token, body })).body.content
  const record = { clientType: 'merchant', walletType: 'selfHosted', registeredAddress }
  await call('PUT', `/SubClient/${id}/compliance`, { token, body: record })
  return id
}

const placeOrder = async (server: TestServer, { accessToken }: LinkedAccount): Promise<string> => {
  const market = { symbol: 'ETH', paymentSymbol: 'USD', paymentIsCryptocurrency: false }
  const limit = { orderType: 'limit', price: 100, timeInForce: 'goodTillCanceled', amountIsInPaymentSymbol: false }
  const body = { authToken: accessToken, type: 'coinbase', amount: 0.1, ...market, ...limit }
  const answer = await server.call('POST', '/api/v1/transactions/buy', { body })
  if (answer.body.content?.status !== 'inProgress') throw new Error(`no order: ${answer.text}`)
  return answer.body.content.orderId
}

const preview = async (server: TestServer, session: string, { connectionId }: LinkedAccount): Promise<string> => {
  const body = { connectionId, symbol: 'USDC', networkId: baseSepoliaId, amount: '5' }
  const answer = await server.call('POST', '/link/api/transfers/preview', { session, body })
  if (answer.status !== 200) throw new Error(`no preview: ${answer.text}`)
  return answer.body.content.previewId
}
