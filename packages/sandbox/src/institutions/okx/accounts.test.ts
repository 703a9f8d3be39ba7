import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assetOf } from '../data/assets.ts'
import { balanceOf } from '../ledger/entries.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { accountLines, moveUnits, unitsIn } from './accounts.ts'
import { okx } from './simulator.ts'

const sandbox = openInstitutions(okx)
const { ctx } = sandbox
const ether = assetOf('ETH')
const both = () => [unitsIn(ctx, 'funding', 'MeshETH', ether), unitsIn(ctx, 'trading', 'MeshETH', ether)] as const

test('coins that no network carries lie in the trading account, all else in the funding account', () => {
  expect(accountLines(ctx, 'trading', 'Mesh').map(({ asset }) => asset.symbol)).toContain('UNI')
  const funding = accountLines(ctx, 'funding', 'Mesh').map(({ asset }) => asset.symbol)
  expect(funding).toEqual(expect.arrayContaining(['USDC', 'ETH', 'USD']))
  expect(funding).not.toContain('UNI')
})

test('transfers preserve the sum of both accounts, and neither becomes negative', () => {
  const total = balanceOf(ctx.store.state, 'okx', 'MeshETH', 'ETH')
  const to = fc.constantFrom('funding' as const, 'trading' as const)
  fc.assert(
    fc.property(to, fc.bigInt({ min: 1n, max: 6n * 10n ** 9n }), (account, units) => {
      const before = both()
      const fits = (account === 'trading' ? before[0] : before[1]) >= units
      expect(moveUnits(ctx, account, 'MeshETH', ether, units)).toBe(fits)
      const [funding, trading] = both()
      expect(funding + trading).toBe(total)
      expect(funding >= 0n && trading >= 0n).toBe(true)
      if (!fits) expect([funding, trading]).toEqual(before)
    }),
    { numRuns: 50 },
  )
})

test('the trading account never shows more than there is left', async () => {
  moveUnits(ctx, 'trading', 'MeshETH', ether, both()[0])
  await sandbox.control('POST', '/personas/MeshETH/balances', { institution: 'okx', balances: { ETH: '1' } })
  expect(both()).toEqual([0n, 100_000_000n])
})
