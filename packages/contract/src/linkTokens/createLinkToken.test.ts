import { Value } from 'typebox/value'
import { expect, test } from 'vitest'

import { CreateLinkTokenRequest } from './createLinkToken.ts'

const networkId = '03b2d786-7092-4a6a-9737-d6013e21819b'
const takes = (input: object) => Value.Check(CreateLinkTokenRequest, { userId: 'u', ...input })
const withOptions = (options: object) => takes({ transferOptions: options })
const withDestination = (changes: object) => withOptions({ toAddresses: [{ networkId, symbol: 'USDC', ...changes }] })

test('the user is the only required field', () => {
  expect(Value.Check(CreateLinkTokenRequest, { userId: 'u' })).toBe(true)
  expect(Value.Check(CreateLinkTokenRequest, {})).toBe(false)
  expect(takes({ aFieldOfTomorrow: 1 })).toBe(true)
})

test.each([
  ['userId of 300', { userId: 'u'.repeat(300) }, true],
  ['userId of 301', { userId: 'u'.repeat(301) }, false],
  ['an empty userId', { userId: '' }, false],
  ['an id that is none', { integrationId: 'coinbase' }, false],
  ['a configuration', { configurationId: networkId }, true],
])('%s', (_, input, claimed) => expect(takes(input)).toBe(claimed))

test.each([
  ['0 dollars', { amountInFiat: 0 }, false],
  ['the smallest amount', { amountInFiat: Number.MIN_VALUE }, true],
  ['a trillion', { amountInFiat: 1e12 }, true],
  ['more than a trillion', { amountInFiat: 1e12 + 1 }, false],
  ['a negative fee', { clientFee: -0.01 }, false],
  ['a fee of everything', { clientFee: 1 }, true],
  ['a fee above everything', { clientFee: 1.01 }, false],
  ['a transaction of 128', { transactionId: 't'.repeat(128) }, true],
  ['a transaction of 129', { transactionId: 't'.repeat(129) }, false],
  ['every published type', { transferType: 'fiatOffRamp' }, true],
  ['a type nobody published', { transferType: 'gift' }, false],
  ['goods', { goodsDetails: [{ goodsType: '02', goodsName: 'A book' }] }, true],
  ['goods of no type', { goodsDetails: [{ goodsType: '03' }] }, false],
  ['500 destinations', { toAddresses: Array.from({ length: 500 }, () => ({ networkId, symbol: 'ETH' })) }, true],
  ['501 destinations', { toAddresses: Array.from({ length: 501 }, () => ({ networkId, symbol: 'ETH' })) }, false],
])('%s', (_, options, claimed) => expect(withOptions(options)).toBe(claimed))

test.each([
  ['an address of 200', { address: 'a'.repeat(200) }, true],
  ['an address of 201', { address: 'a'.repeat(201) }, false],
  ['an empty address', { address: '' }, false],
  ['no symbol', { symbol: undefined }, false],
  ['an amount of 0', { amount: 0 }, false],
  ['a negative amount', { amount: -1 }, false],
])('a destination with %s', (_, changes, claimed) => expect(withDestination(changes)).toBe(claimed))
