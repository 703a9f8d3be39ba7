import { expect, test } from 'vitest'
import { aBridge } from '../testing/aBridge.ts'
import { readQuote } from './readQuote.ts'

const body = {
  user: '0xuser',
  originChainId: 1,
  destinationChainId: 2,
  originCurrency: '0xUSDC',
  destinationCurrency: '0xeth',
  amount: '10000000',
  tradeType: 'EXACT_INPUT',
}
const read = (change: object = {}) => readQuote(aBridge(), { ...body, ...change })

test('the recipient is the user, slippage half a percent and no address opened, unless it is said', () => {
  expect(read()).toMatchObject({
    amount: 10_000_000n,
    user: '0xuser',
    recipient: '0xuser',
    slippageBps: 50,
    useDepositAddress: false,
    origin: { currency: { symbol: 'USDC' } },
    destination: { currency: { symbol: 'ETH' } },
  })
  expect(read({ recipient: '0xother', slippageTolerance: '0', useDepositAddress: true })).toMatchObject({
    recipient: '0xother',
    slippageBps: 0,
    useDepositAddress: true,
  })
})

test('a refund goes where it is named; the coin of the origin means back to the sender', () => {
  expect(read({ refundTo: '0xback' })).toMatchObject({ refundTo: '0xback' })
  expect(read({ refundTo: '0xETH' })).not.toHaveProperty('refundTo')
  expect(read()).not.toHaveProperty('refundTo')
})

test.each(['user', 'originChainId', 'destinationCurrency', 'amount', 'tradeType'])('without %s it is refused', name => {
  expect(read({ [name]: undefined })).toEqual({
    status: 400,
    errorCode: 'INVALID_INPUT',
    message: `body must have required property '${name}'`,
  })
})

test.each([
  [{ originChainId: 3 }, 'UNSUPPORTED_CHAIN'],
  [{ originChainId: '1' }, 'UNSUPPORTED_CHAIN'],
  [{ originCurrency: '0xnope' }, 'INVALID_INPUT_CURRENCY'],
  [{ destinationCurrency: 7 }, 'INVALID_OUTPUT_CURRENCY'],
  [{ destinationChainId: 1 }, 'UNSUPPORTED_ROUTE'],
  [{ strict: true }, 'UNSUPPORTED_EXECUTION_TYPE'],
  [{ amount: '1.5' }, 'INVALID_AMOUNT'],
  [{ amount: '-1' }, 'INVALID_AMOUNT'],
  [{ amount: 1 }, 'INVALID_AMOUNT'],
  [{ tradeType: 'EXACT_OUTPUT' }, 'UNSUPPORTED_EXECUTION_TYPE'],
  [{ slippageTolerance: '10001' }, 'INVALID_SLIPPAGE_TOLERANCE'],
  [{ slippageTolerance: 50 }, 'INVALID_SLIPPAGE_TOLERANCE'],
  [{ user: '' }, 'INVALID_ADDRESS'],
  [{ recipient: 'nowhere' }, 'INVALID_RECIPIENT'],
  [{ refundTo: 'nowhere' }, 'INVALID_ADDRESS'],
])('%j is refused with %s', (change, errorCode) => {
  expect(read(change)).toMatchObject({ status: 400, errorCode })
})
