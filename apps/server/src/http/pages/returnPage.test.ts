import { expect, test } from 'vitest'

import { inLanguage, pageLanguages } from './pageTexts.ts'
import { returnPage } from './returnPage.ts'

const names = { clientName: 'Shop <b>&"', institutionName: "O'Bank" }
const waiting = {
  status: 'awaitingCode',
  ...names,
  attemptId: '03b2d786-7092-4a6a-9737-d6013e21819b',
  completionCode: 'c0de',
  pairingCode: 'ABCDEFGH',
  returnUrl: 'https://shop.example/?a=1&b="2',
} as unknown as Parameters<typeof returnPage>[0]

test('a client’s or institution’s name cannot become markup, in text or in an attribute', () => {
  for (const page of [
    returnPage(waiting, 'en'),
    returnPage({ ...waiting, status: 'failed' } as Parameters<typeof returnPage>[0], 'en'),
  ]) {
    expect(page).toContain('Shop &lt;b&gt;&amp;&quot;')
    expect(page).toContain('O&#39;Bank')
    expect(page).not.toContain('<b>')
    expect(page).toContain('data-return-url="https://shop.example/?a=1&amp;b=&quot;2"')
  }
})

test('the page hands its code to the script and shows the pairing code in two halves, hidden until it is needed', () => {
  const page = returnPage(waiting, 'en')
  expect(page).toContain('data-completion-code="c0de"')
  expect(page).toMatch(/<section id="pairing" hidden>[^]*<output>ABCD-EFGH<\/output>/)
})

test('the return page of an ended sign-in shows no names and hands over no code', () => {
  const page = returnPage({ status: 'ended' }, 'en')
  expect(page).toContain('This sign-in has expired')
  expect(page).not.toContain('data-')
})

test('nothing in the page runs but its own script file', () => {
  const page = returnPage(waiting, 'en')
  expect(page.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/link/assets/oauthReturned.js">'])
  expect(page).not.toMatch(/<style|style=|\son[a-z]+=/)
})

test.each(pageLanguages)('in %s it names who asked, for which account, and in which direction it is read', language => {
  const page = returnPage(waiting, language)
  expect(page).toContain(inLanguage(language).root)
  for (const name of ['Shop &lt;b&gt;&amp;&quot;', 'O&#39;Bank'])
    // In the title, the heading and what follows it.
    expect(page.split(name).length - 1).toBeGreaterThanOrEqual(3)
  expect(page).not.toContain('undefined')
})
