import { expect, test } from 'vitest'

import { inLanguage, pageLanguageOf, pageLanguages } from './pageTexts.ts'
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

test('names of clients and institutions cannot become markup, in text or in an attribute', () => {
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

test('a sign-in that has ended names nobody and hands over nothing', () => {
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

test('the server’s own pages speak the languages that Link speaks', () => {
  expect([...pageLanguages].sort()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'pt', 'ru', 'tr', 'zh'])
  const sentences = pageLanguages.map(one => inLanguage(one).texts.unavailable)
  expect(new Set(sentences).size).toBe(pageLanguages.length)
})

test.each([
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['nl, DE-AT;q=0.8', 'de'],
  ['zh-Hant-TW', 'zh'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('of the preferred languages %s the page is in %s', (header, language) => {
  expect(pageLanguageOf(header)).toBe(language)
})
