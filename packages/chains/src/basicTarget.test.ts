import { expect, test } from 'vitest'

import { basicTarget } from './basicTarget.ts'

test('the name and password of a node go into a header and out of the URL', () => {
  const { url, headers } = basicTarget('https://user%40a:p%3Ass@node.example:8332/wallet')
  expect(url).toBe('https://node.example:8332/wallet')
  expect(atob(headers['authorization']?.replace('Basic ', '') ?? '')).toBe('user@a:p:ss')
})

test('a URL without a name has no such header', () => {
  expect(basicTarget('http://127.0.0.1:8332')).toEqual({
    url: 'http://127.0.0.1:8332/',
    headers: { 'content-type': 'application/json' },
  })
})
