import { expect, test } from 'vitest'
import { openUphold } from '../testing/openUphold.ts'

const { sandbox, client, cardOf } = await openUphold()

test('received payments are listed, newest first', async () => {
  const deposit = { institution: 'uphold', persona: 'MeshETH', symbol: 'USDC', amount: '2.5' }
  const { body } = await sandbox.control('POST', '/deposits', deposit)
  const { access_token } = await client.connect('MeshETH')
  const list = await client.api(access_token, 'GET', '/v0/me/transactions')
  expect(list.body).toMatchObject([
    { type: 'deposit', status: 'completed', network: 'ethereum', params: { txid: body.hash, type: 'external/in' } },
  ])
  expect(await cardOf(access_token)).not.toBe('')
})
