import { networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { anAddress, sepolia } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import type { LinkSessionRecord, RequestAddress, SessionAddress } from './ports.ts'
import { resolveAddress } from './resolveAddress.ts'

const session: LinkSessionRecord = {
  id: 'session-1',
  scope: { clientId: 'client', environment: 'sandbox' },
  request: { userId: 'user-1', restrictMultipleAccounts: false },
  connectionIds: [],
  provenIds: [],
  hasReturned: false,
  expiresAtMs: 0,
}
const open = { networkId: sepolia, symbol: 'USDC' }

const serverThat = (reply: (request: Parameters<RequestAddress>[0]) => Promise<string>) => {
  const requests: Parameters<RequestAddress>[0][] = []
  let kept: SessionAddress | undefined
  const ctx = partialContext({
    requestAddress: request => {
      requests.push(request)
      return reply(request)
    },
    store: {
      paymentRequests: { isIssued: async () => false },
      jit: {
        find: async () => ({ url: 'https://client.example/address', secret: 'whsec_canary' }),
        findAddress: async () => kept,
        keepAddress: async (_, address) => (kept ??= address),
      },
    },
  })
  return { ctx, requests }
}
const answering = (body: unknown) => serverThat(async () => (typeof body === 'string' ? body : JSON.stringify(body)))

test('a destination with an address sends no request to the client’s server', async () => {
  expect(await resolveAddress(partialContext(), session, { ...open, address: anAddress })).toMatchObject({
    address: anAddress,
  })
})

test('the client’s server is called once per session, asset and network, and a repeated request has the same id', async () => {
  const { ctx, requests } = answering({ address: anAddress })
  expect(await resolveAddress(ctx, session, open)).toEqual({ ...open, address: anAddress })
  await resolveAddress(ctx, session, open)
  expect(requests).toHaveLength(1)
  expect(requests[0]?.requestId).toBe(`session-1:${sepolia}:USDC`)
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ userId: 'user-1', sessionId: 'session-1', ...open })
})

test.each<[string, unknown]>([
  ['no JSON', '<html>'],
  ['no object', '"0x1"'],
  ['null', 'null'],
  ['no address', {}],
  ['an address that is a number', { address: 1 }],
  ['a text that is too long', { address: '0'.repeat(201) }],
  ['an address of another network', { address: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT' }],
  ['a tag that is no text', { address: anAddress, addressTag: 7 }],
])('an answer with %s gives no address, and says nothing of the answer', async (_, body) => {
  await expect(resolveAddress(answering(body).ctx, session, open)).rejects.toMatchObject({
    type: 'addressUnavailable',
    message: expect.stringMatching(/^No deposit address for this transfer: /),
  })
})

test('an unavailable server is named as the reason, without its secret', async () => {
  const { ctx } = serverThat(() => Promise.reject(new Error('connect ECONNREFUSED whsec_canary')))
  await expect(resolveAddress(ctx, session, open)).rejects.toMatchObject({
    message: 'No deposit address for this transfer: the client’s server did not respond with one.',
  })
})

test('an address without a tag is rejected on a network that requires tags', async () => {
  const ripple = networks.find(({ networkType }) => networkType === 'ripple')
  const { ctx } = answering({ address: 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH' })
  const production = { ...ctx, environment: 'production' } as const
  await expect(
    resolveAddress(production, session, { networkId: ripple?.id ?? '', symbol: 'XRP' }),
  ).rejects.toMatchObject({ type: 'addressUnavailable' })
})
