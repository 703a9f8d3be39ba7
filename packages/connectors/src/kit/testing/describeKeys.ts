import type { ConnectorErrorKind, WithdrawOutcome } from '@rialto/core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Sandbox } from '../../testing/startSandbox.ts'
import type { ConformanceSubject } from '../conformance/subject.ts'

type Fields = Readonly<Record<string, string>>

/** Expectations that differ between institutions. The personas are those of the sandbox. */
export interface KeyExpectations {
  /** The fields of this persona's valid key: its name, `Pass123`, and the passphrase if there is one. */
  fields?: (persona: string) => Fields
  /** Rejected keys, each by the fields that differ from a valid one, and their error. */
  refused: readonly (readonly [what: string, fields: Fields, kind: ConnectorErrorKind])[]
  /** Permissions that a read-only key lacks, and the outcome of its withdrawal. */
  readOnly: { missing: readonly string[]; outcome: Partial<WithdrawOutcome> }
  /** Outcome of a withdrawal by persona. */
  outcomes: Readonly<Record<string, Partial<WithdrawOutcome>>>
  /** A withdrawal in the history that waits for the user's e-mail or a review. Absent if withdrawals never wait. */
  waiting?: object
  /** A failed withdrawal in the history. */
  failed: object
}

const keyOf = (persona: string): Fields => ({ username: persona, password: 'Pass123' })

/** The tests of every connection by key: rejections, permissions, and each persona's outcome. */
export const describeKeys = (
  name: string,
  start: () => Promise<ConformanceSubject & { sandbox: Pick<Sandbox, 'clock' | 'control'> }>,
  expected: KeyExpectations,
): void => {
  describe(`a key of ${name}`, () => {
    let subject: Awaited<ReturnType<typeof start>>
    beforeAll(async () => {
      subject = await start()
    })
    afterEach(() => subject.clearFaults())
    afterAll(() => subject.stop())
    const fields = expected.fields ?? keyOf
    const connect = (typed: Fields) => subject.connector.auth.connectWithKey?.(typed)
    /** An accepted withdrawal of this persona, as read from its history. */
    const withdrawAs = async (persona: string | undefined, then: (upstreamId: string) => Promise<unknown>) => {
      const { credentials } = await (persona === undefined ? subject.connect() : subject.connectAs(persona))
      const order = subject.order()
      const sinceMs = subject.sandbox.clock.nowMs()
      const outcome = await subject.connector.withdraw.submit(credentials, order, subject.code)
      if (outcome.kind !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(outcome)}`)
      await then(outcome.upstreamId)
      return subject.connector.withdraw.find(credentials, { order, upstreamId: outcome.upstreamId, sinceMs })
    }

    test.each(expected.refused)('is rejected for %s, and not repeated in the error', async (_what, differing, kind) => {
      const typed = { ...fields('Mesh'), ...differing }
      const error: unknown = await connect(typed)?.catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ name: 'ConnectorError', kind })
      for (const value of Object.values(differing).filter(text => /wrong/i.test(text))) {
        expect(JSON.stringify(error) + String(error)).not.toContain(value)
      }
    })

    test('may carry the blanks of a paste', async () => {
      const pasted = Object.fromEntries(Object.entries(fields('Mesh')).map(([field, value]) => [field, ` ${value}\n`]))
      expect((await connect(pasted))?.granted.read).toBe(true)
    })

    test('that may only read reports its missing permissions and moves no money', async () => {
      const { credentials, granted } = await subject.connectAs('readOnlyKey')
      expect(granted).toEqual({ read: true, withdraw: false, missing: expected.readOnly.missing })
      const order = subject.order()
      const outcome = await subject.connector.withdraw.submit(credentials, order, subject.code)
      expect(outcome).toMatchObject(expected.readOnly.outcome)
      expect(subject.created(order.reference)).toBe(0)
    })

    test('of an empty account shows it as empty', async () => {
      const { credentials } = await subject.connectAs('Mesh2')
      expect(await subject.connector.read.holdings(credentials)).toEqual([])
      expect(await subject.connector.read.balances(credentials)).toEqual([])
    })

    test.each(Object.entries(expected.outcomes))('of persona %s gets its own outcome', async (persona, outcome) => {
      const { credentials } = await subject.connectAs(persona)
      const order = subject.order()
      expect(await subject.connector.withdraw.submit(credentials, order)).toMatchObject(outcome)
      expect(subject.created(order.reference)).toBe(outcome.kind === 'accepted' ? 1 : 0)
    })

    test.skipIf(expected.waiting === undefined)('shows a withdrawal that waits as pending', async () => {
      const found = await withdrawAs('emailConfirm', async () => undefined)
      expect(found).toMatchObject({ status: 'pending', ...expected.waiting })
    })

    test('shows a withdrawal that failed as failed', async () => {
      const fail = (id: string) => subject.sandbox.control('POST', `withdrawals/${id}/fail`, { reason: 'Returned' })
      expect(await withdrawAs(undefined, fail)).toMatchObject({ status: 'failed', ...expected.failed })
    })
  })
}
