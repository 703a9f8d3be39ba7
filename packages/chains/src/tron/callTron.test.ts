import { expect, test } from 'vitest'

import { isObject, tronTarget } from './callTron.ts'

test('a path follows that of the node, with one slash between them', () => {
  for (const rpcUrl of ['https://tron.example/node', 'https://tron.example/node/'])
    expect(tronTarget(rpcUrl, '/wallet/getnowblock').url).toBe('https://tron.example/node/wallet/getnowblock')
})

test('a key of the node is sent in a header and is in no URL', () => {
  expect(tronTarget('https://a%2Fkey@tron.example', '/wallet/x')).toEqual({
    url: 'https://tron.example/wallet/x',
    headers: { 'TRON-PRO-API-KEY': 'a/key' },
  })
  expect(tronTarget('https://user:secret@tron.example', '/wallet/x')).toEqual({
    url: 'https://tron.example/wallet/x',
    headers: { authorization: `Basic ${Buffer.from('user:secret').toString('base64')}` },
  })
  expect(tronTarget('https://tron.example', '/wallet/x').headers).toEqual({})
})

test('a list is rejected as a response', () => {
  expect([{}, { a: 1 }].every(isObject)).toBe(true)
  expect([[], null, 'text', undefined].some(isObject)).toBe(false)
})
