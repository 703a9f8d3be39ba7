import { expect, test } from 'vitest'

import { horizonTarget } from './callHorizon.ts'

test('a name and password in the URL are sent in a header, and the path is appended to that of the URL', () => {
  const { url, headers } = horizonTarget('https://name:canary@stellar.example/horizon/', '/ledgers/7', { order: 'asc' })
  expect(url).toBe('https://stellar.example/horizon/ledgers/7?order=asc')
  expect(headers['authorization']).toBe(`Basic ${Buffer.from('name:canary').toString('base64')}`)
  expect(horizonTarget('https://stellar.example', '/').url).toBe('https://stellar.example/')
})
