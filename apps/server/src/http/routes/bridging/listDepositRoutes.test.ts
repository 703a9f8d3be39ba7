import { beforeAll, describe, expect, test } from 'vitest'

import { enableBridging, onBase, onSepolia } from '../../../testing/bridgingFlows.ts'
import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeBridgingGate } from '../../../testing/describeBridgingGate.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { describeFields } from '../../../testing/describeRefusals.ts'

const method = 'POST'
const server = useTestServer()
beforeAll(async () => {
  await enableBridging(server, [
    { origin: onSepolia(), destination: onBase() },
    { origin: onSepolia('ETH'), destination: onBase() },
    { origin: onSepolia(), destination: onBase('ETH') },
    // No provider carries these.
    { origin: onSepolia('DOGE'), destination: onBase() },
    { origin: onSepolia(), destination: onBase('DOGE') },
  ])
})

const base = { network: 'eip155:84532', asset: 'unheardOf' }

interface Found {
  origin: { asset: string }
  destination: { asset: string }
}

const found = async (direction: string, body: object): Promise<string[]> => {
  const answer = await server.call('POST', `/api/v1/bridging/routes/${direction}`, { body })
  return answer.body.content.routes.map(({ origin, destination }: Found) => `${origin.asset} > ${destination.asset}`)
}

describe('discovery', () => {
  const sources = [onSepolia('usdc'), onSepolia('Eth')]

  test('withdrawal: one source per destination unless all are asked for', async () => {
    expect(await found('withdrawal', { sources })).toEqual(['USDC > ETH', 'USDC > USDC'])
    expect(await found('withdrawal', { sources, optimized: false })).toEqual([
      'USDC > ETH',
      'USDC > USDC',
      'ETH > USDC',
    ])
    expect(await found('withdrawal', { sources: [onSepolia()], optimized: true })).toEqual([
      'USDC > ETH',
      'USDC > USDC',
    ])
  })

  test('deposit routes have one destination per source unless all are requested', async () => {
    const destinations = [onBase('ETH'), onBase()]
    expect(await found('deposit', { destinations })).toEqual(['USDC > ETH', 'ETH > USDC'])
    expect(await found('deposit', { destinations, optimized: false })).toEqual([
      'USDC > ETH',
      'ETH > USDC',
      'USDC > USDC',
    ])
  })

  test('each route names both legs and itself', async () => {
    const body = { sources: [onSepolia('ETH')] }
    const answer = await server.call('POST', '/api/v1/bridging/routes/withdrawal', { body })
    expect(answer.body.content.routes).toEqual([
      { origin: onSepolia('ETH'), destination: onBase(), displayName: 'ETH on Sepolia to USDC on Base Sepolia' },
    ])
  })

  test('another client’s routes are its own', async () => {
    const as = await server.addClient()
    await server.ctx.store.clients.setMayBridge(as.scope, true)
    const answer = await server.call('POST', '/api/v1/bridging/routes/withdrawal', { body: { sources }, as })
    expect(answer.body.content).toEqual({ routes: [] })
  })
})

describe.each([
  ['withdrawal', 'sources'],
  ['deposit', 'destinations'],
])('POST /bridging/routes/%s', (direction, field) => {
  const path = `/api/v1/bridging/routes/${direction}`
  const good = () => ({ [field]: [base] })

  test('the list is empty without routes, on known and unknown networks', async () => {
    for (const network of [base.network, 'eip155:999999', 'not a chain']) {
      const body = { [field]: [{ ...base, network }], optimized: false }
      const answer = await server.call(method, path, { body })
      expect({ status: answer.status, content: answer.body.content }).toEqual({ status: 200, content: { routes: [] } })
    }
  })

  describeBridgingGate(() => server, path, good)
  describeAuthentication(() => server, { method, path, permission: 'read', options: () => ({ body: good() }) })
  describeFields(() => server, { method, path, good }, [
    [field, { [field]: undefined }, 'missingField'],
    [field, { [field]: [] }],
    [field, { [field]: base }],
    [field, { [field]: Array.from({ length: 201 }, () => base) }],
    [`${field}[0].network`, { [field]: [{ asset: 'USDC' }] }, 'missingField'],
    [`${field}[1].asset`, { [field]: [base, { network: base.network }] }, 'missingField'],
    ['optimized', { optimized: 'yes' }],
  ])
})
