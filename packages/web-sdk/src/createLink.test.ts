import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'

import { firstOf } from '../../../tests/harness/shortForm.ts'
import { SAMPLES } from './testing/samples.ts'
import { callsOf, frameOf, say, type SdkName, setTestPage, type TestPage, warningsOf } from './testing/testPage.ts'

let testPage: TestPage
const pages: Page[] = []
beforeAll(async () => {
  testPage = await setTestPage()
})
afterEach(async () => {
  await Promise.all(pages.splice(0).map(page => page.close()))
})
afterAll(() => testPage.stop())

const token = (path = '/?c=1'): string => btoa(testPage.link.origin + path)

async function openHost(sdk: SdkName, options: Record<string, unknown> = {}): Promise<Page> {
  const page = await testPage.open(sdk)
  pages.push(page)
  await page.evaluate(`start(${JSON.stringify(options)})`)
  return page
}

const openLink = (page: Page, ...values: unknown[]) => page.evaluate(`sdk.openLink(...${JSON.stringify(values)})`)
const received = async (page: Page) => (await frameOf(page, testPage.link.origin)).evaluate('received')

const account = { accountId: 'a', accountName: 'A', accessToken: 't', brokerType: 'b', brokerName: 'B' }
const script = [
  { type: 'loaded' },
  { type: 'homePageLoaded' },
  SAMPLES.selected,
  { type: 'notAnEvent', payload: {} },
  SAMPLES.connected,
  SAMPLES.delayed,
  SAMPLES.finished,
]

