import { describe, expect, test } from 'vitest'

import { createHost, type PageWindow } from './createHost.ts'

type Posted = { message: unknown; target: string }

function framed(ancestor?: string) {
  const posted: Posted[] = []
  const parent = { postMessage: (message: unknown, target: string) => posted.push({ message, target }) }
  let listener: (event: unknown) => void = () => undefined
  const page = {
    parent,
    location: { ancestorOrigins: ancestor === undefined ? [] : [ancestor] },
    document: { referrer: '' },
    addEventListener: (_: string, given: (event: unknown) => void) => (listener = given),
    setTimeout: (done: () => void) => queueMicrotask(done),
  }
  const receive = (data: unknown, origin: string, source: unknown = parent) => listener({ data, origin, source })
  return { host: createHost(page as unknown as PageWindow), posted, receive, page }
}

const specs = { type: 'meshSDKSpecs', payload: { platform: 'web', version: '3', origin: 'https://shop.example' } }

describe('createHost in a frame', () => {
  test('says loaded once', () => {
    const { host, posted } = framed()
    host.sendLoaded()
    host.sendLoaded()
    expect(posted).toEqual([{ message: { type: 'loaded' }, target: '*' }])
  })

  test('other messages wait until the opener is known and allowed', () => {
    const { host, posted, receive } = framed()
    host.send({ type: 'homePageLoaded' })
    receive(specs, 'https://shop.example')
    expect(posted).toEqual([])
    host.trust(['https://shop.example'])
    expect(posted).toEqual([{ message: { type: 'homePageLoaded' }, target: 'https://shop.example' }])
  })

  test('an opener that is not allowed receives no messages, whatever it claims', () => {
    const { host, posted, receive } = framed('https://evil.example')
    host.trust(['https://shop.example'])
    host.send({ type: 'homePageLoaded' })
    receive(specs, 'https://evil.example')
    expect(posted).toEqual([])
  })

  test('ignores other windows', async () => {
    const { host, receive } = framed()
    let requested = 0
    host.onCloseRequested(() => requested++)
    host.trust(['https://shop.example'])
    receive({ type: 'closeRequested' }, 'https://shop.example', {})
    receive({ type: 'closeRequested' }, 'https://evil.example')
    expect(requested).toBe(0)
    receive({ type: 'closeRequested' }, 'https://shop.example')
    expect(requested).toBe(1)
  })

  test('tokens come from the message or from the global, and a page without either opens none', async () => {
    const one = framed()
    one.receive({ type: 'frontAccessTokens', payload: [{ accessToken: 'a' }] }, 'https://shop.example')
    expect(await one.host.accessTokens()).toEqual(['a'])
    const two = framed()
    Object.assign(two.page, { accessTokens: '[{"accessToken":"b"}]' })
    expect(await two.host.accessTokens()).toEqual(['b'])
    expect(await framed().host.accessTokens()).toEqual([])
  })
})

test('the state for resuming a session is sent to Rialto’s native SDKs only', () => {
  const web = framed('https://shop.example')
  web.host.trust(['https://shop.example'])
  web.receive({ ...specs, payload: { ...specs.payload, sdk: 'rialto' } }, 'https://shop.example')
  web.host.keepSession('{"sessionToken":"s"}')
  expect(web.posted).toEqual([])
  const inApp = (own: object) => {
    const sent: string[] = []
    const page = { ...framed().page, ReactNativeWebView: { postMessage: (text: string) => sent.push(text) }, ...own }
    createHost(page as unknown as PageWindow).keepSession('{"sessionToken":"s"}')
    return sent.map(text => JSON.parse(text) as unknown)
  }
  expect(inApp({})).toEqual([])
  const kept = { type: 'sessionKept', payload: { state: '{"sessionToken":"s"}' } }
  expect(inApp({ rialtoSdk: true })).toEqual([kept])
})
