import { expect, test } from 'vitest'

import type { IncomingPayment } from '../ports.ts'
import { withoutUsed } from './withoutUsed.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const payment = (hash: string, state = 'final') =>
  ({ networkId: 'xrpl', hash, position: 'payment', state }) as IncomingPayment

const filter = async (addressTag: string | undefined, found: IncomingPayment[], known: IncomingPayment[] = []) => {
  const asked: string[] = []
  const unassignedPayments = {
    lockUsed: async <T extends { hash: string }>(_: string, payments: readonly T[]): Promise<T[]> => {
      asked.push(...payments.map(({ hash }) => hash))
      return payments.filter(({ hash }) => hash === 'used')
    },
  }
  const order = { scope, ...(addressTag === undefined ? {} : { addressTag }) }
  const left = await withoutUsed({ unassignedPayments } as never, order, known, found)
  return { left: left.map(({ hash }) => hash), asked }
}

test('a payment that another order has, or that may have been returned, does not count for the order of its tag', async () => {
  const found = [payment('used'), payment('new'), payment('used too', 'detected'), payment('known')]
  expect(await filter('7', found, [payment('known')])).toEqual({
    left: ['new', 'used too', 'known'],
    asked: ['used', 'new'],
  })
})

test('addresses without a tag have no unassigned payments, so that nothing is locked', async () => {
  expect(await filter(undefined, [payment('used')])).toEqual({ left: ['used'], asked: [] })
})
