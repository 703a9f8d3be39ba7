import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { defaultPaymentRules } from './defaultPaymentRules.ts'
import { readPaymentSettings } from './readPaymentSettings.ts'

const read = (rules: unknown) =>
  readPaymentSettings(
    partialContext({ store: { paymentSources: { list: async () => [], rules: async () => rules as never } } }),
    { clientId: 'client', environment: 'sandbox' },
  )

test('a client that has set no rules has the default ones', async () => {
  expect(await read(undefined)).toEqual({ sources: [], rules: defaultPaymentRules })
  expect((await read({ toleranceRatio: '0' })).rules).toEqual({ toleranceRatio: '0' })
})
