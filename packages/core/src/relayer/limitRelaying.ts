import { compare, findNetwork, networksIn, parseDecimal, roundDown, toBaseUnits } from '@rialto/catalog'

import type { Context } from '../context.ts'
import { invalidField } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { RelayLimits } from './ports.ts'

/** Of each EVM network's own coin. */
export const relayedDecimals = 18
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
  if (network?.networkType !== 'evm') throw invalidField('networkId', 'must be an EVM network of this environment')
  const limits: RelayLimits = {
    networkId,
    perTransaction: readAmount('maximumPerTransaction', maximumPerTransaction),
    perDay: readAmount('maximumPerDay', maximumPerDay),
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

const readAmount = (path: string, text: string): bigint => {
  const amount = parseDecimal(text)
  const isAmount =
    amount !== undefined &&
    compare(amount, '0') > 0 &&
    compare(amount, maximum) <= 0 &&
    compare(roundDown(amount, relayedDecimals), amount) === 0
  if (!isAmount) throw invalidField(path, `must be an amount of the network’s coin up to ${maximum}`)
  return toBaseUnits(amount, relayedDecimals)
}
