import { beforeEach, expect, test } from 'vitest'
import { binance } from '../binance/simulator.ts'
import { coinbase } from '../coinbase/simulator.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'

let sandbox: ReturnType<typeof openInstitutions>
beforeEach(() => void (sandbox = openInstitutions(binance, coinbase)))

test('balances are set and reset, and stay balanced', async () => {
  await sandbox.control('POST', '/personas/Mesh/balances', { institution: 'binance', balances: { USDC: '3.5' } })
  expect(sandbox.ledger.balance('binance', 'Mesh', 'USDC')).toBe('3.5')
  expect(sandbox.ledger.balance('coinbase', 'Mesh', 'USDC')).toBe('10000')
  await sandbox.control('POST', '/personas/Mesh/reset')
  expect(sandbox.ledger.balance('binance', 'Mesh', 'USDC')).toBe('10000')
  expect(sandbox.ledger.unbalanced()).toEqual([])
  expect((await sandbox.control('POST', '/personas/Mesh/balances', { balances: { USDC: '-1' } })).status).toBe(400)
})
