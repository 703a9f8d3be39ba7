import { friendlyTonAddress, networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { checkRefundAddress } from './createRefund.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const networkOf = (networkType: string) =>
  networks.find(one => one.networkType === networkType && one.environments.includes('sandbox'))?.id ?? ''
const raw = `0:${'ab'.repeat(32)}`
const shops = ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', friendlyTonAddress(raw)]

const check = (networkType: string, symbol: string, address: string, tag?: string) => {
  const networkId = networkOf(networkType)
  const ctx = partialContext({
    store: {
      paymentRequests: { isIssued: async (_, __, to) => to.tag === '7' },
      paymentSources: {
        listOwners: async (_, __, [address = '']) => (shops.includes(address) ? [{ scope, address }] : []),
      },
    },
    chainBalances: { networkIds: [networkId], contracts: [] } as never,
  })
  return checkRefundAddress(ctx, scope, { networkId, symbol, to: tag === undefined ? { address } : { address, tag } })
}

test.each([
  ['the account of orders without a tag', 'ripple', 'XRP', shops[0] ?? '', '99'],
  ['the destination of an order', 'ripple', 'XRP', 'rPT1Sjq2YGrBMTttX4GZHjKu9dyfzbpAYe', '7'],
  ['another spelling of the account', 'tvm', 'TON', raw, 'refund'],
])('a refund to %s is rejected', async (_, networkType, symbol, address, tag) => {
  await expect(check(networkType, symbol, address, tag)).rejects.toMatchObject({
    ...{ type: 'invalidField', message: expect.stringContaining('address of an order') },
  })
})
