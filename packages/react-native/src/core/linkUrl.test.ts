import fc from 'fast-check'
import { expect, test } from 'vitest'

import { linkUrl } from './linkUrl.ts'

const tokenOf = (url: string) => Buffer.from(url).toString('base64')

test('the parameters of the app follow those of the token', () => {
  expect(linkUrl(tokenOf('https://link.example/?code=1'), { theme: 'dark', fiatCurrency: 'EUR' }, 'iOS')).toBe(
    'https://link.example/?code=1&lng=en&fiatCur=EUR&th=dark&platform=iOS',
  )
  expect(linkUrl(tokenOf('https://link.example/'), { language: 'pt-BR&x=1' }, 'android')).toBe(
    'https://link.example/?lng=pt-BR%26x%3D1&platform=android',
  )
})

test('a token of any length is decoded as Base64 is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9/]{0,40}$/), path => {
      const url = `https://link.example/${path}`
      expect(linkUrl(tokenOf(url), {}, 'iOS')).toBe(`${url}?lng=en&platform=iOS`)
    }),
  )
})

test('an invalid link token opens nothing', () => {
  const other = ['javascript:alert(1)', 'https://link.example/#x', 'https://a@evil.example/', 'ftp://link.example/']
  for (const token of ['', 'https://link.example/', 'aHR0cHM', ...other.map(tokenOf)])
    expect(linkUrl(token, {}, 'iOS')).toBeUndefined()
})
