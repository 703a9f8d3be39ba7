import { expect, test } from 'vitest'
import { openBitstamp } from '../testing/openBitstamp.ts'

const { sandbox, as } = openBitstamp()

test('the euro rate has the sandbox’s time, and unsupported paths return 404', async () => {
  const rate = await sandbox.fetch(`${sandbox.origin}/~www.bitstamp.net/api/v2/eur_usd/`)
  expect(await rate.json()).toHaveProperty('buy')
  const offMs = Date.parse(rate.headers.get('date') ?? '') - sandbox.clock.nowMs()
  expect(Math.abs(offMs)).toBeLessThan(2_000)
  expect((await as('Mesh').post('buy/btcusd')).status).toBe(404)
})
