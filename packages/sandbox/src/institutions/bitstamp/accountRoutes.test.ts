import { expect, test } from 'vitest'
import { openBitstamp } from '../testing/openBitstamp.ts'

const { sandbox, as, TO } = openBitstamp()

test('every currency is listed, and can be read alone', async () => {
  const { body } = await as('MeshUSDC').post('account_balances')
  expect(body).toContainEqual({
    currency: 'usdc',
    total: '10000.000000',
    available: '10000.000000',
    reserved: '0.000000',
  })
  expect(body).toContainEqual(expect.objectContaining({ currency: 'btc', total: '0.00000000' }))
  expect((await as('MeshBTC').post('account_balances/btc')).body).toMatchObject({ total: '5.00000000' })
  expect((await as('MeshBTC').post('account_balances/nope')).body.response_code).toBe('404.006')
  const first = (await as('Mesh').post('websockets_token')).body
  expect(first.user_id).toBeGreaterThan(0)
  expect((await as('Mesh').post('websockets_token')).body).toEqual(first)
})

test('networks and fees are listed, with addresses for open networks', async () => {
  const url = `${sandbox.origin}/~www.bitstamp.net/api/v2/currencies/`
  const currencies = (await (await sandbox.fetch(url)).json()) as { currency: string; networks: object[] }[]
  expect(currencies.find(({ currency }) => currency === 'USDC')?.networks).toMatchObject([
    { network: 'ethereum', withdrawal_minimum_amount: '1', withdrawal_decimals: 6, withdrawal: 'Enabled' },
    { network: 'solana', withdrawal: 'Disabled', deposit: 'Disabled' },
  ])
  const fees = (await as('Mesh').post('fees/withdrawal')).body
  expect(fees).toContainEqual({ currency: 'usdc', fee: '0.01', network: 'ethereum' })
  expect((await as('Mesh').post('usdc_address', { network: 'ethereum' })).body).toEqual({ address: TO })
  expect((await as('Mesh').post('usdc_address', { network: 'solana' })).body.reason).toEqual({
    network: ['Invalid network selection'],
  })
})
