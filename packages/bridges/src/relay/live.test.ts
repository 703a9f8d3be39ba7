import { createEgress } from '@rialto/egress'
import { describe, expect, test } from 'vitest'

import { bridgeHosts } from '../createBridgeProviders.ts'
import { stillClock } from '../kit/testing/egressTo.ts'
import { createRelayProvider } from './createRelayProvider.ts'

/** Calls the real Relay without moving anything. Run with `RELAY_LIVE=1`, and `RELAY_API_KEY` if you have one. */
describe.runIf(process.env['RELAY_LIVE'] === '1')('the real Relay', () => {
  test('is read by our schemas: its chains, a price and an address', async () => {
    const egress = createEgress({ hosts: new Set([bridgeHosts.relay]), userAgent: 'Rialto tests' })
    const apiKey = process.env['RELAY_API_KEY'] ?? ''
    const provider = createRelayProvider({ egress, clock: stillClock(Date.now()), apiKey })
    const pairs = {
      origin: { network: 'eip155:8453', asset: 'USDC' },
      destination: { network: 'eip155:10', asset: 'USDC' },
    }
    const recipient = '0x000000000000000000000000000000000000dEaD'
    await provider.refresh()
    expect(provider.supportsRoute(pairs)).toBe(true)
    const quote = await provider.quote({ ...pairs, recipient, amount: '25' })
    expect(Number(quote.estimatedAmount)).toBeGreaterThan(24)
    const issued = await provider.issueAddress({
      ...pairs,
      recipient,
      recoveryAddress: recipient,
      expectedAmount: '25',
    })
    expect(await provider.operations({ ...pairs, ...issued })).toEqual([])
    await egress.close()
  })
})
