import type { Connector } from '@rialto/core'
import { expect, test } from 'vitest'
import { type Interceptor, lazyConnector } from './lazyConnector.ts'
import { cannedEgress } from './testing/cannedEgress.ts'
import { binanceInternational } from '../registry.ts'

const descriptor = binanceInternational.describe('sandbox')
const straight: Interceptor = (_call, _args, run) => run()

const lazyWith = (load: () => Promise<Connector>, around: Interceptor = straight) =>
  lazyConnector({ descriptor, calls: ['auth.connectWithKey'], load, around, probe: async () => undefined })

const real = async (): Promise<Connector> => {
  const clock = { nowMs: () => 0, sleep: async () => undefined }
  const parts = { egress: cannedEgress({}).egress, clock, environment: 'sandbox' as const }
  return (await binanceInternational.load())({ ...parts, oauth: { clientId: '', clientSecret: '' } })
}

test('loads no code for its descriptor or its probe, and once for its calls', async () => {
  let loads = 0
  const lazy = lazyWith(() => {
    loads += 1
    return real()
  })
  expect(lazy.descriptor).toBe(descriptor)
  await lazy.probe()
  expect(loads).toBe(0)
  const none = { kind: 'oAuth', accessToken: 't', scopes: [] } as const
  const both = [lazy.read.holdings(none), lazy.read.balances(none)]
  for (const read of both) await expect(read).rejects.toMatchObject({ kind: 'credentialsInvalid' })
  expect(loads).toBe(1)
})

test('loads again after loading failed', async () => {
  let loads = 0
  const lazy = lazyWith(() => {
    loads += 1
    return loads === 1 ? Promise.reject(new Error('no such file')) : real()
  })
  const key = { username: 'Mesh', password: 'p' }
  await expect(lazy.auth.connectWithKey?.(key)).rejects.toThrow('no such file')
  await expect(lazy.auth.connectWithKey?.(key)).rejects.toMatchObject({ name: 'ConnectorError' })
})

test('passes the call’s name and arguments to the functions around it', async () => {
  const seen: unknown[] = []
  const lazy = lazyWith(real, async (call, args) => {
    seen.push([call, args])
    return []
  })
  expect(lazy.auth.refresh).toBeUndefined()
  expect(await lazy.withdraw.terms({ kind: 'apiKey', key: 'k', secret: 's' }, 'USDC')).toEqual([])
  expect(seen).toEqual([['withdraw.terms', [{ kind: 'apiKey', key: 'k', secret: 's' }, 'USDC']]])
})
