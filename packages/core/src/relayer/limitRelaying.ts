import { findNetwork, networksIn, toBaseUnits } from '@rialto/catalog'

import type { Context } from '../context.ts'
import { invalidField } from '../kernel/apiError.ts'
import { readDecimal } from '../kernel/readDecimal.ts'
import type { Scope } from '../kernel/scope.ts'
import { relayFamilies, type RelayFamily, type RelayLimits } from './ports.ts'
import { relayFamilyOf } from './relayFamilyOf.ts'

/** Decimals of the coin in which a network's fees are paid. */
const decimalsOf: Readonly<Record<RelayFamily, number>> = { evm: 18, solana: 9 }
export const coinDecimalsOf = (networkId: string): number => decimalsOf[relayFamilyOf(networkId)]

const maximum = '1000000'

interface LimitInput {
  networkId: string
  /** Decimal strings in the network's coin. */
  maximumPerTransaction: string
  maximumPerDay: string
  isFacilitated: boolean
}

/** Sets up to what fee the relayer sends for a client on a network. @throws ApiError `invalidField`. */
export const limitRelaying = async (
  { store, environment }: Pick<Context, 'store' | 'environment'>,
  scope: Scope,
  { networkId, maximumPerTransaction, maximumPerDay, isFacilitated }: LimitInput,
): Promise<RelayLimits> => {
  const network = networksIn(environment).find(({ id }) => id === networkId)
  if (!relayFamilies.some(family => family === network?.networkType))
    throw invalidField('networkId', 'must be an EVM network or Solana, of this environment')
  const decimals = coinDecimalsOf(networkId)
  const limits: RelayLimits = {
    networkId,
    perTransaction: readAmount('maximumPerTransaction', maximumPerTransaction, decimals),
    perDay: readAmount('maximumPerDay', maximumPerDay, decimals),
    isFacilitated,
  }
  if (limits.perDay < limits.perTransaction)
    throw invalidField('maximumPerDay', 'must not be below the maximum per transaction')
  await store.relays.setLimits(scope, networkId, limits)
  return limits
}

/** Nothing is relayed for the client on the network any more. */
export const stopRelaying = ({ store }: Pick<Context, 'store'>, scope: Scope, networkId: string): Promise<void> =>
  store.relays.setLimits(scope, networkId, undefined)

export const coinOf = (networkId: string): string => findNetwork(networkId)?.nativeSymbol ?? ''

const readAmount = (path: string, text: string, decimals: number): bigint => {
  const amount = readDecimal(path, text, { above: '0', to: maximum, places: decimals })
  return toBaseUnits(amount, decimals)
}
