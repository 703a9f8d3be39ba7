import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseHostMessage } from './hostMessage.ts'
import { LINK_EVENT_KEYS } from './linkEventKeys.ts'
import { parsePageMessage } from './pageMessage.ts'
import { readAccessTokens } from './readAccessTokens.ts'
import { readParentOrigin } from './readParentOrigin.ts'
import { toSafeName, toTokenText } from './tokenText.ts'

const account = { accountId: 'a', accountName: 'A', accessToken: 't-1', brokerType: 'b', brokerName: 'B' }

test('the event names are those of the published web SDK', () => {
  const path = fileURLToPath(new URL('utils/event-types.js', import.meta.resolve('@meshconnect/web-link-sdk')))
  const source = readFileSync(path, 'utf8')
  const names = [...source.matchAll(/'([A-Za-z]+)'/g)].map(match => match[1])
  expect([...LINK_EVENT_KEYS].sort()).toEqual([...new Set(names)].sort())
  expect(LINK_EVENT_KEYS).toHaveLength(43)
})

test('parsers survive anything', () => {
  fc.assert(
    fc.property(fc.anything(), data => {
      parsePageMessage(data)
      parseHostMessage(data)
      readAccessTokens(data)
    }),
  )
  fc.assert(
    fc.property(fc.constantFrom(...LINK_EVENT_KEYS, 'transferFinished'), fc.jsonValue(), (type, payload) => {
      const message = parsePageMessage({ type, payload })
      expect(message === undefined || message.type === type).toBe(true)
    }),
  )
})

test('stored accounts are read from their three encodings', () => {
  for (const value of [[account], JSON.stringify([account])]) expect(readAccessTokens(value)).toEqual([account])
  for (const value of [{}, '{}', '', undefined, null, 'oops']) expect(readAccessTokens(value)).toEqual([])
  expect(readAccessTokens([{ accessToken: "x'" }, { accessToken: 'ok', accountId: 7 }])).toEqual([
    { accountId: '', accountName: '', accessToken: 'ok', brokerType: '', brokerName: '' },
  ])
  expect(readAccessTokens(Array.from({ length: 99 }, () => account))).toHaveLength(50)
})

test('messages of hosts are read', () => {
  const specs = { type: 'meshSDKSpecs', payload: { platform: 'web', version: '3.13.0', origin: 'https://a.example' } }
  expect(parseHostMessage(specs)).toEqual(specs)
  expect(parseHostMessage({ ...specs, payload: { platform: 'toaster', version: '1' } })).toBeUndefined()
  expect(parseHostMessage({ type: 'closeRequested', payload: 1 })).toEqual({ type: 'closeRequested' })
  for (const type of ['frontAccessTokens', 'frontTransferDestinationTokens']) {
    expect(parseHostMessage({ type, payload: [account, 5] })).toEqual({ type, payload: [account] })
  }
})

test('the parent is whom the browser names, if allowed', () => {
  const allowed = ['https://shop.example']
  const page = (referrer: string, ...ancestorOrigins: string[]) => ({
    location: ancestorOrigins.length ? { ancestorOrigins } : {},
    document: { referrer },
  })
  expect(readParentOrigin(page('https://shop.example/cart'), allowed)).toBe('https://shop.example')
  expect(readParentOrigin(page('https://shop.example/', 'https://evil.example'), allowed)).toBeUndefined()
  expect(readParentOrigin(page(''), allowed)).toBeUndefined()
})

test('nothing of an institution can end a single-quoted string', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), value => {
      expect(toSafeName(value)).not.toMatch(/['\\\n\r\u2028]/)
      expect(toTokenText(value)).toMatch(/^[A-Za-z0-9._~:-]*$/)
    }),
  )
})
