import { expect, test } from 'vitest'

import type { UpstreamTransfer } from '../connections/history.ts'
import type { Transfer } from '../transfers/ports.ts'
import { compareRecord } from './compareRecord.ts'

const transfer = (more: object = {}) => ({ phase: 'settled', amount: '5', hash: '0xAB', ...more }) as Transfer
const record = (more: object = {}) =>
  ({ amount: '5.0', fee: '0.1', status: 'succeeded', upstreamStatus: 'DONE', hash: 'ab', ...more }) as UpstreamTransfer

test('two spellings of one record have no difference', () => {
  expect(compareRecord(transfer(), record(), '0.10')).toEqual([])
})

test.each<[string, object, object]>([
  ['amount', { amount: '5.01' }, { expected: '5', seen: '5.01' }],
  ['fee', { fee: '0.2' }, { expected: '0.1', seen: '0.2' }],
  ['status', { status: 'failed', upstreamStatus: 'CANCELED' }, { expected: 'succeeded', seen: 'CANCELED' }],
  ['hash', { hash: 'ac' }, { expected: '0xAB', seen: 'ac' }],
])('a record with another %s is a difference of the institution’s side', (about, changes, seen) => {
  expect(compareRecord(transfer(), record(changes), '0.1')).toEqual([{ side: 'institution', about, ...seen }])
})

test('a failed transfer that was found later counts as sent', () => {
  expect(compareRecord(transfer({ phase: 'failed', foundLateAtMs: 1 }), record(), '0.1')).toEqual([])
  expect(compareRecord(transfer({ phase: 'failed' }), record(), '0.1')).toMatchObject([{ about: 'status' }])
})

test('the fee of one of two records is not compared, because the charge of both is one sum', () => {
  expect(compareRecord(transfer({ twinRecords: ['b'] }), record({ fee: '0.2' }), '0.1')).toEqual([])
})
