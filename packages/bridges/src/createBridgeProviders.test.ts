import { describe, expect, test } from 'vitest'

import { bridgeHosts, createBridgeProviders } from './createBridgeProviders.ts'
import { egressTo, stillClock } from './kit/testing/egressTo.ts'

const create = (config: Parameters<typeof createBridgeProviders>[0]['config']) =>
  createBridgeProviders({ egress: egressTo(bridgeHosts.relay, 'http://127.0.0.1:9'), clock: stillClock(), config })

describe('createBridgeProviders', () => {
  test('creates the configured providers, Relay before 1Click', () => {
    expect(create({ oneclick: {}, relay: {} }).map(({ name }) => name)).toEqual(['relay', 'oneclick'])
    expect(create({ oneclick: { token: 'jwt' } }).map(({ name }) => name)).toEqual(['oneclick'])
    expect(create({})).toEqual([])
  })

  test('reads webhooks only with the key they are signed with', () => {
    const [keyless] = create({ relay: {} })
    const [keyed] = create({ relay: { apiKey: 'key' } })
    expect([keyless?.parseProviderWebhook, keyed?.parseProviderWebhook]).toEqual([undefined, expect.any(Function)])
  })
})
