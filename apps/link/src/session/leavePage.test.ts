import { expect, test } from 'vitest'

import { session } from '../../dev/sampleData.ts'
import { initialState, type LinkState } from '../machine/state.ts'
import { leavePage } from './leavePage.ts'

const opened: LinkState = {
  ...initialState,
  session: { ...session('connect', []), callbackUrl: 'https://client.example/back' },
  step: { name: 'catalogue' },
}

/** Leaves with what the server answers; no answer rejects. */
async function leave(state: LinkState, returns: boolean, answer?: { returnUrl?: string }) {
  const asked: unknown[] = []
  const opened: string[] = []
  const page = { location: { replace: (url: string) => opened.push(url) } } as unknown as Pick<Window, 'location'>
  const finishSession = (input: unknown) => {
    asked.push(input)
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('offline'))
  }
  await leavePage(page, { finishSession } as Parameters<typeof leavePage>[1], state, returns)
  return { asked, opened }
}

test('the server notes on which page the user left, and says where to go', async () => {
  expect(await leave(opened, true, { returnUrl: 'https://client.example/back?resultCode=1' })).toEqual({
    asked: [{ outcome: 'exited', page: 'integrationsCatalogPage', returns: true }],
    opened: ['https://client.example/back?resultCode=1'],
  })
})

test('without an answer the user still comes back, without a result', async () => {
  expect((await leave(opened, true)).opened).toEqual(['https://client.example/back'])
})

test('a page opens only web addresses', async () => {
  expect((await leave(opened, true, { returnUrl: 'javascript:alert(1)' })).opened).toEqual([])
})

test('a page within another one leads nowhere, and one that did not open asks nothing', async () => {
  expect((await leave(opened, false, { returnUrl: 'https://client.example/' })).opened).toEqual([])
  expect(await leave(initialState, true, {})).toEqual({ asked: [], opened: [] })
})
