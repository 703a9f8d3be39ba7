import { expect, test } from 'vitest'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { upholdClient } from '../testing/upholdClient.ts'
import { uphold } from './simulator.ts'

const sandbox = openInstitutions(uphold)
const client = upholdClient(sandbox)
const cardOf = async (access: string, currency = 'USDC'): Promise<string> => {
  const { body } = await client.api(access, 'GET', '/v0/me/cards')
  return (body as { id: string; currency: string }[]).find(each => each.currency === currency)?.id ?? ''
}

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
