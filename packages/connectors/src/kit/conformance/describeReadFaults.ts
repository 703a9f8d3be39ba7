import { ConnectorError } from '@rialto/core'
import { describe, expect, test } from 'vitest'
import type { ConformanceFault, ConformanceSubject } from './subject.ts'

const many = 1_000

/** Every kind of faulty response, and the error that it must become. None may read as an empty account. */
const broken: readonly [name: string, fault: Omit<ConformanceFault, 'path'>, kind: string][] = [
  ['an HTML page with 200', { mode: 'htmlPage200' }, 'malformed'],
  ['{} with 200', { mode: 'emptyObject200' }, 'malformed'],
  ['a document cut in half', { mode: 'truncate' }, 'unavailable'],
  ['a schema that drifted', { mode: 'schemaDrift' }, 'malformed'],
  ['a redirect', { mode: 'redirect' }, 'malformed'],
  ['a reset', { mode: 'resetBefore' }, 'unavailable'],
  ['a reset after the work', { mode: 'resetAfter' }, 'unavailable'],
  ['a 500', { mode: 'status', code: 500 }, 'unavailable'],
  ['a 503', { mode: 'status', code: 503 }, 'unavailable'],
  ['an answer that never comes', { mode: 'hang' }, 'unavailable'],
  ['a rate limit', { mode: 'rateLimit', retryAfter: 7 }, 'rateLimited'],
]

export const describeReadFaults = (of: () => ConformanceSubject): void => {
  describe('reads under faults', () => {
    test.each(broken)('%s is an error, never an empty account', async (_name, fault, kind) => {
      const { credentials } = await of().connect()
      await of().fault({ path: of().readPath, times: many, ...fault })
      for (const read of [of().connector.read.holdings, of().connector.read.balances]) {
        const outcome = await read(credentials).catch((error: unknown) => error)
        expect(outcome).toBeInstanceOf(ConnectorError)
        expect(outcome).toMatchObject({ kind })
        if (kind === 'rateLimited') expect(outcome).toMatchObject({ retryAfterMs: 7_000 })
      }
    })

    test('recovers from one reset and from a slow reply', async () => {
      const { credentials } = await of().connect()
      await of().fault({ path: of().readPath, method: of().readMethod ?? 'GET', mode: 'resetBefore', times: 1 })
      expect(await of().connector.read.holdings(credentials)).not.toEqual([])
      await of().fault({ path: of().readPath, mode: 'latency', ms: 50 })
      expect(await of().connector.read.holdings(credentials)).not.toEqual([])
    })

    test('never shows a secret in an error', async () => {
      const { credentials } = await of().connect()
      const secrets =
        credentials.kind === 'oAuth'
          ? [credentials.accessToken]
          : credentials.kind === 'apiKey'
            ? [credentials.secret, ...(credentials.issued ? [credentials.issued.grant.accessToken] : [])]
            : []
      await of().fault({ path: of().readPath, mode: 'status', code: 400, times: many })
      const error: unknown = await of()
        .connector.read.holdings(credentials)
        .catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(ConnectorError)
      const reported = `${String(error)} ${JSON.stringify(error)}`
      for (const secret of secrets) expect(reported).not.toContain(secret)
    })
  })
}
