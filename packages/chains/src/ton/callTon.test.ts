import { expect, test } from 'vitest'

import { tonTarget } from './callTon.ts'

test('a key in the URL is sent in a header and is not part of the request’s URL', () => {
  expect(tonTarget('https://canary@toncenter.com/', '/blocks', { seqno: '7' })).toEqual({
    url: 'https://toncenter.com/api/v3/blocks?seqno=7',
    headers: { 'X-API-Key': 'canary' },
  })
  expect(tonTarget('https://ton.example/node', '/blocks')).toEqual({
    url: 'https://ton.example/node/api/v3/blocks',
    headers: {},
  })
  const { authorization } = tonTarget('https://name:word@ton.example', '/blocks').headers
  expect(authorization).toBe(`Basic ${Buffer.from('name:word').toString('base64')}`)
})
