import { expect, test } from 'vitest'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { kraken } from './simulator.ts'

const sandbox = openInstitutions(kraken)

test('public routes need no key, and unknown paths return 404', async () => {
  const get = async (path: string) => {
    const response = await sandbox.fetch(`${sandbox.origin}/~api.kraken.com${path}`)
    return { status: response.status, body: (await response.json()) as { error: string[]; result?: object } }
  }
  expect((await get('/0/public/Time')).body.result).toMatchObject({ unixtime: expect.any(Number) })
  expect((await get('/0/public/SystemStatus')).body.result).toMatchObject({ status: 'online' })
  expect((await get('/0/public/Assets?asset=XBT,usdc')).body.result).toMatchObject({
    XXBT: { altname: 'XBT' },
    USDC: { decimals: 6 },
  })
  expect((await get('/0/public/Assets?asset=NOPE')).body.error).toEqual(['EQuery:Unknown asset'])
  expect((await get('/0/public/Trades')).status).toBe(404)
})
