import { expect, test } from 'vitest'

import type { Connector } from '../connections/connector.ts'
import type { Context } from '../context.ts'
import { createWorld } from '../testing/createWorld.ts'
import { sponsorFee, wouldSponsor } from './sponsorFee.ts'

const dayMs = 24 * 60 * 60_000

/** A client whose users' payments cost the operator 10 each. */
const prepare = async () => {
  const { ctx, scope, connect, preview, clock } = createWorld()
  const connection = await connect()
  const connector = ctx.connectors.find(connection.type)
  const priced = { ...connector, sponsoredFee: async () => 10n } as Connector
  const own: Context = { ...ctx, connectors: { ...ctx.connectors, find: () => priced } }
  const payment = () => preview(connection)
  return { ctx: own, scope, connection, payment, clock }
}

test('fees of concurrent payments stay within the daily limit, and a day later more is allowed', async () => {
  const { ctx, scope, connection, payment, clock } = await prepare()
  const payments = await Promise.all(Array.from({ length: 8 }, payment))
  const ask = (one: (typeof payments)[number]) => sponsorFee(ctx, connection, one)
  expect(await Promise.all(payments.map(ask))).toEqual(payments.map(() => 'none'))
  await ctx.store.sponsorship.setLimits(scope, { perTransfer: 10n, perDay: 35n })
  const asked = await Promise.all(payments.map(ask))
  expect(asked.filter(one => one === 'paid')).toHaveLength(3)
  expect(asked.filter(one => one === 'usedUp')).toHaveLength(5)
  expect(await ctx.store.sponsorship.spent(scope, 0)).toBe(30n)
  const next = await payment()
  expect(await wouldSponsor(ctx, connection, next)).toBe(false)
  clock.advance(dayMs + 1)
  expect(await wouldSponsor(ctx, connection, next)).toBe(true)
  expect(await ask(next)).toBe('paid')
  await ctx.store.sponsorship.setLimits(scope, undefined)
  expect(await ask(next)).toBe('none')
})

test('each transaction handed out for a transfer counts, up to the limit of a transfer', async () => {
  const { ctx, scope, connection, payment, clock } = await prepare()
  await ctx.store.sponsorship.setLimits(scope, { perTransfer: 25n, perDay: 1_000n })
  const one = await payment()
  const ask = () => sponsorFee(ctx, connection, one)
  expect([await ask(), await ask(), await ask()]).toEqual(['paid', 'paid', 'usedUp'])
  expect(await ctx.store.sponsorship.spent(scope, 0)).toBe(20n)
  clock.advance(dayMs + 1)
  expect(await ask()).toBe('usedUp')
})

test('a fee above the limit of a transfer is not paid and not counted', async () => {
  const { ctx, scope, connection, payment } = await prepare()
  await ctx.store.sponsorship.setLimits(scope, { perTransfer: 9n, perDay: 1_000n })
  expect(await sponsorFee(ctx, connection, await payment())).toBe('usedUp')
  expect(await ctx.store.sponsorship.spent(scope, 0)).toBe(0n)
})
