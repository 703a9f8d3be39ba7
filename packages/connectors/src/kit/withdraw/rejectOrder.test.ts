import { expect, test } from 'vitest'
import { rejectOrder } from './rejectOrder.ts'

const descriptor = {
  name: 'Bank',
  withdrawal: {
    reference: { field: 'ref', maxLength: 10, format: 'printable', queryable: true, deduplicates: false },
    notCreatedAfterMs: 1,
    secondFactors: [],
    whitelist: 'none',
    emailConfirmation: false,
    travelRule: false,
    ceiling: { kind: 'checked' },
  },
} as const
const order = {
  reference: 'r-1',
  symbol: 'USDC',
  networkId: '03b2d786-7092-4a6a-9737-d6013e21819b',
  address: `0x${'ab'.repeat(20)}`,
  amount: '1',
  maxDebit: '1',
}
const bitcoin = '03dee5da-7398-428f-9ec2-ab41bcb271da'

test('lets a plain order through', () => {
  expect(rejectOrder(descriptor, order)).toBeUndefined()
  expect(rejectOrder(descriptor, { ...order, tag: '12345' })).toBeUndefined()
  const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
  expect(rejectOrder(descriptor, { ...order, networkId: bitcoin, address })).toBeUndefined()
})

test.each([
  [{ address: 'somebody@example.com' }, 'invalidAddress'],
  [{ address: 'somebody@example.com', networkId: bitcoin }, 'invalidAddress'],
  [{ address: '0x1234' }, 'invalidAddress'],
  [{ address: ` ${order.address}` }, 'invalidAddress'],
  [{ tag: 'a b' }, 'invalidAddress'],
  [{ tag: '' }, 'invalidAddress'],
  [{ reference: 'r'.repeat(11) }, 'refused'],
  [{ reference: '' }, 'refused'],
])('refuses %j', (change, reason) => {
  expect(rejectOrder(descriptor, { ...order, ...change })).toMatchObject({ kind: 'rejected', reason })
})

test('the length of a reference is measured in its sent form', () => {
  const rules = { ...descriptor.withdrawal, reference: { ...descriptor.withdrawal.reference, maxLength: 32 } }
  const plain = { ...descriptor, withdrawal: rules }
  const hyphenless = {
    ...descriptor,
    withdrawal: { ...rules, reference: { ...rules.reference, format: 'alphanumeric' as const } },
  }
  const uuid = { ...order, reference: '748d8591-d09a-4831-a45b-c0d61d078762' }
  expect(rejectOrder(plain, uuid)).toMatchObject({ reason: 'refused' })
  expect(rejectOrder(hyphenless, uuid)).toBeUndefined()
  const { reference: _, ...unnamed } = descriptor.withdrawal
  expect(rejectOrder({ ...descriptor, withdrawal: unnamed }, uuid)).toBeUndefined()
})
