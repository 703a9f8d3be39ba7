import { expect, test } from 'vitest'
import { openOkx } from '../testing/openOkx.ts'

const { sandbox, as, TO, WITHDRAW, SENT, order } = openOkx()

const RECEIVED = '/api/v5/asset/deposit-history'

test('pages backwards by time', async () => {
  const user = as('Mesh4')
  for (let turn = 0; turn < 3; turn += 1) {
    await user.post(WITHDRAW, order({ clientId: `page${turn}` }))
    sandbox.clock.advance(1_000)
  }
  const ids = async (params: Record<string, string>) =>
    (await user.get(SENT, params)).body.data.map(({ clientId }: { clientId: string }) => clientId)
  expect(await ids({ limit: '2' })).toEqual(['page2', 'page1'])
  const [, middle] = (await user.get(SENT)).body.data
  expect(await ids({ after: middle.ts })).toEqual(['page0'])
  expect(await ids({ before: middle.ts })).toEqual(['page2'])
  expect(await ids({ type: '3' })).toEqual([])
  for (const wrong of [{ limit: '101' }, { limit: '0' }, { after: 'x' }, { before: 'x' }]) {
    expect((await user.get(SENT, wrong)).body.code).toBe('51000')
  }
})

test('a deposit is listed, and found by its own id', async () => {
  const deposit = { institution: 'okx', persona: 'Mesh3', symbol: 'USDC', amount: '3' }
  const { body } = await sandbox.control('POST', '/deposits', deposit)
  const [row] = (await as('Mesh3').get(RECEIVED, { txId: body.hash })).body.data
  expect(row).toMatchObject({ ccy: 'USDC', chain: 'USDC-ERC20', amt: '3', state: '2', to: TO })
  expect((await as('Mesh3').get(RECEIVED, { depId: row.depId })).body.data).toEqual([row])
})