describe.each(firstOf(['rialto', 'reference'] as const))('%s', sdk => {
  test('the messages of a session cause the same callbacks, in the same order', async () => {
    const page = await openHost(sdk, { accessTokens: [account] })
    await openLink(page, token())
    const frame = await frameOf(page, testPage.link.origin)
    await say(frame, ...script, SAMPLES.close)
    const accessToken = SAMPLES.connected.payload
    const delayedAuth = SAMPLES.delayed.payload
    await expect
      .poll(() => callsOf(page))
      .toEqual([
        ['onEvent', { type: 'pageLoaded' }],
        ['onEvent', { type: 'homePageLoaded' }],
        ['onEvent', SAMPLES.selected],
        ['onEvent', { type: 'integrationConnected', payload: { accessToken } }],
        ['onIntegrationConnected', { accessToken }],
        ['onEvent', { type: 'integrationConnected', payload: { delayedAuth } }],
        ['onIntegrationConnected', { delayedAuth }],
        ['onEvent', { type: 'transferCompleted', payload: SAMPLES.finished.payload }],
        [
          'onTransferFinished',
          sdk === 'rialto' ? { ...SAMPLES.finished.payload, status: 'pending' } : SAMPLES.finished.payload,
        ],
        ['onExit', 'Stopped.', SAMPLES.close.payload],
      ])
    expect(await page.locator('#mesh-link-popup').count()).toBe(0)
  })

  test('loaded is answered with the specs, then with the stored accounts', async () => {
    const page = await openHost(sdk, { accessTokens: [account] })
    await openLink(page, token())
    await say(await frameOf(page, testPage.link.origin), { type: 'loaded' })
    await expect
      .poll(() => received(page))
      .toMatchObject([
        { type: 'meshSDKSpecs', payload: { platform: 'web', origin: new URL(page.url()).origin } },
        { type: 'frontAccessTokens', payload: [account] },
      ])
  })

  test('parameters are appended by plain concatenation, and the overlay is built', async () => {
    const style = btoa(JSON.stringify({ ir: 8, io: 0.25 }))
    const page = await openHost(sdk, { language: 'de', displayFiatCurrency: 'EUR', theme: 'dark' })
    await openLink(page, token(`/link?code=1&link_style=${style}`))
    const iframe = page.locator('#mesh-link-popup__iframe')
    const query = `?code=1&link_style=${style}&lng=de&fiatCur=EUR&th=dark`
    expect(await iframe.getAttribute('src')).toBe(`${testPage.link.origin}/link${query}`)
    expect(await iframe.getAttribute('allow')).toBe(
      `clipboard-read *; clipboard-write *; camera ${testPage.link.origin}; microphone ${testPage.link.origin}`,
    )
    const look = (id: string, name: string) =>
      page.locator(`#mesh-link-popup${id}`).evaluate((at, key) => getComputedStyle(at).getPropertyValue(key), name)
    expect(await look('', 'z-index')).toBe('10000')
    expect(await look('', 'position')).toBe('fixed')
    expect(await look('__backdrop', 'opacity')).toBe('0.25')
    expect(await look('__popup-content', 'border-radius')).toBe('8px')
    expect(await page.locator('#mesh-link-popup__popup-content').boundingBox()).toMatchObject({
      width: 384,
      height: 710,
    })
    await page.setViewportSize({ width: 390, height: 800 })
    // On a phone our overlay is a sheet, above which the shop stays visible.
    const sheet = { x: 0, y: 24, width: 390, height: 776 }
    await expect
      .poll(() => iframe.boundingBox())
      .toEqual(sdk === 'rialto' ? sheet : { x: 0, y: 0, width: 390, height: 800 })
    expect(await page.evaluate(() => getComputedStyle(document.body).position)).toBe('fixed')
  })

  test('embedded: uses the frame of the integrator and asks the page to end', async () => {
    const page = await openHost(sdk, { renderType: 'embedded' })
    await openLink(page, token(), 'own')
    expect(await page.locator('#own').getAttribute('src')).toBe(`${testPage.link.origin}/?c=1&lng=en&rt=embedded`)
    expect(await page.locator('#mesh-link-popup').count()).toBe(0)
    await frameOf(page, testPage.link.origin)
    await page.evaluate('sdk.closeLinkRequested()')
    await expect.poll(() => received(page)).toEqual([{ type: 'closeRequested' }])
    await say(await frameOf(page, testPage.link.origin), SAMPLES.done)
    await expect.poll(() => callsOf(page)).toEqual([['onExit', undefined, SAMPLES.done.payload]])
  })

  test('problems are reported to onExit in the published texts', async () => {
    const page = await openHost(sdk)
    await openLink(page, '')
    await openLink(page, btoa('javascript:alert(1)'))
    expect((await callsOf(page)).map(call => call.slice(0, 2))).toEqual([
      ['onExit', 'Invalid link token!'],
      ['onExit', 'Invalid link token!'],
    ])
    await openLink(page, token(), 'absent')
    expect(await warningsOf(page)).toContain('Mesh SDK: No iframe found with id absent')
    await page.evaluate(`calls.length = 0; start({ renderType: 'embedded' }); sdk.openLink(${JSON.stringify(token())})`)
    const text = 'Mesh SDK: Failed to open link - renderType "embedded" requires a customIframeId'
    expect((await callsOf(page)).map(call => call.slice(0, 2))).toEqual([['onExit', text]])
  })

  test('closeLink and, in an overlay, closeLinkRequested close at once', async () => {
    const page = await openHost(sdk)
    for (const way of ['closeLink', 'closeLinkRequested']) {
      await openLink(page, token())
      await page.evaluate(`sdk.${way}()`)
      expect(await page.locator('#mesh-link-popup').count()).toBe(0)
    }
    expect((await callsOf(page)).map(([name, error]) => [name, error ?? undefined])).toEqual([
      ['onExit', undefined],
      ['onExit', undefined],
    ])
  })

  test('messages of other origins are ignored', async () => {
    const page = await openHost(sdk)
    await openLink(page, token())
    await page.evaluate(`document.querySelector('#own').src = '${testPage.hostile.origin}'`)
    await say(await frameOf(page, testPage.hostile.origin), { type: 'loaded' }, SAMPLES.connected, SAMPLES.close)
    await expect.poll(async () => (await warningsOf(page)).length).toBeGreaterThanOrEqual(3)
    expect(await callsOf(page)).toEqual([])
    expect(await page.locator('#mesh-link-popup').count()).toBe(1)
  })
})

