import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createSession } from './createSession.ts'
import { level2Html } from './level2.ts'
import { renderLink } from './testing/renderLink.tsx'
import { SDK_VERSION } from './version.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const page = 'https://link.example.com/link/?code=abc'
const linkToken = Buffer.from(page).toString('base64')
const url = `${page}&lng=en&platform=reactNative`
const stored = { accountId: 'a', accountName: "O'Neil </script>", accessToken: 't', brokerType: 'b', brokerName: 'B' }

describe('a link token', () => {
  test('the token’s page opens, covered until it has loaded, with the globals of the platform', async () => {
    const link = renderLink({ linkToken, settings: { accessTokens: [stored] } })
    expect(link.webView()?.source).toEqual({ uri: url })
    expect(link.has('cover')).toBe(true)
    const script = link.webView()?.injectedJavaScriptBeforeContentLoaded ?? ''
    expect(script).not.toContain('</script>')
    const window: Record<string, unknown> = {}
    new Function('window', script)(window)
    expect(JSON.parse(String(window['accessTokens']))).toEqual([stored])
    expect(window).toMatchObject({ meshSdkPlatform: 'reactNative', meshSdkVersion: SDK_VERSION, rialtoSdk: true })
    await link.say({ type: 'loaded' })
    expect([link.has('cover'), link.has('close-button')]).toEqual([false, false])
    expect(link.of('onEvent')).toEqual([[{ type: 'pageLoaded' }]])
  })

  test('the session ends once, with its summary, and removes its page', async () => {
    const link = renderLink({ linkToken })
    await link.say({ type: 'loaded' })
    const summary = { page: 'transferExecutedPage' }
    await link.say({ type: 'done', payload: summary })
    expect(link.webView()).toBeUndefined()
    expect(link.of('onExit')).toEqual([[undefined, summary]])
  })

  test('an invalid link token ends the session at once', () => {
    const link = renderLink({ linkToken: 'nonsense' })
    expect(link.of('onExit')).toEqual([
      ['Invalid link token!', { page: 'startPage', errorMessage: 'Invalid link token!' }],
    ])
    expect(link.webView()).toBeUndefined()
  })

  test('another one is another session', async () => {
    const link = renderLink({ linkToken })
    await link.say({ type: 'loaded' })
    link.rerender({ linkToken: Buffer.from('https://other.example/?c').toString('base64') })
    expect(link.webView()?.source).toEqual({ uri: 'https://other.example/?c&lng=en&platform=reactNative' })
    expect(link.has('cover')).toBe(true)
  })
})

test('institutions sign in in the browser, wallets open by their scheme, and the WebView stays on Link', () => {
  const link = renderLink({ linkToken })
  const { onShouldStartLoadWithRequest: should, onOpenWindow } = link.webView() ?? {}
  expect(should?.({ url })).toBe(true)
  expect(should?.({ url: 'https://login.bank.example/authorize' })).toBe(false)
  expect(should?.({ url: 'metamask://wc?uri=1' })).toBe(false)
  expect(should?.({ url: 'https://captcha.example/', isTopFrame: false })).toBe(true)
  expect(should?.({ url: 'intent://x#Intent;end' })).toBe(false)
  onOpenWindow?.({ nativeEvent: { targetUrl: 'https://login.bank.example/popup' } })
  expect(link.of('openURL')).toEqual([
    ['https://login.bank.example/authorize'],
    ['metamask://wc?uri=1'],
    ['https://login.bank.example/popup'],
  ])
})

test('a return URL: the app decides how the browser opens', () => {
  const opened: string[] = []
  const link = renderLink({ linkToken, openBrowser: given => opened.push(given) })
  link.webView()?.onOpenWindow({ nativeEvent: { targetUrl: 'https://login.bank.example/' } })
  expect(opened).toEqual(['https://login.bank.example/'])
  expect(link.of('openURL')).toEqual([])
})

test('the hardware back button goes back in the page, and asks before it ends the session', async () => {
  const link = renderLink({ linkToken })
  await link.say({ type: 'loaded' })
  link.act(webView => webView.onNavigationStateChange({ canGoBack: true }))
  link.back()
  expect(link.of('goBack')).toHaveLength(1)
  link.act(webView => webView.onNavigationStateChange({ canGoBack: false }))
  link.back()
  expect(link.of('onExit')).toEqual([])
  link.confirm()
  expect(link.of('onExit')).toEqual([[undefined, { page: 'startPage' }]])
})

