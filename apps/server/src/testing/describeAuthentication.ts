import { createHash } from 'node:crypto'

import { describe, expect, test } from 'vitest'

import type { CallOptions, Method } from './createCaller.ts'
import type { TestServer } from './createTestServer.ts'

interface AccessControl {
  method: Method
  path: string
  /** A valid request. */
  options?: () => CallOptions
  permission: 'read' | 'write' | 'any'
}

/** Checks that every operation authenticates before it reads the request. */
export const describeAuthentication = (
  server: () => TestServer,
  { method, path, options = () => ({}), permission }: AccessControl,
): void => {
  describe('access control', () => {
    const call = (changes: CallOptions) => server().call(method, path, { ...options(), ...changes })
    const other = '00000000-0000-4000-8000-000000000001'

    test.each([
      ['a request without credentials', () => null],
      ['an empty id', () => ({ ...server().client, clientId: '' })],
      ['a malformed id', () => ({ ...server().client, clientId: "' or 1=1 --" })],
      ['an unknown id', () => ({ ...server().client, clientId: other })],
      ['an empty secret', () => ({ ...server().client, secret: '' })],
      ['a wrong secret', () => ({ ...server().client, secret: `${server().client.secret}0` })],
      ['the id as the secret', () => ({ ...server().client, secret: server().client.clientId })],
    ])('%s gives 401 with an empty body', async (_, as) => {
      const { status, text } = await call({ as: as() })
      expect({ status, text }).toEqual({ status: 401, text: '' })
    })

    test('the secret of another client gives 401', async () => {
      const { secret } = await server().addClient()
      expect((await call({ as: { ...server().client, secret } })).status).toBe(401)
    })

    test('a key of the other environment gives 401', async () => {
      const as = await server().addClient(server().ctx.environment === 'sandbox' ? 'production' : 'sandbox')
      expect((await call({ as })).status).toBe(401)
    })

    test('a revoked key gives 401', async () => {
      const as = await server().addKey(server().client.scope, ['read', 'write'])
      const secret_hash = createHash('sha256').update(as.secret).digest()
      const revoked_at = new Date(server().ctx.clock.nowMs())
      await server().db.updateTable('api_keys').set({ revoked_at }).where('secret_hash', '=', secret_hash).execute()
      expect((await call({ as })).status).toBe(401)
    })

    test('a client id in upper case is accepted', async () => {
      const { clientId, secret } = server().client
      expect((await call({ as: { clientId: clientId.toUpperCase(), secret } })).status).not.toBe(401)
    })

    test(
      permission === 'any' ? 'a key without permissions is accepted' : `a key without ${permission} gives 403`,
      async () => {
        const allowed = permission === 'read' ? (['write'] as const) : (['read'] as const)
        const as = await server().addKey(server().client.scope, permission === 'any' ? [] : allowed)
        const { status, body } = await call({ as })
        if (permission === 'any') return expect(status).toBe(200)
        expect(status).toBe(403)
        expect(body).toMatchObject({ status: 'permissionDenied', errorType: 'permissionDenied' })
        expect(body.message).toContain(permission)
      },
    )
  })
}