describe('differences from the published SDK', () => {
  test('messages of another frame of the Link origin and of the host page itself are ignored', async () => {
    const page = await openHost('rialto')
    await openLink(page, token('/?mine'))
    await page.evaluate(`document.querySelector('#own').src = '${testPage.link.origin}/other'`)
    await say(await frameOf(page, `${testPage.link.origin}/other`), SAMPLES.close)
    await page.evaluate(`window.postMessage(${JSON.stringify(SAMPLES.close)}, '*')`)
    await expect.poll(async () => (await warningsOf(page)).length).toBe(2)
    expect(await callsOf(page)).toEqual([])
  })

  test('messages of a frame that moved to another origin are ignored', async () => {
    const page = await openHost('rialto')
    await openLink(page, token())
    await page.evaluate(`document.querySelector('#mesh-link-popup__iframe').src = '${testPage.hostile.origin}'`)
    await say(await frameOf(page, testPage.hostile.origin), SAMPLES.connected)
    await expect.poll(async () => (await warningsOf(page)).length).toBe(1)
    expect(await callsOf(page)).toEqual([])
  })

  test('malformed payloads are ignored, and the user can still leave', async () => {
    const page = await openHost('rialto')
    await openLink(page, token())
    const broken = [
      { ...SAMPLES.finished, payload: { ...SAMPLES.finished.payload, amount: '50' } },
      { ...SAMPLES.connected, payload: { ...SAMPLES.connected.payload, accountTokens: [{}] } },
      { type: 'transferPreviewed', payload: { amount: 1 } },
      { type: 'close', payload: 'odd' },
    ]
    await say(await frameOf(page, testPage.link.origin), ...broken)
    await expect.poll(() => callsOf(page)).toEqual([['onExit', undefined, { page: 'startPage' }]])
  })

  test('broken base64 and untrusted origins are reported to onExit, not thrown', async () => {
    const page = await openHost('rialto', { trustedLinkOrigins: ['https://link.example.com'] })
    await openLink(page, '%%%')
    await openLink(page, token())
    const summary = { page: 'startPage', errorMessage: 'Invalid link token!' }
    expect(await callsOf(page)).toEqual([
      ['onExit', 'Invalid link token!', summary],
      ['onExit', 'Invalid link token!', summary],
    ])
  })

  test('a second openLink replaces the first', async () => {
    const page = await openHost('rialto')
    await openLink(page, token('/?first'))
    await openLink(page, token('/?second'))
    expect(await page.locator('#mesh-link-popup').count()).toBe(1)
    expect(await page.locator('#mesh-link-popup__iframe').getAttribute('src')).toContain('?second')
  })

  test('the overlay is a modal dialog: focus goes in, the rest is inert, Escape leaves, focus comes back', async () => {
    const page = await openHost('rialto')
    await page.locator('#open').focus()
    await openLink(page, token())
    const dialog = page.getByRole('dialog', { name: 'Link an account' })
    expect(await dialog.getAttribute('aria-modal')).toBe('true')
    expect(await page.evaluate('document.activeElement.id')).toBe('mesh-link-popup__iframe')
    expect(await page.evaluate("document.querySelector('#open').inert")).toBe(true)
    await page.evaluate("document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))")
    expect(await dialog.count()).toBe(0)
    expect(await page.evaluate('document.activeElement.id')).toBe('open')
    expect(await page.evaluate("document.querySelector('#open').inert")).toBe(false)
  })

  test('once the page is loaded, Escape asks it to close', async () => {
    const page = await openHost('rialto')
    await openLink(page, token())
    await say(await frameOf(page, testPage.link.origin), { type: 'loaded' })
    await expect.poll(() => callsOf(page)).toHaveLength(1)
    await page.evaluate("document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))")
    await expect.poll(() => received(page)).toMatchObject([{ type: 'meshSDKSpecs' }, { type: 'closeRequested' }])
    expect(await page.locator('#mesh-link-popup').count()).toBe(1)
  })

  test('onExit comes once per session, with the page on which the user was', async () => {
    const page = await openHost('rialto')
    await openLink(page, token())
    const frame = await frameOf(page, testPage.link.origin)
    await say(frame, { type: 'loaded' }, { type: 'pageChanged', payload: { page: 'transferPreviewPage' } })
    await page.evaluate('calls.length = 0; sdk.closeLink(); sdk.closeLink(); sdk.closeLinkRequested()')
    expect(await callsOf(page)).toEqual([['onExit', undefined, { page: 'transferPreviewPage' }]])
  })

  test('a session that another application’s Link replaces ends with a separate exit', async () => {
    const page = await openHost('rialto')
    await openLink(page, token('/?first'))
    await page.evaluate(`start({ onExit: record('second') }); sdk.openLink(${JSON.stringify(token('/?second'))})`)
    expect(await callsOf(page)).toEqual([['onExit', undefined, { page: 'startPage' }]])
    await page.evaluate('sdk.closeLink()')
    expect((await callsOf(page)).map(([name]) => name)).toEqual(['onExit', 'second'])
  })

  test('a transfer that is accepted is reported as pending, and its hash when it is known', async () => {
    const page = await openHost('rialto')
    await openLink(page, token())
    const { payload } = SAMPLES.finished
    const update = { type: 'transferUpdated', payload: { transferId: 't-1', status: 'succeeded', txHash: '0xabc' } }
    const finished = { ...SAMPLES.finished, payload: { ...payload, transferStatus: 'pending', fromAddress: '' } }
    await say(await frameOf(page, testPage.link.origin), finished, update)
    const { fromAddress: _, ...rest } = payload
    await expect.poll(() => callsOf(page)).toContainEqual(['onTransferFinished', { ...rest, status: 'pending' }])
    expect(await callsOf(page)).toContainEqual(['onEvent', update])
  })

  describe('a page that does not load', () => {
    const later = (page: Page) => page.clock.runFor(4_000)
    const openFailing = async (url: string, options: Record<string, unknown> = {}, ...more: unknown[]) => {
      const page = await openHost('rialto', options)
      await page.clock.install()
      await openLink(page, btoa(url), ...more)
      return page
    }

    test('shows a message if no server answers, and exits once when the user closes it', async () => {
      const page = await openFailing('http://127.0.0.1:9/link?code=1')
      await expect.poll(async () => (await later(page), page.getByRole('alert').count())).toBe(1)
      expect(await page.getByRole('alert').innerText()).toMatch(/can’t be reached/)
      expect(await callsOf(page)).toEqual([])
      await page.getByRole('button', { name: 'Close' }).click()
      const message = expect.stringMatching(/can’t be reached/)
      expect(await callsOf(page)).toEqual([['onExit', message, { page: 'startPage', errorMessage: message }]])
      expect(await page.locator('#mesh-link-popup').count()).toBe(0)
    })

    test('in the integrator’s own frame, the exit arrives without a call', async () => {
      const page = await openFailing('http://127.0.0.1:9/link?code=1', { renderType: 'embedded' }, 'own')
      await expect.poll(async () => (await later(page), callsOf(page))).toHaveLength(1)
      expect((await callsOf(page))[0]?.[0]).toBe('onExit')
    })

    test('the overlay can be closed before the page has reported', async () => {
      const page = await openHost('rialto')
      await openLink(page, token())
      await page.getByRole('button', { name: 'Close' }).click()
      expect(await callsOf(page)).toEqual([['onExit', undefined, { page: 'startPage' }]])
    })

    test('a page that loads late is shown', async () => {
      const page = await openFailing(`${testPage.link.origin}/link?code=1`)
      await expect.poll(async () => (await later(page), page.getByRole('alert').count())).toBe(1)
      await say(await frameOf(page, testPage.link.origin), { type: 'loaded' })
      await expect.poll(() => page.getByRole('alert').count()).toBe(0)
      expect((await callsOf(page)).map(([name]) => name)).toEqual(['onEvent'])
    })
  })

  test('preload warms the Link origin only when asked, and goes when Link opens', async () => {
    const page = await openHost('rialto')
    const warm = page.locator('#mesh-link-prewarm-iframe')
    expect(await warm.count()).toBe(0)
    await page.evaluate(`Sdk.preload('${testPage.link.origin}')`)
    expect(await warm.getAttribute('src')).toBe(`${testPage.link.origin}/prewarm`)
    await openLink(page, token())
    expect(await warm.count()).toBe(0)
  })
})

