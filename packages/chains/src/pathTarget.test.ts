import { expect, test } from 'vitest'

import { pathTarget } from './pathTarget.ts'

test('a name and password in the URL are sent in a header, and the path is appended to that of the URL', () => {
  const { url, headers } = pathTarget('https://name:canary@stellar.example/horizon/', '/ledgers/7', { order: 'asc' })
  expect(url).toBe('https://stellar.example/horizon/ledgers/7?order=asc')
  expect(headers['authorization']).toBe(`Basic ${Buffer.from('name:canary').toString('base64')}`)
  expect(pathTarget('https://stellar.example', '/').url).toBe('https://stellar.example/')
})
