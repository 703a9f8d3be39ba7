import { expect, test } from 'vitest'
import { openGemini } from '../testing/openGemini.ts'

const { sandbox, as, TRANSFERS, order } = openGemini()

test('the history lists the latest transfers or those since a time, including reversed ones', async () => {
  const eth = as('MeshETH')
  const send = async (amount: string) => {
    sandbox.clock.advance(10)
    return (await eth.call('/v2/withdraw/base/eth', order({ amount }))).body.withdrawalId as string
  }
  for (let index = 1; index <= 12; index += 1) await send(`0.${index + 10}`)
  const amounts = async (params: Readonly<Record<string, unknown>>) =>
    (await eth.call(TRANSFERS, params)).body.map((row: { amount: string }) => row.amount)
  expect(await amounts({})).toEqual(['0.22', '0.21', '0.2', '0.19', '0.18', '0.17', '0.16', '0.15', '0.14', '0.13'])
  expect(await amounts({ limit_transfers: 2 })).toEqual(['0.22', '0.21'])
  const rows = (await eth.call(TRANSFERS, { limit_transfers: 50 })).body
  const timestamp = rows.at(-2).timestampms
  expect(await amounts({ timestamp, limit_transfers: 2 })).toEqual(['0.14', '0.13'])
  expect(await amounts({ timestamp: Math.floor(timestamp / 1_000) - 1, limit_transfers: 1 })).toEqual(['0.11'])
  expect(await amounts({ currency: 'usdc' })).toEqual([])
  expect(await amounts({ network: 'ethereum' })).toEqual([])
  await sandbox.control('POST', `/withdrawals/${await send('0.5')}/fail`)
  expect((await eth.call(TRANSFERS, { limit_transfers: 1 })).body).toMatchObject([{ status: 'Failed', amount: '0.5' }])
})
