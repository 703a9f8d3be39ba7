import { compare } from '@rialto/catalog'
import type { Connected, TransferHistory } from '@rialto/core'
import { describe, expect, test } from 'vitest'
import { readAllTransfers } from '../testing/readAllTransfers.ts'
import type { ConformanceSubject } from './subject.ts'
import { submitWithCode } from './submitWithCode.ts'

/** Conformance of the transfer history, for connectors that have one and whose simulator can receive deposits. */
export const describeHistory = (of: () => ConformanceSubject): void => {
  const opened = async (): Promise<{ history: TransferHistory; connected: Connected } | undefined> => {
    const { history } = of().connector
    return history === undefined || of().deposit === undefined
      ? undefined
      : { history, connected: await of().connect() }
  }

  describe('history', () => {
    test('returns withdrawals and deposits page by page, each once', async ({ skip }) => {
      const ready = await opened()
      if (ready === undefined) return skip('it keeps no history that is read here')
      const { history, connected } = ready
      const order = of().order()
      const outcome = await submitWithCode(of(), connected.credentials, order)
      if (outcome.kind !== 'accepted') throw new Error('not accepted')
      const hash = await of().deposit?.('2.5')
      await of().settle()
      const byOne = await readAllTransfers(history, connected.credentials, { count: 1 })
      expect(new Set(byOne.map(each => each.upstreamId)).size).toBe(byOne.length)
      expect(
        (await readAllTransfers(history, connected.credentials, { count: 50 })).map(each => each.upstreamId).sort(),
      ).toEqual(byOne.map(each => each.upstreamId).sort())
      const sent = byOne.find(each => each.upstreamId === outcome.upstreamId)
      expect(sent).toMatchObject({
        type: 'withdrawal',
        status: 'succeeded',
        symbol: order.symbol,
        toAddress: order.address,
      })
      expect(compare(sent?.amount ?? '0', order.amount)).toBe(0)
      expect(sent?.networkId).toBe(order.networkId)
      const received = byOne.find(each => each.hash === hash)
      expect(received).toMatchObject({ type: 'deposit', status: 'succeeded', symbol: order.symbol })
      expect(compare(received?.amount ?? '0', '2.5')).toBe(0)
    })

    test('finds a transfer by id and by hash, and returns undefined for unknown ones', async ({ skip }) => {
      const ready = await opened()
      if (ready === undefined) return skip('it keeps no history that is read here')
      const { history, connected } = ready
      const { credentials } = connected
      const hash = await of().deposit?.('1')
      if (hash === undefined) throw new Error('no deposit')
      const byHash = await history.find(credentials, { hash, symbol: of().order().symbol })
      expect(byHash).toMatchObject({ type: 'deposit', hash })
      expect(await history.find(credentials, { id: byHash?.upstreamId ?? '' })).toEqual(byHash)
      expect(await history.find(credentials, { id: '../accounts' })).toBeUndefined()
      expect(await history.find(credentials, { id: '00000000-0000-4000-8000-000000000000' })).toBeUndefined()
      expect(await history.find(credentials, { hash: `0x${'0'.repeat(64)}` })).toBeUndefined()
    })

    test('leaves out transfers before `sinceMs`', async ({ skip }) => {
      const ready = await opened()
      if (ready === undefined) return skip('it keeps no history that is read here')
      await of().deposit?.('1')
      const later = Date.now() + 365 * 86_400_000
      const page = await ready.history.list(ready.connected.credentials, { count: 10, sinceMs: later })
      expect(page?.transfers).toEqual([])
    })

    test.for(['x', '../..', 'nothing:nothing', '9999999999999.0.0.0', ' '])(
      'knows no cursor %j',
      async (cursor, { skip }) => {
        const ready = await opened()
        if (ready === undefined) return skip('it keeps no history that is read here')
        expect(await ready.history.list(ready.connected.credentials, { count: 10, cursor })).toBeUndefined()
      },
    )
  })
}
