import { describe, expect, test } from 'vitest'

import type { TestServer } from './createTestServer.ts'

/** Checks that every bridging operation is rejected until the feature is enabled for the client. */
export const describeBridgingGate = (
  server: () => TestServer,
  path: string,
  good: () => Record<string, unknown>,
): void => {
  describe('the gate', () => {
    test('403 until it is enabled for the client, whatever is sent', async () => {
      const as = await server().addClient()
      for (const body of [good(), {}, '{"origin":', []]) {
        const answer = await server().call('POST', path, { body, as })
        expect(answer.status).toBe(403)
        expect(answer.body).toMatchObject({
          status: 'permissionDenied',
          errorType: 'permissionDenied',
          message: 'Headless bridging is not enabled for this client',
        })
      }
    })

    test('answers the same to a key that lacks the permission', async () => {
      const { scope } = await server().addClient()
      for (const permissions of [['read'], ['write']] as const) {
        const as = await server().addKey(scope, [...permissions])
        const { body } = await server().call('POST', path, { body: good(), as })
        expect(body.message).toBe('Headless bridging is not enabled for this client')
      }
    })

    test('is the client’s own: enabling one opens nothing for another, and it closes again', async () => {
      const [one, other] = [await server().addClient(), await server().addClient()]
      const { clients } = server().ctx.store
      const statusFor = async (as: typeof one) => (await server().call('POST', path, { body: good(), as })).status
      await clients.setMayBridge(one.scope, true)
      expect(await statusFor(one)).not.toBe(403)
      expect(await statusFor(other)).toBe(403)
      await clients.setMayBridge(one.scope, false)
      server().ctx.store.access.forget(one.scope)
      expect(await statusFor(one)).toBe(403)
    })

    test('opens at once and closes within five seconds when another process changes it', async () => {
      const as = await server().addClient()
      const { clients } = server().ctx.store
      const status = async () => (await server().call('POST', path, { body: good(), as })).status
      expect(await status()).toBe(403)
      await clients.setMayBridge(as.scope, true)
      expect(await status()).not.toBe(403)
      server().simulators.clock.advance(5_000)
      expect(await status()).not.toBe(403)
      await clients.setMayBridge(as.scope, false)
      server().simulators.clock.advance(5_000)
      expect(await status()).toBe(403)
    })
  })
}
