import { expect, test } from 'vitest'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { okx } from './simulator.ts'

const sandbox = openInstitutions(okx)
const get = async (path: string) => {
  const response = await sandbox.fetch(`${sandbox.origin}/~www.okx.com/api/v5/public/${path}`)
  return { status: response.status, body: (await response.json()) as { code: string; data: Record<string, string>[] } }
}

test('the time is the sandbox’s, in milliseconds', async () => {
  sandbox.clock.advance(1_234)
  expect((await get('time')).body.data).toEqual([{ ts: String(Date.UTC(2035, 0, 12, 9) + 1_234) }])
})

test('every coin but Tether is traded against Tether, and no other kind of instrument exists', async () => {
  const { data } = (await get('instruments?instType=SPOT')).body
  expect(data.map(({ instId }) => instId)).toContain('BTC-USDT')
  expect(data.filter(({ baseCcy, quoteCcy }) => baseCcy === 'USDT' || quoteCcy !== 'USDT')).toEqual([])
  for (const path of ['instruments', 'instruments?instType=SWAP']) {
    expect(await get(path)).toMatchObject({ status: 400, body: { code: '51000', data: [] } })
  }
})
