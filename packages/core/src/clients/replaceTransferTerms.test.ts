import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { replaceTransferTerms } from './replaceTransferTerms.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const prepare = () => {
  const steps: unknown[] = []
  const ctx = partialContext({
    store: {
      linkDefaults: { replaceTerms: async (_, terms) => void steps.push(terms) },
      access: { forget: () => void steps.push('forget') },
    },
  })
  return { steps, ctx }
}

test('the terms are stored, and the cached ones are dropped afterwards', async () => {
  const { steps, ctx } = prepare()
  const terms = { clientFeeRatio: '0.01', isInclusiveFeeEnabled: false, minAmountInFiat: undefined }
  expect(await replaceTransferTerms(ctx, scope, { clientFee: '0.01' })).toEqual(terms)
  expect(steps).toEqual([terms, 'forget'])
})

test.each(['x', '', '-0.01', '1.01', `0.${'1'.repeat(19)}`])(
  'a fee of %s is refused, and no term changes',
  async clientFee => {
    const { steps, ctx } = prepare()
    await expect(replaceTransferTerms(ctx, scope, { clientFee })).rejects.toMatchObject({ type: 'invalidField' })
    expect(steps).toEqual([])
  },
)

test('a negative minimum is refused', async () => {
  const { steps, ctx } = prepare()
  const terms = { clientFee: '0', minAmountInFiat: '-1' }
  await expect(replaceTransferTerms(ctx, scope, terms)).rejects.toMatchObject({ type: 'invalidField' })
  expect(steps).toEqual([])
})
