import { networks } from '@rialto/catalog'
import { expect, test } from 'vitest'
import { statusOf, toFoundWithdrawal, txHash, upstreamReference } from './foundWithdrawal.ts'
import { uuidReference } from '../testing/uuidReference.ts'

const hex = 'ab'.repeat(32)

const networkOf = (networkType: string): string => {
  const id = networks.find(network => network.networkType === networkType)?.id
  if (id === undefined) throw new Error(`no network of ${networkType}`)
  return id
}

test('adds the prefix to EVM hashes and leaves the others unchanged', () => {
  expect(txHash(hex, networkOf('evm'))).toBe(`0x${hex}`)
  expect(txHash(`0x${hex}`, networkOf('evm'))).toBe(`0x${hex}`)
  expect(txHash(hex, networkOf('bitcoin'))).toBe(hex)
  expect(txHash(hex, undefined)).toBe(hex)
})

test.each([
  ['solana', '5jYuvrNsvX2DZoMnzGYzVpYxJLfYu4GSK3xetG1H5LHrSovsuFCFYdFMwNRoiht3s6fBk92MM8QLLnz65xuEFTrE'],
  ['sui', '3vuYEVvZQnCjNHEKNRd7K8BMp5UEd3egjMqL6w5n4fph'],
  ['tvm', 'Hn0aPDzLLoZ3S8mNRyaJcq4ubQXo0cBfJYZtS6DdSPI='],
  ['tvm', 'Hn0aPDzLLoZ3S8mNRyaJcq4ubQXo0cBfJYZtS6DdSP_'],
  ['tvm', hex],
  ['aptos', `0x${hex}`],
  ['ripple', hex.toUpperCase()],
  ['stellar', hex],
  ['cardano', hex],
  ['litecoin', hex],
  ['dogecoin', hex],
  ['injective', hex.toUpperCase()],
  ['tron', hex],
] as const)('a hash of %s is kept: %s', (networkType, hash) => {
  expect(txHash(hash, networkOf(networkType))).toBe(hash)
})

test('the hashes of every family of the catalogue are accepted, at least in hex', () => {
  for (const { id } of networks) expect(txHash(`0x${hex}`, id)).toBe(`0x${hex}`)
})

test('a sentence or an id is not a hash', () => {
  expect(txHash('Internal transfer 144683208306', networkOf('evm'))).toBeUndefined()
  expect(txHash('3vuYEVvZQnCjNHEKNRd7K8BMp5UEd3egjMqL6w5n4fph', networkOf('evm'))).toBeUndefined()
  expect(txHash('', networkOf('tvm'))).toBeUndefined()
  expect(txHash(null, networkOf('sui'))).toBeUndefined()
})

const stripped = uuidReference.replaceAll('-', '')
const as = (format: 'printable' | 'alphanumeric' | 'uuid', reference: string) =>
  upstreamReference(
    { reference: { field: 'id', maxLength: 36, format, queryable: false, deduplicates: true } },
    reference,
  )

test.each([
  ['printable', uuidReference, uuidReference],
  ['printable', stripped, stripped],
  ['alphanumeric', uuidReference, stripped],
  ['alphanumeric', stripped, stripped],
  ['uuid', uuidReference, uuidReference],
  ['uuid', stripped, uuidReference],
  ['uuid', 'no uuid', 'no uuid'],
] as const)('as %s, %s is %s', (format, reference, expected) => expect(as(format, reference)).toBe(expected))

test('leaves the reference unchanged if the institution accepts none', () =>
  expect(upstreamReference({}, stripped)).toBe(stripped))

const sepolia = '03b2d786-7092-4a6a-9737-d6013e21819b'
const hash = `0x${'ab'.repeat(32)}`
const finals = { done: 'succeeded', '5': 'failed' } as const

test('calls only the named statuses final', () => {
  const upstream = ['done', '5', 'new status', '', 'toString']
  expect(upstream.map(status => statusOf(finals, status))).toEqual([
    'succeeded',
    'failed',
    'pending',
    'pending',
    'pending',
  ])
})

test('present fields are kept, and absent ones are left out', () => {
  const named = { id: 'w', status: 'failed', upstreamStatus: '5 Failure' } as const
  expect(toFoundWithdrawal({ ...named, txId: hash, fee: '0.1', message: 'm'.repeat(300) }, sepolia)).toEqual({
    upstreamId: 'w',
    status: 'failed',
    upstreamStatus: '5 Failure',
    hash,
    fee: '0.1',
    message: 'm'.repeat(200),
  })
  const bare = toFoundWithdrawal({ ...named, txId: 'Internal transfer 1', fee: null, message: '' }, sepolia)
  expect(bare).toEqual({ upstreamId: 'w', status: 'failed', upstreamStatus: '5 Failure', isOffChain: true })
})

test.each([
  ['Internal transfer 123', undefined, true],
  ['off-chain transfer', undefined, true],
  ['', true, true],
  ['', undefined, false],
  ['12345', undefined, false],
  // A stated transaction can be looked for, regardless of other fields.
  [hash, true, false],
])(
  'a row with the transaction "%s" and the flag %s was moved inside the institution: %s',
  (txId, isOffChain, expected) => {
    const found = toFoundWithdrawal({ id: 'w', status: 'succeeded', upstreamStatus: 'done', txId, isOffChain }, sepolia)
    expect(found.isOffChain ?? false).toBe(expected)
  },
)
