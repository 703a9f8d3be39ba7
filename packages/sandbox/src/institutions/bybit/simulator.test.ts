import { beforeEach, expect, test } from 'vitest'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { bybit } from './simulator.ts'

const sandbox = openInstitutions(bybit)
// A coin can be withdrawn on a chain once in ten seconds.
beforeEach(() => sandbox.clock.advance(10_000))

test('public routes need no key, and unknown paths return 404', async () => {
  const time = await (await sandbox.fetch(`${sandbox.origin}/~api.bybit.com/v5/market/time`)).json()
  expect(time).toMatchObject({ retCode: 0, result: { timeSecond: expect.stringMatching(/^\d{10}$/) } })
  const other = await sandbox.fetch(`${sandbox.origin}/~api.bybit.com/v5/order/create`)
  expect(other.status).toBe(404)
  expect(await other.json()).toMatchObject({ retCode: 10017 })
})
