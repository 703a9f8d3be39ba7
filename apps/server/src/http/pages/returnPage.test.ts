import { expect, test } from 'vitest'

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
    returnPage(waiting),
    returnPage({ ...waiting, status: 'failed' } as Parameters<typeof returnPage>[0]),
  ]) {
    expect(page).toContain('Shop &lt;b&gt;&amp;&quot;')
    expect(page).toContain('O&#39;Bank')
    expect(page).not.toContain('<b>')
    expect(page).toContain('data-return-url="https://shop.example/?a=1&amp;b=&quot;2"')
  }
})

test('the page hands its code to the script and shows the pairing code in two halves, hidden until it is needed', () => {
  const page = returnPage(waiting)
  expect(page).toContain('data-completion-code="c0de"')
  expect(page).toMatch(/<section id="pairing" hidden>[^]*<output>ABCD-EFGH<\/output>/)
})

test('a sign-in that has ended names nobody and hands over nothing', () => {
  const page = returnPage({ status: 'ended' })
  expect(page).toContain('This sign-in has expired')
  expect(page).not.toContain('data-')
})

test('nothing in the page runs but its own script file', () => {
  const page = returnPage(waiting)
  expect(page.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/link/assets/oauthReturned.js">'])
  expect(page).not.toMatch(/<style|style=|\son[a-z]+=/)
})