test('a renderer that dies is replaced once; then the error is shown and the user can leave', async () => {
  const link = renderLink({ linkToken })
  await link.say({ type: 'loaded' })
  await link.say({ type: 'sessionKept', payload: { state: '{"sessionToken":"</script>"}' } })
  link.act(webView => webView.onRenderProcessGone())
  expect(link.webView()?.source).toEqual({ uri: url })
  // The token of the address is used up: the new WebView goes on with the session.
  const script = link.webView()?.injectedJavaScriptBeforeContentLoaded ?? ''
  const page: { rialtoKept?: string } = {}
  new Function('window', script)(page)
  expect(page.rialtoKept).toBe('{"sessionToken":"</script>"}')
  expect(script).not.toContain('</script>')
  expect(link.has('cover')).toBe(true)
  link.act(webView => webView.onContentProcessDidTerminate())
  expect(link.text()).toContain('The page stopped.')
  link.press('close-button')
  expect(link.of('onExit')).toMatchObject(
    [[/The page stopped/, { page: 'startPage' }]].map(() => [expect.any(String), expect.anything()]),
  )
})

test('an error of the document counts, an error of its parts does not; a silent page is explained', () => {
  const link = renderLink({ linkToken })
  const fails = (statusCode: number, at: string) =>
    link.act(webView => webView.onHttpError({ nativeEvent: { statusCode, url: at } }))
  fails(404, 'https://link.example.com/logo.svg')
  expect(link.webView()).toBeDefined()
  fails(502, url)
  link.wait(20_000)
  expect(link.text()).toContain('The service can’t be reached.')
})

const network = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'
const backupConfig = { clientId: 'c', userId: 'u', destinations: [{ networkId: network, symbol: 'USDC' }] }
const level2 = { html: level2Html, baseUrl: 'about:blank' }

describe('backup mode', () => {
  test('level 1 opens, and after five seconds level 2, once', async () => {
    const link = renderLink({ backupConfig, widgetOrigin: 'https://backup.example.com', settings: { theme: 'dark' } })
    expect(link.webView()?.source).toEqual({
      uri: `https://backup.example.com/?platform=reactNative&sdkVersion=${SDK_VERSION}&theme=dark`,
    })
    link.wait(4_999)
    expect(link.of('onEvent')).toEqual([])
    link.wait(1)
    expect(link.webView()?.source).toEqual(level2)
    const window: Record<string, unknown> = {}
    new Function('window', link.webView()?.injectedJavaScriptBeforeContentLoaded ?? '')(window)
    expect(window).toEqual({ rialtoBackup: 'theme=dark' })
    expect(link.of('onEvent')).toEqual([
      [{ type: 'backupTierChanged', payload: { from: 'tier1', to: 'tier2', reason: 'readyTimeout' } }],
    ])
    await link.say({ type: 'loaded' })
    link.wait(60_000)
    expect(link.webView()?.source).toEqual(level2)
  })

  test('a pair without an address calls the app back, and an exception is answered without its text', async () => {
    const asked: unknown[][] = []
    const link = renderLink({
      backupConfig,
      onAddressInit: (...pair) => void asked.push(pair),
      onStatusPoll: () => {
        throw new Error('a secret of the backend')
      },
    })
    await link.say({ type: 'loaded' })
    for (const method of ['addressInit', 'statusPoll'])
      await link.say({
        type: 'meshBackupJitRequest',
        payload: { callId: method, method, symbol: 'USDC', networkId: network },
      })
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toEqual([['USDC', network]])
    const sent = link.of('inject').map(([script]) => String(script))
    expect(sent[0]).toContain('meshBackupConfig')
    expect(sent[1]).toContain('"callId":"addressInit","ok":true')
    expect(sent[2]).toContain('"error":"JIT callback failed"')
    expect(sent.join()).not.toContain('a secret')
  })

  test('the close button can be hidden', async () => {
    expect(renderLink({ backupConfig }).has('backup-close-button')).toBe(true)
    expect(renderLink({ backupConfig, hideCloseButton: true }).has('backup-close-button')).toBe(false)
  })

  test('the widget receives no stored account', () => {
    const link = renderLink({ backupConfig, settings: { accessTokens: [stored] } })
    expect(link.webView()?.injectedJavaScriptBeforeContentLoaded).not.toContain('accessTokens')
  })
})

test('a session has one outcome, and the app can end it', async () => {
  const session = createSession({ linkToken, onIntegrationConnected: () => undefined })
  const link = renderLink(session.props)
  await link.say({ type: 'loaded' })
  const payload = { refreshToken: 'r', brokerType: 'b', brokerName: 'B', brokerBrandInfo: { brokerLogo: '' } }
  await link.say({ type: 'delayedAuthentication', payload })
  link.act(() => session.close())
  link.act(() => session.close())
  expect(await session.outcome).toEqual({
    ...{ status: 'done', connections: [{ delayedAuth: payload }], transfers: [] },
    summary: { page: 'startPage' },
  })
})
