import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { readLinkSessionHistory } from './readLinkSessionHistory.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const

test('the approval of the user stands before everything that it caused', async () => {
  const request = (operation: string, atMs: number, durationMs: number) => ({ operation, atMs, durationMs }) as never
  const change = (cause: string, atMs: number) => ({ cause, atMs }) as never
  const ctx = partialContext({
    store: {
      link: { findOpened: async () => ({ transferId: 't' }) as never },
      // Logged when they were answered.
      requestLog: {
        listOfSession: async () => [request('previewTransfer', 900, 100), request('executeTransfer', 2_000, 1_000)],
      },
      transfers: { listChanges: async () => [change('requested', 1_000), change('accepted', 1_900)] },
    },
  })
  const { events } = await readLinkSessionHistory(ctx, scope, 'session')
  expect(
    events.map(event => [event.kind === 'request' ? event.request.operation : event.change.cause, event.atMs]),
  ).toEqual([
    ['previewTransfer', 800],
    ['executeTransfer', 1_000],
    ['requested', 1_000],
    ['accepted', 1_900],
  ])
})
