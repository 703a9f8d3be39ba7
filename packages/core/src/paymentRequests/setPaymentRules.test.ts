import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { defaultPaymentRules } from './defaultPaymentRules.ts'
import { setPaymentRules } from './setPaymentRules.ts'

const set = (toleranceRatio: string) => {
  const stored: unknown[] = []
  const ctx = partialContext({
    store: { paymentSources: { setRules: async (_: unknown, rules: unknown) => void stored.push(rules) } } as never,
  })
  const scope = { clientId: 'client', environment: 'sandbox' } as const
  return setPaymentRules(ctx, scope, { ...defaultPaymentRules, toleranceRatio }).then(() => stored)
}

test('a tolerance of a tenth is stored, and a larger or negative one is rejected', async () => {
  expect(await set('0.1')).toMatchObject([{ toleranceRatio: '0.1' }])
  const message = 'toleranceRatio: must be at least 0 and at most 0.1'
  for (const ratio of ['0.1000001', '-0.01', 'x']) await expect(set(ratio)).rejects.toMatchObject({ message })
})
