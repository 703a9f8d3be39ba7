import { expect, test } from 'vitest'
import { gateClient } from '../testing/gateClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { gateIo } from './simulator.ts'

const sandbox = openInstitutions(gateIo)
const mesh = gateClient(sandbox, sandbox.clock.nowMs, 'Mesh')

test('a coin’s chains are listed, with the closed ones marked', async () => {
  expect((await mesh.get('/wallet/currency_chains', { currency: 'USDC' })).body).toMatchObject([
    { chain: 'ETH', is_deposit_disabled: 0, is_withdraw_disabled: 0, decimal: '6' },
    { chain: 'BASEEVM', is_withdraw_disabled: 0 },
    { chain: 'SOL', is_deposit_disabled: 1, is_withdraw_disabled: 1, contract_address: '' },
  ])
})

test.each(['USD', 'NOPE', ''])('%j has no chains', async currency => {
  expect(await mesh.get('/wallet/currency_chains', { currency })).toMatchObject({
    status: 400,
    body: { label: 'INVALID_CURRENCY' },
  })
})

test('the fee of each chain is listed, and an unknown coin has no row', async () => {
  expect((await mesh.get('/wallet/withdraw_status', { currency: 'USDC' })).body).toMatchObject([
    {
      withdraw_fix: '0.01',
      withdraw_amount_mini: '1',
      withdraw_fix_on_chains: { ETH: '0.01', BASEEVM: '0.005', SOL: '0.01' },
    },
  ])
  expect((await mesh.get('/wallet/withdraw_status', { currency: 'NOPE' })).body).toEqual([])
})

test('open chains have deposit addresses, and a coin without a chain has none', async () => {
  const { body } = await mesh.get('/wallet/deposit_address', { currency: 'USDC' })
  expect(body.multichain_addresses.map(({ chain }: { chain: string }) => chain)).toEqual(['ETH', 'BASEEVM'])
  expect((await mesh.get('/wallet/deposit_address', { currency: 'SOL' })).body.label).toBe('INVALID_CURRENCY')
})

test('public routes need no key', async () => {
  const open = async (path: string) =>
    (await sandbox.fetch(`${sandbox.origin}/~api.gateio.ws/api/v4${path}`)).json() as Promise<unknown>
  expect(await open('/spot/time')).toEqual({ server_time: Date.UTC(2035, 0, 12, 9) })
  const pairs = (await open('/spot/currency_pairs')) as { id: string }[]
  expect(pairs.map(({ id }) => id)).toContain('ETH_USDT')
  expect(pairs.map(({ id }) => id)).not.toContain('USDT_USDT')
  expect(await open('/wallet/withdraw_status')).toMatchObject({ label: 'INVALID_KEY' })
})
