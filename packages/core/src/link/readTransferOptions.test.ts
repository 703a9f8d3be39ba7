import type { CreateLinkTokenRequest } from '@rialto/contract'
import { expect, test } from 'vitest'

import type { TransferTerms } from '../clients/ports.ts'
import { anAddress, sepolia } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { readTransferOptions } from './readTransferOptions.ts'

type Options = NonNullable<CreateLinkTokenRequest['transferOptions']>
type Destination = NonNullable<Options['toAddresses']>[number]

const ctx = partialContext()
const to = (changes: Partial<Destination> = {}): Destination => ({
  networkId: sepolia,
  symbol: 'usdc',
  address: anAddress,
  ...changes,
})
const noTerms: TransferTerms = { clientFeeRatio: '0', isInclusiveFeeEnabled: false, minAmountInFiat: undefined }
const read = (changes: Partial<Options> = {}, isJit = false, terms = noTerms) =>
  readTransferOptions(ctx, { toAddresses: [to()], ...changes }, { isJit, terms })

test('amounts become decimal strings, symbols become upper case, and absent options stay absent', () => {
  expect(read({ toAddresses: [to({ amount: 0.000001 })] })).toEqual({
    transferType: 'deposit',
    isInclusiveFeeEnabled: false,
    destinations: [{ networkId: sepolia, symbol: 'USDC', address: anAddress, amount: '0.000001' }],
  })
  expect(read({ clientFee: 0 })).not.toHaveProperty('clientFeeRatio')
  expect(read({ clientFee: 0.025 })).toMatchObject({ clientFeeRatio: '0.025' })
  expect(read({ transferType: 'fiatOnRamp' })).toMatchObject({ transferType: 'onramp' })
  expect(read({ description: '   ' })).not.toHaveProperty('description')
})

test.each<[string, Partial<Options>, string]>([
  ['no destination', { toAddresses: [] }, 'transferOptions.toAddresses: '],
  ['a sale', { transferType: 'fiatOffRamp' }, 'transferOptions.transferType: '],
  ['a pay link without an order', { generatePayLink: true }, 'transferOptions.transactionId: '],
  ['a lifetime of no pay link', { payLinkExpiresInSeconds: 60 }, 'transferOptions.payLinkExpiresInSeconds: '],
  ['a payment without a price', { transferType: 'payment' }, 'transferOptions.toAddresses.amount: '],
  [
    'a payment with two prices',
    { transferType: 'payment', amountInFiat: 5, toAddresses: [to({ amount: 5 })] },
    'transferOptions.amountInFiat: ',
  ],
  [
    'a destination without an address',
    { toAddresses: [{ networkId: sepolia, symbol: 'USDC' }] },
    'toAddresses[0].address: ',
  ],
  ['a negative amount', { toAddresses: [to({ amount: -1 })] }, 'toAddresses[0].amount: '],
  ['an amount that is no number', { toAddresses: [to({ amount: 'x' as never })] }, 'toAddresses[0].amount: '],
  ['a negative minimum', { toAddresses: [to({ minAmount: -1 })] }, 'toAddresses[0].minAmount: '],
  ['a negative price', { amountInFiat: -5 }, 'transferOptions.amountInFiat: '],
  ['a negative fee', { clientFee: -0.01 }, 'transferOptions.clientFee: '],
  ['a fee above the amount', { clientFee: 1.01 }, 'transferOptions.clientFee: '],
  ['more decimals than the token has', { toAddresses: [to({ amount: 0.0000001 })] }, 'toAddresses[0].amount: '],
  ['two minimums', { toAddresses: [to({ minAmount: 1, minAmountInFiat: 1 })] }, 'toAddresses[0].minAmountInFiat: '],
  [
    'a minimum above the amount',
    { toAddresses: [to(), to({ amount: 1, minAmount: 2 })] },
    'toAddresses[1].minAmount: ',
  ],
  [
    'a minimum above the price',
    { amountInFiat: 5, toAddresses: [to({ minAmountInFiat: 6 })] },
    'toAddresses[0].minAmountInFiat: ',
  ],
  [
    'parts without an amount',
    { fundingOptions: { enabled: true, maximumSources: 2 } },
    'fundingOptions.maximumSources: ',
  ],
  [
    'parts with a fee inside the amount',
    { amountInFiat: 5, isInclusiveFeeEnabled: true, fundingOptions: { enabled: true, maximumSources: 2 } },
    'fundingOptions.maximumSources: ',
  ],
])('%s is rejected, naming the field', (_, options, field) => {
  expect(() => read(options)).toThrow(
    expect.objectContaining({ name: 'ApiError', message: expect.stringContaining(field) }),
  )
})

test('a client that issues addresses just in time may leave them out, but may not send a tag without an address', () => {
  const open = { networkId: sepolia, symbol: 'USDC' }
  expect(read({ toAddresses: [open] }, true).destinations).toEqual([open])
  expect(() => read({ toAddresses: [{ ...open, addressTag: '1' }] }, true)).toThrow('must have an address')
})

test('several accounts may pay together if each destination has a fixed amount', () => {
  const fundingOptions = { enabled: true, maximumSources: 3 }
  expect(read({ fundingOptions, toAddresses: [to({ amount: 1 })] })).toMatchObject({ maximumSources: 3 })
  expect(read({ fundingOptions: { enabled: true, maximumSources: 1 } })).not.toHaveProperty('maximumSources')
})

test('the client’s terms apply only to options that the request leaves out', () => {
  const terms = { clientFeeRatio: '0.01', isInclusiveFeeEnabled: true, minAmountInFiat: '5' }
  const withTerms = (changes: Partial<Options>) => read(changes, false, terms)
  expect(withTerms({})).toMatchObject({
    clientFeeRatio: '0.01',
    isInclusiveFeeEnabled: true,
    destinations: [{ minAmountInFiat: '5' }],
  })
  expect(withTerms({ clientFee: 0 })).not.toHaveProperty('clientFeeRatio')
  expect(withTerms({ clientFee: 0.02, isInclusiveFeeEnabled: false })).toMatchObject({
    clientFeeRatio: '0.02',
    isInclusiveFeeEnabled: false,
  })
  const parts = { amountInFiat: 20, fundingOptions: { maximumSources: 2 } }
  expect(withTerms(parts).isInclusiveFeeEnabled).toBe(false)
  const fixed = [{ amountInFiat: 2 }, { toAddresses: [to({ amount: 2 })] }, { toAddresses: [to({ minAmount: 2 })] }]
  for (const options of fixed) expect(withTerms(options).destinations[0]).not.toHaveProperty('minAmountInFiat')
  expect(withTerms({ toAddresses: [to({ minAmountInFiat: 3 })] }).destinations[0]).toMatchObject({
    minAmountInFiat: '3',
  })
})