const drawing = (id: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" id="${id}"/>`)}`

test('a tile warms Link before it is pressed, opens it at its integration once, and reports a token that is refused', async () => {
  const page = await testPage.open('rialto')
  pages.push(page)
  const integrations = ['Coinbase', 'Kraken'].map((name, at) => ({
    integrationId: `721a5035-029f-4e05-bf3c-009da2fe381${at}`,
    name,
    logoUrl: drawing('light'),
    darkLogoUrl: drawing('dark'),
  }))
  await page.evaluate(
    ([tiles, link, linkToken]) => {
      const own = window as never as Record<string, unknown> & { start(options: object): void }
      const element = document.body.appendChild(document.createElement('div'))
      own['requests'] = []
      const requestLinkToken = (id: string) => {
        ;(own['requests'] as string[]).push(id)
        return id.endsWith('1') ? Promise.reject(new Error('No token.')) : Promise.resolve(linkToken)
      }
      own.start({ title: 'Deposit', tiles: { element, integrations: tiles, linkOrigin: link, requestLinkToken } })
    },
    [integrations, testPage.link.origin, token()] as const,
  )
  const group = page.getByRole('group', { name: 'Deposit' })
  const [coinbase, kraken] = ['Coinbase', 'Kraken'].map(name => group.getByRole('button', { name, exact: true }))
  const logo = () => coinbase?.locator('img').evaluate(image => (image as HTMLImageElement).currentSrc)
  await expect.poll(logo).not.toContain('dark')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(logo).toContain('dark')
  expect(await page.locator('#mesh-link-prewarm-iframe').count()).toBe(0)
  await kraken?.focus()
  const warm = page.locator('#mesh-link-prewarm-iframe')
  expect(await warm.getAttribute('src')).toBe(`${testPage.link.origin}/prewarm`)
  await page.keyboard.press('Enter')
  await expect.poll(() => callsOf(page)).toEqual([['onExit', 'No token.', expect.anything()]])
  await coinbase?.dblclick()
  const iframe = page.locator('#mesh-link-popup__iframe')
  expect(await iframe.getAttribute('src')).toBe(
    `${testPage.link.origin}/?c=1&lng=en&integrationId=${integrations[0]?.integrationId}`,
  )
  expect(await warm.count()).toBe(0)
  expect(await page.evaluate('requests.length')).toBe(2)
})
