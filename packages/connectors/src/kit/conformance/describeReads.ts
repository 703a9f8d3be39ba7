import { compare, parseDecimal } from '@rialto/catalog'
import { describe, expect, test } from 'vitest'
import type { ConformanceSubject } from './subject.ts'

const elsewhere = '00000000-0000-4000-8000-000000000000'

export const describeReads = (of: () => ConformanceSubject): void => {
  describe('reads', () => {
    test('connects to the same account each time, and reports the granted permissions', async () => {
      const first = await of().connect()
      const second = await of().connect()
      expect(first.account.upstreamId).not.toBe('')
      expect(second.account).toEqual(first.account)
      expect(first.granted).toEqual({ read: true, withdraw: true, missing: [] })
    })

    test('returns holdings as decimals, without zero ones, and never more available than owned', async () => {
      const { credentials } = await of().connect()
      const holdings = await of().connector.read.holdings(credentials)
      expect(holdings.map(h => h.symbol)).toContain(of().order().symbol)
      expect(new Set(holdings.map(h => h.symbol)).size).toBe(holdings.length)
      for (const { amount, available, name } of holdings) {
        expect(parseDecimal(amount)).toBe(amount)
        expect(parseDecimal(available)).toBe(available)
        expect(compare(amount, '0')).toBe(1)
        expect(compare(available, amount)).toBeLessThanOrEqual(0)
        expect(name).not.toBe('')
      }
    })

    test('distinguishes fiat from crypto', async () => {
      const { credentials } = await of().connect()
      const balances = await of().connector.read.balances(credentials)
      const holdings = await of().connector.read.holdings(credentials)
      const fiat = of().connector.descriptor.products.includes('balance')
      expect(balances.some(b => b.currencyCode === 'USD')).toBe(fiat)
      if (!fiat) expect(balances).toEqual([])
      for (const { currencyCode, cash, buyingPower } of balances) {
        expect(parseDecimal(cash)).toBe(cash)
        expect(parseDecimal(buyingPower)).toBe(buyingPower)
        expect(holdings.map(h => h.symbol)).not.toContain(currencyCode)
      }
    })

    test('returns the same deposit address per network each time', async () => {
      const { credentials } = await of().connect()
      const { symbol, networkId } = of().order()
      const first = await of().connector.read.depositAddress(credentials, { symbol, networkId })
      expect(first.address).toMatch(/\S{20,}/)
      expect(await of().connector.read.depositAddress(credentials, { symbol, networkId })).toEqual(first)
    })

    test('rejects an address for a network or an asset that it cannot receive', async () => {
      const { credentials } = await of().connect()
      const { symbol, networkId } = of().order()
      const { depositAddress } = of().connector.read
      const refused = { kind: 'networkUnsupported' }
      await expect(depositAddress(credentials, { symbol, networkId: elsewhere })).rejects.toMatchObject(refused)
      await expect(depositAddress(credentials, { symbol: 'NOSUCH', networkId })).rejects.toMatchObject(refused)
    })

    test('returns terms for the supported networks, and none for assets that cannot be sent', async () => {
      const { credentials } = await of().connect()
      const { symbol, networkId } = of().order()
      const terms = await of().connector.withdraw.terms(credentials, symbol)
      const known = of().connector.descriptor.networks.map(network => network.networkId)
      expect(terms.find(t => t.networkId === networkId)?.enabled).toBe(true)
      for (const { networkId: id, fee, minimum, decimals } of terms) {
        expect(known).toContain(id)
        expect(parseDecimal(fee)).toBe(fee)
        expect(parseDecimal(minimum)).toBe(minimum)
        expect(decimals).toBeGreaterThanOrEqual(0)
      }
      expect(await of().connector.withdraw.terms(credentials, 'NOSUCH')).toEqual([])
    })

    test('answers the probe', async () => {
      await expect(of().connector.probe()).resolves.toBeUndefined()
    })
  })
}
