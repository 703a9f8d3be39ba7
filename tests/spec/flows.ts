import type { CallResult } from '../../apps/server/src/testing/createCaller.ts'
import type { TestServer } from '../../apps/server/src/testing/createTestServer.ts'
import {
  baseSepoliaId,
  connectBinance,
  connectCoinbase,
  type LinkedAccount,
  openSession,
  shopAddress,
} from '../../apps/server/src/testing/linkFlows.ts'

const atCoinbase = 'coinbase'
const atBinance = 'binanceInternational'
export const usdcOnBase = { networkId: baseSepoliaId, symbol: 'USDC', address: shopAddress }

/** An account as operations take it: `authToken` and `type`. */
interface Account extends LinkedAccount {
  userId: string
  type: string
}

type Connecting = { userId?: string; persona?: string; request?: object }

const connecting = async (server: TestServer, { userId = 'user-1', request = {} }: Connecting) =>
  ({ userId, open: await openSession(server, { userId, ...request }) }) as const

export const coinbaseAccount = async (server: TestServer, how: Connecting = {}): Promise<Account> => {
  const { userId, open } = await connecting(server, how)
  return { ...(await connectCoinbase(server, how.persona, open)).connection, userId, type: atCoinbase }
}

export const binanceAccount = async (server: TestServer, how: Connecting = {}): Promise<Account> => {
  const { userId, open } = await connecting(server, how)
  return { ...(await connectBinance(server, how.persona, open)).connection, userId, type: atBinance }
}

/** The fields of a body that name the account. */
export const named = ({ accessToken, type }: Account) => ({ authToken: accessToken, type })

/** Sends 5 USDC to the shop by default. Returns the transfer's id and the response. */
export const send = async (
  server: TestServer,
  from: Account,
  more: Record<string, unknown> = {},
): Promise<{ transferId: string; answer: CallResult }> => {
  const base = { fromAuthToken: from.accessToken, fromType: from.type }
  const { address: toAddress, ...where } = usdcOnBase
  const requested = { ...base, toAddress, ...where, amount: 5, ...more }
  const preview = await server.call('POST', '/api/v1/transfers/managed/preview', { body: requested })
  const transferId: string = preview.body.content.previewResult.previewId
  const body = { ...base, previewId: transferId, mfaCode: '123456' }
  return { transferId, answer: await server.call('POST', '/api/v1/transfers/managed/execute', { body }) }
}

export const readTransfer = async (server: TestServer, id: string) =>
  (await server.call('GET', `/api/v1/transfers/managed/platform?Id=${id}`)).body.content.items[0]

/** The session that the Link page shows for a request to POST /linktoken. */
export const linkSession = async (server: TestServer, request: object = {}) => {
  const { session } = await openSession(server, request)
  return (await server.call('GET', '/link/api/session', { session })).body.content
}

/** The one-time code of a link token or a Link page's URL. */
export const codeOf = (link: string): string => {
  const url = link.startsWith('http') ? link : atob(link)
  return new URL(url).searchParams.get('code') ?? ''
}

/** The error of a response, and its field. */
export const refusal = ({ status, body }: CallResult) => ({
  http: status,
  status: body.status,
  errorType: body.errorType,
  field: body.message.split(':')[0],
})
