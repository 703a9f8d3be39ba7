import { expect, test } from 'vitest'

import { accessTokenOf } from './accessTokenOf.ts'

test('credentials of another kind have to be connected again', () => {
  const read = accessTokenOf('Coinbase')
  expect(read({ kind: 'oAuth', accessToken: 'token' } as never)).toBe('token')
  expect(() => read({ kind: 'apiKey', key: 'canary', secret: 'canary' } as never)).toThrow(
    /^Coinbase requires an OAuth connection$/,
  )
})
