import { expect, test } from 'vitest'
import type { SimRequest } from '../http/types.ts'
import { authOf } from './authOf.ts'

const read = (headers: SimRequest['headers']) => authOf({ headers } as SimRequest)

test('the five headers are read, and the key without its prefix', () => {
  const headers = {
    'x-auth': 'BITSTAMP key-1',
    'x-auth-signature': 's',
    'x-auth-nonce': 'n',
    'x-auth-timestamp': '1',
    'x-auth-version': 'v2',
  }
  expect(read(headers)).toEqual({ key: 'key-1', signature: 's', nonce: 'n', timestamp: '1', version: 'v2' })
})

test('missing headers are read as empty', () => {
  expect(read({})).toEqual({ key: '', signature: '', nonce: '', timestamp: '', version: '' })
})

test.each(['key-1', 'bitstamp key-1', 'BITSTAMP ', 'BITSTAMP a b'])('%j holds no key', value => {
  expect(read({ 'x-auth': value }).key).toBe('')
})
