import type { WithdrawOutcome } from '@rialto/core'
import { describe, expect, test } from 'vitest'
import type { ConformanceSubject } from './subject.ts'

/** Compares the descriptor's claims about withdrawals with the outcomes. */
export const describeRefusals = (of: () => ConformanceSubject): void => {
  const submitAs = async (persona: string, code?: string): Promise<WithdrawOutcome> => {
    const { credentials } = await of().connectAs(persona)
    const order = of().order()
    const outcome = await of().connector.withdraw.submit(credentials, order, code)
    if (outcome.kind !== 'accepted') expect(of().created(order.reference)).toBe(0)
    return outcome
  }
  const rules = () => of().connector.descriptor.withdrawal

  describe('an obstacle of a withdrawal', () => {
    test('a code: required, rejected when wrong, accepted when right, and the withdrawal is created once', async ({
      skip,
    }) => {
      const { credentials } = await of().connect()
      const { code } = of()
      expect(code !== undefined).toBe(rules().secondFactors.length > 0)
      if (code === undefined) return skip('it never asks for a code')
      const { submit } = of().connector.withdraw
      const order = of().order()
      const requested = await submit(credentials, order)
      expect(requested.kind).toBe('secondFactorRequired')
      if (requested.kind === 'secondFactorRequired') expect(rules().secondFactors).toContain(requested.factor)
      expect((await submit(credentials, order, '000000')).kind).toBe('secondFactorRefused')
      expect((await submit(credentials, order, 'no code\r\n')).kind).toBe('secondFactorRefused')
      expect(of().created(order.reference)).toBe(0)
      expect((await submit(credentials, order, code)).kind).toBe('accepted')
      expect(of().created(order.reference)).toBe(1)
    })

    test('an address that is not in the address book', async ({ skip }) => {
      if (rules().whitelist === 'none') return skip('it sends to any address')
      const outcome = await submitAs('whitelistOn', of().code)
      expect(outcome.kind).toBe('addressWhitelistRequired')
      if (outcome.kind === 'addressWhitelistRequired') expect(outcome.howTo.length).toBeGreaterThan(20)
    })

    test('the travel rule', async ({ skip }) => {
      if (!rules().travelRule) return skip('it never asks who owns the destination')
      expect((await submitAs('travelRule', of().code)).kind).toBe('travelRuleRequired')
    })

    test('a confirmation by e-mail: required, or pending until it is given', async ({ skip }) => {
      if (!rules().emailConfirmation) return skip('it asks for no confirmation by email')
      expect(['emailConfirmationRequired', 'accepted']).toContain((await submitAs('emailConfirm', of().code)).kind)
    })

    test('credentials that may only read', async () => {
      expect(await submitAs('readOnlyKey', of().code)).toMatchObject({ kind: 'rejected', reason: 'permissionMissing' })
    })

    test('a region that is not served', async () => {
      expect(await submitAs('restrictedRegion', of().code)).toMatchObject({
        kind: 'rejected',
        reason: 'regionRestricted',
      })
    })
  })
}
