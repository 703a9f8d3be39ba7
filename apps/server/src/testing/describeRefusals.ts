import { randomUUID } from 'node:crypto'

import { afterEach, describe, expect, test } from 'vitest'

import type { CallOptions, Method } from './createCaller.ts'
import type { TestServer } from './createTestServer.ts'
import { connectBinance, connectCoinbase, type LinkedAccount } from './linkFlows.ts'

interface AccountRead {
  method: Method
  path: string
  /** A request about that account; `type` is its integration. */
  options: (authToken: string, type: string) => CallOptions
}

const coinbaseSays = (id: string, message: string) => JSON.stringify({ errors: [{ id, message }] })

/** Makes every price list fail from now on; `DELETE /faults` ends it. */
export const failPriceLists = async ({ simulators }: TestServer): Promise<void> => {
  const lists = [
    { host: 'api.coinbase.com', path: '/v2/exchange-rates' },
    { host: 'api.kraken.com', path: '/0/public/Ticker' },
    { host: 'api.uphold.com', path: '/v0/ticker/USD' },
  ]
  for (const list of lists)
    await simulators.control('POST', '/faults', { ...list, mode: 'status', code: 503, times: 100 })
}

/** Checks the errors for an account of another caller, and for an institution that fails or rejects. */
export const describeRefusals = (server: () => TestServer, { method, path, options }: AccountRead): void => {
  const call = (token: string, type = 'coinbase', changes: CallOptions = {}) =>
    server().call(method, path, { ...options(token, type), ...changes })

  describe('a token that is not of this client', () => {
    test('gets the same bytes, whether it exists or not', async () => {
      const { connection } = await connectBinance(server(), 'Mesh4')
      const stranger = await server().addClient()
      const answers = [
        await call(connection.accessToken, 'binanceInternational', { as: stranger }),
        await call(randomUUID(), 'binanceInternational', { as: stranger }),
        await call(randomUUID(), 'binanceInternational'),
        await call('not-even-an-id', 'binanceInternational'),
        await call(connection.accessToken, 'coinbase'),
      ]
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      expect(answers[0]).toMatchObject({ status: 400, body: { errorType: 'invalidIntegrationToken' } })
    })

    test('an unknown type gives integrationNotSupported', async () => {
      const { status, body } = await call(randomUUID(), 'bankOfNowhere')
      expect({ status, type: body.errorType }).toEqual({ status: 400, type: 'integrationNotSupported' })
      expect(body.message).toMatch(/^(from)?type: /i)
    })
  })

  describe('an institution that rejects the request', () => {
    let account: LinkedAccount | undefined
    const ready = async () => {
      // Resets the institution's health after failures in earlier tests.
      await server().health.probe()
      return (account ??= (await connectCoinbase(server())).connection).accessToken
    }
    afterEach(() => server().simulators.control('DELETE', '/faults'))

    const struck = async (fault: Record<string, unknown>) => {
      const token = await ready()
      const { control } = server().simulators
      await control('POST', '/faults', { host: 'api.coinbase.com', path: '/v2/accounts', times: 100, ...fault })
      return call(token)
    }

    test.each([
      ['integrationPermissionMissing', 400, 403, coinbaseSays('invalid_scope', 'Invalid scope')],
      ['kycRequired', 400, 400, coinbaseSays('personal_details_required', 'Finish your profile')],
      ['accountLocked', 423, 401, coinbaseSays('invalid_authentication_method', 'API access is blocked')],
      ['regionRestricted', 451, 451, coinbaseSays('invalid_request', 'Your country is not supported')],
      ['integrationUnavailable', 503, 500, coinbaseSays('internal_server_error', 'Oops')],
    ])('%s', async (errorType, http, code, body) => {
      const answer = await struck({ mode: 'status', code, body })
      expect({ status: answer.status, type: answer.body.errorType }).toEqual({ status: http, type: errorType })
      expect(answer.body.displayMessage).toBeTruthy()
    })

    test.each(['htmlPage200', 'emptyObject200', 'schemaDrift', 'truncate', 'resetBefore', 'redirect'])(
      'the faulty response %s gives integrationUnavailable, not an empty account',
      async mode => {
        const { status, body } = await struck({ mode })
        expect({ status, type: body.errorType }).toEqual({ status: 503, type: 'integrationUnavailable' })
      },
    )

    test('integrationRateLimited has the institution’s retry delay', async () => {
      const { status, body, headers } = await struck({ mode: 'rateLimit', retryAfter: 17 })
      expect({ status, type: body.errorType }).toEqual({ status: 429, type: 'integrationRateLimited' })
      expect(headers['retry-after']).toBe('17')
    })

    test('an account is returned although no price list responds', async () => {
      server().simulators.clock.advance(600_000)
      const token = await ready()
      await failPriceLists(server())
      expect((await call(token)).status).toBe(200)
    })
  })
}

/** Checks that each of these invalid fields is rejected and named in the response. */
export const describeFields = (
  server: () => TestServer,
  { method, path, good }: { method: Method; path: string; good: () => Record<string, unknown> },
  cases: readonly (readonly [field: string, change: Record<string, unknown>, errorType?: string])[],
): void => {
  describe('fields', () => {
    test.each(
      cases.map(([field, change, type = 'invalidField']) => [field, JSON.stringify(change), type, change] as const),
    )('%s in %s is %s', async (field, _, errorType, change) => {
      const { status, body } = await server().call(method, path, { body: { ...good(), ...change } })
      expect({ status, type: body.errorType }).toEqual({ status: 400, type: errorType })
      expect(body.message.split(':')[0]).toBe(field)
    })
  })
}
