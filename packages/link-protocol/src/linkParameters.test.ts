import { expect, test } from 'vitest'

import { appendLinkParameters, readLinkParameters } from './linkParameters.ts'
import { encodeLinkStyle, readLinkStyle } from './linkStyle.ts'

test('parameters are appended in the published order, with or without a query', () => {
  const all = { language: 'de-AT', fiatCurrency: 'EUR', theme: 'dark', embedded: true } as const
  expect(appendLinkParameters('https://l.example/?c=1', all)).toBe(
    'https://l.example/?c=1&lng=de-AT&fiatCur=EUR&th=dark&rt=embedded',
  )
  expect(appendLinkParameters('https://l.example/', { language: 'en', embedded: false })).toBe(
    'https://l.example/?lng=en',
  )
})

test('appended parameters are read back, and invalid ones use their defaults', () => {
  const integrationId = '721a5035-029f-4e05-bf3c-009da2fe381b'
  const all = { language: 'de', fiatCurrency: 'EUR', theme: 'light', embedded: true, integrationId } as const
  expect(readLinkParameters(appendLinkParameters('https://l.example/?c=1', all))).toEqual(all)
  expect(
    readLinkParameters('https://l.example/?lng=%3Cscript%3E&fiatCur=dollars&th=neon&integrationId=1&platform=flutter'),
  ).toEqual({
    language: 'en',
    embedded: false,
    platform: 'flutter',
  })
})

test('link_style: values, defaults, limits, both alphabets', () => {
  const read = (style: string) => readLinkStyle(`https://l.example/?link_style=${style}`)
  expect(read(encodeURIComponent(encodeLinkStyle({ radius: 8, opacity: 0.3, theme: 'dark' })))).toEqual({
    radius: 8,
    opacity: 0.3,
    theme: 'dark',
  })
  expect(read('')).toEqual({ radius: 24, opacity: 0.6 })
  expect(read('not-json')).toEqual({ radius: 24, opacity: 0.6 })
  expect(read(btoa('{"ir":9999,"io":7,"th":"neon"}'))).toEqual({ radius: 64, opacity: 1 })
  expect(read(btoa('{"ir":8,"x":"???>>>"}').replace(/\+/g, '-').replace(/\//g, '_'))).toMatchObject({ radius: 8 })
  expect(read(btoa('{"ir":"8px;}body{display:none}"}'))).toMatchObject({ radius: 24 })
})
