import { expect, test } from 'vitest'
import { brokerageClient } from '../testing/brokerageClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { sandboxBrokerage } from './simulator.ts'

const sandbox = openInstitutions(sandboxBrokerage)
const { call, open } = brokerageClient(sandbox)
const as = async (persona: string) => {
  const { access_token } = await open(persona)
  return async (path: string) => call(access_token, 'GET', path)
}
const get = await as('Mesh')

test('money and coins are listed, without zero balances', async () => {
  expect((await (await as('MeshUSDC'))('/balances')).body).toEqual([
    { symbol: 'USDC', kind: 'crypto', available: '10000', total: '10000' },
  ])
  expect((await (await as('Mesh3'))('/balances')).body).toMatchObject([{ symbol: 'USD', kind: 'fiat' }])
  expect((await (await as('Mesh2'))('/balances')).body).toEqual([])
})

test('the identity of a business names the company and no person', async () => {
  expect((await (await as('business'))('/identity')).body).toMatchObject({
    first_name: null,
    last_name: null,
    born: null,
    company_name: 'Harbor Trading Ltd',
    document: { type: 'companyRegistration' },
  })
  expect((await get('/identity')).body).toMatchObject({ company_name: null, first_name: 'Mesh' })
})

test('the networks of an asset are listed with their fees, each with an address', async () => {
  expect((await get('/networks?symbol=USDC')).body).toEqual([
    { network: 'ethereum', fee: '0.01', minimum: '1' },
    { network: 'base', fee: '0.005', minimum: '1' },
  ])
  expect((await get('/networks?symbol=SOL')).body).toEqual([])
  expect((await get('/addresses?symbol=USDC&network=base')).body).toMatchObject({
    network: 'base',
    address: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
  })
  for (const query of ['symbol=USDC&network=solana', 'symbol=NOPE&network=base', 'symbol=USDC']) {
    expect(await get(`/addresses?${query}`)).toMatchObject({ status: 400, body: { error: 'invalid_field' } })
  }
})
