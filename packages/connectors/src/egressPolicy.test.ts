import { createEgress, EgressError } from '@rialto/egress'
import { afterAll, describe, expect, test } from 'vitest'
import * as registry from './registry.ts'

const descriptors = Object.values(registry).map(entry => entry.describe('production'))
const named = [...new Set(descriptors.flatMap(({ hosts }) => hosts))]

/** Loopback, private, link-local with the clouds' metadata, unique local, mapped, carrier-grade, unspecified. */
const notPublic = [
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:127.0.0.1',
]

const dialled: string[] = []
let answer: readonly string[] = []
/** Configured as in production: every host of every descriptor, and no other. */
const egress = createEgress({
  hosts: new Set(named),
  userAgent: 'Rialto tests',
  resolve: async hostname => {
    dialled.push(hostname)
    return answer
  },
})
afterAll(() => egress.close())

const denied = async (url: string): Promise<void> => {
  const error: unknown = await egress
    .request({ method: 'GET', url, timeoutMs: 2_000 })
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(EgressError)
  expect(error).toMatchObject({ kind: 'denied', maybeSent: false })
}

describe.each(named)('%s', host => {
  test.each(notPublic)('is not reached at %s', async address => {
    answer = [address]
    await denied(`https://${host}/`)
  })

  test('is not reached if one of its addresses is not public', async () => {
    answer = ['93.184.216.34', '10.0.0.1']
    await denied(`https://${host}/`)
  })

  test('is reached by https only, under its own name only', async () => {
    answer = ['93.184.216.34']
    dialled.length = 0
    await denied(`http://${host}/`)
    await denied(`https://${host}.example/`)
    await denied(`https://not-${host}/`)
    await denied(`https://${host}@elsewhere.example/`)
    expect(dialled).toEqual([])
  })
})

test.each([
  'https://example.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://localhost/',
  'https://169.254.169.254/',
])('lets nobody to %s, which no descriptor names', async url => {
  dialled.length = 0
  await denied(url)
  expect(dialled).toEqual([])
})

test('includes every host of a probe and of a budget', () => {
  for (const { probe, budgets } of descriptors) {
    expect(named).toContain(new URL(probe.url).hostname)
    for (const { host } of budgets) expect(named).toContain(host)
  }
})
