import { compare, decimalFromJson, findToken, type Network, roundDown } from '@rialto/catalog'
import type { CreateLinkTokenRequest } from '@rialto/contract'
import { defined } from '@rialto/defined'

import type { Context } from '../kernel/context.ts'
import { invalidField, missingField } from '../kernel/apiError.ts'
import { checkDestination, checkPair } from '../transfers/checkDestination.ts'
import type { LinkRequestDestination } from './ports.ts'

type Destination = NonNullable<NonNullable<CreateLinkTokenRequest['transferOptions']>['toAddresses']>[number]

/**
 * One destination of a session; `path` names its fields. It may lack an address where `isJit`: the client's server gives one.
 *
 * @throws ApiError naming the field.
 */
export const readDestination = (
  ctx: Context,
  input: Destination,
  { path, isJit }: { path: string; isJit: boolean },
): LinkRequestDestination => {
  const { symbol, address, addressTag } = input
  if (address === undefined && !isJit) throw missingField(`${path}address`)
  if (address === undefined && addressTag !== undefined) throw invalidField(`${path}addressTag`, 'must have an address')
  const network =
    address === undefined ? checkPair(ctx, input, path) : checkDestination(ctx, { ...input, address, addressTag }, path)
  const amounts = readAmounts(input, path)
  checkDecimals(network, symbol, amounts, path)
  return {
    networkId: network.id,
    symbol: symbol.toUpperCase(),
    ...defined({ address, addressTag }),
    ...amounts,
  }
}

/** An amount that the chain cannot carry could never be paid. */
const checkDecimals = (
  network: Network,
  symbol: string,
  amounts: Pick<LinkRequestDestination, 'amount' | 'minAmount'>,
  path: string,
): void => {
  const decimals = findToken(network.id, symbol)?.decimals
  for (const field of ['amount', 'minAmount'] as const) {
    const amount = amounts[field]
    if (decimals !== undefined && amount !== undefined && compare(roundDown(amount, decimals), amount) !== 0)
      throw invalidField(
        `${path}${field}`,
        `must have at most ${decimals} decimal places for ${symbol.toUpperCase()} on ${network.name}`,
      )
  }
}

const amountFields = ['amount', 'minAmount', 'minAmountInFiat', 'displayAmountInFiat'] as const

const readAmounts = (input: Destination, path: string): Pick<LinkRequestDestination, (typeof amountFields)[number]> => {
  const amounts = Object.fromEntries(
    amountFields.flatMap(field => {
      const amount = decimalFromJson(input[field])
      return amount === undefined ? [] : [[field, amount]]
    }),
  ) as Pick<LinkRequestDestination, (typeof amountFields)[number]>
  const { amount, minAmount, minAmountInFiat } = amounts
  if (minAmount !== undefined && minAmountInFiat !== undefined)
    throw invalidField(`${path}minAmountInFiat`, 'cannot be combined with minAmount')
  if (amount !== undefined && minAmount !== undefined && compare(amount, minAmount) < 0)
    throw invalidField(`${path}minAmount`, 'must not exceed amount')
  return amounts
}
