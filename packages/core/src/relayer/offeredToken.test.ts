import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { offeredToken } from './offeredToken.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const offer = (relays: boolean, address: string | undefined, limits: object | undefined) => {
  const ctx = partialContext({
    relaying: { relays: () => relays, token: async () => 'token' } as never,
    store: { relays: { address: async () => address, limits: async () => limits as never } },
  })
  return offeredToken(ctx, { scope, networkId: 'network', symbol: 'USDC' })
}

test('a token is offered where the relayer has the network, an account and a limit of the client', async () => {
  expect(await offer(true, '0xrelayer', {})).toBe('token')
  expect(await offer(false, '0xrelayer', {})).toBeUndefined()
  expect(await offer(true, undefined, {})).toBeUndefined()
  expect(await offer(true, '0xrelayer', undefined)).toBeUndefined()
})
