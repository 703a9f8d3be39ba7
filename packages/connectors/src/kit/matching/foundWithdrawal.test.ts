import { expect, test } from 'vitest'
import { statusOf, toFoundWithdrawal } from './foundWithdrawal.ts'

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

test('keeps what is there and leaves out what is not', () => {
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
  expect(bare).toEqual({ upstreamId: 'w', status: 'failed', upstreamStatus: '5 Failure' })
})
