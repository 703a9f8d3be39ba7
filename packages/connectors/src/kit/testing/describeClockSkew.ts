import type { Clock, Connector, Environment } from '@rialto/core'
import type { Egress } from '@rialto/egress'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Sandbox } from '../../testing/startSandbox.ts'
import type { ConformanceSubject } from '../conformance/subject.ts'

interface Parts {
  egress: Egress
  clock: Clock
  environment: Environment
}

/** For connectors that use the institution's clock: after one query every call succeeds, however wrong our clock is. */
export const describeClockSkew = (
  start: () => Promise<ConformanceSubject & { sandbox: Sandbox }>,
  create: (parts: Parts) => Connector,
  /** The path of the institution's time. */
  timePath: RegExp,
): void => {
  describe.each([-600_000, 600_000])('a clock off by %d ms', offMs => {
    let subject: Awaited<ReturnType<typeof start>>
    beforeAll(async () => {
      subject = await start()
    })
    afterAll(() => subject.stop())

    test('is put right once, and reads and withdrawals go through', async () => {
      const { connect, forgetCalls, order: makeOrder, sandbox } = subject
      const { credentials } = await connect()
      const clock = { nowMs: () => sandbox.clock.nowMs() + offMs, sleep: async () => undefined }
      const connector = create({ egress: sandbox.egress, clock, environment: 'sandbox' })
      await forgetCalls()
      expect(await connector.read.holdings(credentials)).not.toEqual([])
      const order = makeOrder()
      const sinceMs = sandbox.clock.nowMs()
      expect((await connector.withdraw.submit(credentials, order)).kind).toBe('accepted')
      expect(await connector.withdraw.find(credentials, { order, sinceMs })).toBeDefined()
      expect(await sandbox.calls('GET', timePath)).toBe(1)
    })
  })
}
