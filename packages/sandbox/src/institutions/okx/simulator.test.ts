import { expect, test } from 'vitest'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { okx } from './simulator.ts'

const sandbox = openInstitutions(okx)

test('public routes need no key, and unknown paths return 404', async () => {
  const open = async (path: string) => {
    const response = await sandbox.fetch(`${sandbox.origin}/~www.okx.com${path}`)
    return { status: response.status, body: await response.json() }
  }
  expect((await open('/api/v5/public/time')).body).toMatchObject({ data: [{ ts: expect.stringMatching(/^\d{13}$/) }] })
  expect((await open('/api/v5/public/instruments?instType=SWAP')).status).toBe(400)
  expect(await open('/api/v5/trade/order')).toMatchObject({ status: 404, body: { code: '404' } })
})
