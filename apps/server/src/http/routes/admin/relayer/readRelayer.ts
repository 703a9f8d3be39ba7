import { findNetwork, fromBaseUnits } from '@rialto/catalog'
import {
  coinDecimalsOf,
  coinOf,
  type Context,
  readRelayer,
  readRelayLimits,
  type Relay,
  relayFamilyOf,
  type RelayRefusal,
} from '@rialto/core'
import { defined } from '@rialto/defined'

import type { AdminHandler } from '../../../handler.ts'

const shown = 50

export const readRelayerHandler: AdminHandler<'readRelayer'> = async (ctx, { scope }) => {
  const { addresses } = await readRelayer(ctx)
  const networks = await Promise.all(
    (await readRelayLimits(ctx, scope)).map(async ({ networkId, perTransaction, perDay, used, isFacilitated }) => {
      const address = addresses[relayFamilyOf(networkId)]
      return {
        ...coinFields(networkId),
        maximumPerTransaction: amountOn(networkId, perTransaction),
        maximumPerDay: amountOn(networkId, perDay),
        usedAmount: amountOn(networkId, used),
        isFacilitated,
        ...defined({ address, freeAmount: address && (await freeAmount(ctx, networkId, address)) }),
      }
    }),
  )
  const relays = await ctx.store.relays.listOf(scope, shown)
  const refusals = await ctx.store.relays.listRefusals(scope, shown)
  return { networks, transactions: relays.map(transactionView), refusals: refusals.map(refusalView) }
}

const refusalView = ({ networkId, purpose, reason, from, times, firstAtMs, lastAtMs, subjectId }: RelayRefusal) => ({
  networkId,
  networkName: findNetwork(networkId)?.name ?? networkId,
  purpose,
  reason,
  from,
  times,
  firstTimestamp: Math.floor(firstAtMs / 1_000),
  lastTimestamp: Math.floor(lastAtMs / 1_000),
  ...defined({ subjectId }),
})

const amountOn = (networkId: string, amount: bigint): string => fromBaseUnits(amount, coinDecimalsOf(networkId))

const coinFields = (networkId: string) => ({
  networkId,
  networkName: findNetwork(networkId)?.name ?? networkId,
  symbol: coinOf(networkId),
})

/** Undefined if no node responds. */
const freeAmount = async (
  { relaying, store, environment }: Pick<Context, 'relaying' | 'store' | 'environment'>,
  networkId: string,
  address: string,
): Promise<string | undefined> => {
  if (!relaying.relays(networkId)) return undefined
  const account = await relaying.account(networkId, address).catch(() => undefined)
  if (!account) return undefined
  const free = account.balance - (await store.relays.outstanding(environment, networkId, address))
  return amountOn(networkId, free < 0n ? 0n : free)
}

const transactionView = ({ id, networkId, purpose, state, subjectId, hash, spent, ...relay }: Relay) => ({
  id,
  ...coinFields(networkId),
  purpose,
  state,
  from: relay.authorization.from,
  to: relay.authorization.to,
  reservedAmount: amountOn(networkId, relay.reserved),
  createdTimestamp: Math.floor(relay.createdAtMs / 1_000),
  ...defined({ subjectId, txHash: hash, paidAmount: spent === undefined ? undefined : amountOn(networkId, spent) }),
})
