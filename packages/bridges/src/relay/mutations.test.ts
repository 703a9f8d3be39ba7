import { mutationOf } from '@rialto/core/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { describeMutations } from '../kit/testing/describeMutations.ts'
import { stillClock } from '../kit/testing/egressTo.ts'
import { createRelayProvider } from './createRelayProvider.ts'
import { parseProviderWebhook } from './parseProviderWebhook.ts'
import { chainsReply, intentReply, liquidityReply, quoteReply, requestsReply, sample } from './testing/fixtures.ts'
import { signed } from './testing/signed.ts'

const documented: Readonly<Record<string, unknown>> = {
  '/chains': chainsReply,
  '/quote/v2': quoteReply,
  '/requests/v3': requestsReply,
  '/intents/status/v3': intentReply,
  '/chains/liquidity': liquidityReply,
}

describeMutations('Relay', {
  host: 'api.relay.link',
  paths: Object.keys(documented),
  documented: ({ path }) => documented[path],
  create: egress => createRelayProvider({ egress, clock: stillClock() }),
  pairs: { origin: { network: 'eip155:8453', asset: 'ETH' }, destination: { network: 'eip155:1', asset: 'ETH' } },
  recipient: sample.recipient,
  recoveryAddress: sample.recipient,
  paid: { address: sample.depositAddress, reference: sample.requestId },
  successWord: 'success',
})

test('a webhook whose body does not match its signature is ignored', () => {
  const event = { event: 'request.status.updated', data: { requestId: sample.requestId, status: 'success' } }
  const whole = JSON.stringify(event)
  fc.assert(
    fc.property(mutationOf(event), body => {
      const { headers, nowMs } = signed('key', whole)
      expect(parseProviderWebhook('key', { headers, rawBody: body, nowMs }) === undefined).toBe(body !== whole)
      expect(() => parseProviderWebhook('key', { ...signed('key', body), rawBody: body })).not.toThrow()
    }),
  )
})
