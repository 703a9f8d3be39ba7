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
      ['nobody', () => null],
      ['no id', () => ({ ...server().client, clientId: '' })],
      ['an id that is none', () => ({ ...server().client, clientId: "' or 1=1 --" })],
      ['an id nobody has', () => ({ ...server().client, clientId: other })],
      ['no secret', () => ({ ...server().client, secret: '' })],
      ['a wrong secret', () => ({ ...server().client, secret: `${server().client.secret}0` })],
      ['the id as the secret', () => ({ ...server().client, secret: server().client.clientId })],
    ])('401 with an empty body for %s', async (_, as) => {
      const { status, text } = await call({ as: as() })
      expect({ status, text }).toEqual({ status: 401, text: '' })
    })

    test('401 for the secret of another client', async () => {
      const { secret } = await server().addClient()
      expect((await call({ as: { ...server().client, secret } })).status).toBe(401)
    })

    test('401 for a key of the other environment', async () => {
      const as = await server().addClient(server().ctx.environment === 'sandbox' ? 'production' : 'sandbox')
      expect((await call({ as })).status).toBe(401)
    })

    test('401 for a revoked key', async () => {
      const as = await server().addKey(server().client.scope, ['read', 'write'])
      const secret_hash = createHash('sha256').update(as.secret).digest()
      const revoked_at = new Date(server().ctx.clock.nowMs())
      await server().db.updateTable('api_keys').set({ revoked_at }).where('secret_hash', '=', secret_hash).execute()
      expect((await call({ as })).status).toBe(401)
    })

    test('answers an id in upper case', async () => {
      const { clientId, secret } = server().client
      expect((await call({ as: { clientId: clientId.toUpperCase(), secret } })).status).not.toBe(401)
    })

    test(permission === 'any' ? 'any key may' : `403 for a key without ${permission}`, async () => {
      const allowed = permission === 'read' ? (['write'] as const) : (['read'] as const)
      const as = await server().addKey(server().client.scope, permission === 'any' ? [] : allowed)
      const { status, body } = await call({ as })
      if (permission === 'any') return expect(status).toBe(200)
      expect(status).toBe(403)
      expect(body).toMatchObject({ status: 'permissionDenied', errorType: 'permissionDenied' })
      expect(body.message).toContain(permission)
    })
  })
}
