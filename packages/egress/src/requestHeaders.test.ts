import { expect, test } from 'vitest'

import { requestHeaders } from './requestHeaders.ts'

const ours = { host: 'api.example.com', userAgent: 'test/1' }

test('Rialto’s headers are added in lower case and take precedence', () => {
  expect(requestHeaders({ 'X-Key': 'k', 'User-Agent': 'mine', 'Accept-Encoding': 'gzip' }, ours)).toEqual({
    host: 'api.example.com',
    'user-agent': 'test/1',
    'accept-encoding': 'identity',
    'x-key': 'k',
  })
})

test.each([
  { host: 'evil.test' },
  { Connection: 'close' },
  { 'Transfer-Encoding': 'chunked' },
  { 'content-length': '0' },
  { expect: '100-continue' },
  { 'x-a': 'one\r\nx-b: two' },
  { 'x-a': 'one\ntwo' },
  { 'x-a': '\u0000' },
  { 'x-a': 'ключ' },
  { 'x a': '1' },
  { 'x-a:': '1' },
  { '': '1' },
  { 'x-a': 'x'.repeat(20_000) },
])('refuses %j', headers => {
  expect(() => requestHeaders(headers as unknown as Record<string, string>, ours)).toThrow(
    expect.objectContaining({ kind: 'denied', maybeSent: false }),
  )
})
