import { expect, test } from 'vitest'
import { openKucoin } from '../testing/openKucoin.ts'

const { sandbox, as, CREATE, SENT, order } = openKucoin()

const RECEIVED = '/api/v1/deposits'

test('pages by number, within a time', async () => {
  const whale = as('Mesh4')
  for (let count = 0; count < 11; count += 1) await whale.post(CREATE, order({ remark: `${count}` }))
  const first = (await whale.get(SENT, { pageSize: '10' })).body.data
  expect(first).toMatchObject({ currentPage: 1, totalNum: 11, totalPage: 2 })
  expect(first.items[0].remark).toBe('10')
  const second = (await whale.get(SENT, { pageSize: '10', currentPage: '2' })).body.data
  expect(second.items).toMatchObject([{ remark: '0' }])
  expect((await whale.get(SENT, { status: 'SUCCESS' })).body.data.items).toEqual([])
  expect((await whale.get(SENT, { endAt: '1000' })).body.data.items).toEqual([])
  for (const wrong of [{ pageSize: '501' }, { pageSize: '9' }, { currentPage: '0' }, { startAt: 'x' }]) {
    expect((await whale.get(SENT, wrong as unknown as Record<string, string>)).body.code).toBe('400100')
  }
})

test('a deposit has no id, and a suffix after its hash', async () => {
  const body = { institution: 'kucoin', persona: 'MeshSOL', symbol: 'USDC', amount: '3' }
  const made = await sandbox.control('POST', '/deposits', body)
  const [reported] = (await as('MeshSOL').get(RECEIVED)).body.data.items
  expect(reported).toMatchObject({ status: 'SUCCESS', amount: '3.000000', chain: 'eth', remark: 'Deposit' })
  expect(reported.walletTxId.split('@')[0]).toBe(made.body.hash)
  expect(reported).not.toHaveProperty('id')
})
