import { expect, test } from 'vitest'

import type { TransfersOfType } from '../overview/ports.ts'
import { partialContext } from '../testing/partialContext.ts'
import { readForecasts } from './readForecasts.ts'

const scope = { clientId: 'client', environment: 'sandbox' as const }

const forecastsOf = async (types: TransfersOfType[]) => {
  const asked: number[] = []
  const overview = {
    listSummedTypes: async (_: unknown, fromMs: number) => {
      asked.push(fromMs)
      return types
    },
  }
  const ctx = partialContext({ clock: { nowMs: () => 7 * 86_400_000 }, store: { overview } } as never)
  return { forecasts: [...(await readForecasts(ctx, scope))], asked }
}

const coinbase = { type: 'coinbase', succeeded: 5, failed: 1, medianMsToFinal: 61_400 }

test('the usual time of an institution is the median of the last seven days, in whole seconds rounded up', async () => {
  expect(await forecastsOf([coinbase])).toEqual({ forecasts: [['coinbase', 62]], asked: [0] })
})

test('a client without transfers sees no time', async () => {
  expect((await forecastsOf([])).forecasts).toEqual([])
})

test.each<[string, Partial<TransfersOfType>]>([
  ['with fewer than five successes', { succeeded: 4, failed: 0 }],
  ['with one failure of one', { succeeded: 0, failed: 1 }],
  ['of which more than a fifth failed', { succeeded: 7, failed: 2 }],
  ['whose times a clock that was set back made negative', { medianMsToFinal: -3_600_000 }],
  ['whose times a clock that was set ahead made a day', { medianMsToFinal: 86_400_000 }],
])('an institution %s is promised no time', async (_, figures) => {
  expect((await forecastsOf([{ ...coinbase, ...figures }])).forecasts).toEqual([])
})
