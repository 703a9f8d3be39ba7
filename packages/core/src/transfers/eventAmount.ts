import { toJsonNumber } from '@rialto/catalog'

type Known<N extends string> = Record<N, number | null> & Record<`${N}Decimal`, string | null>

/** An amount as events have it: the number of published clients, and every digit. Both null where it is not known. */
export const eventAmount = <N extends string>(name: N, amount: string | undefined): Known<N> =>
  ({
    [name]: amount === undefined ? null : toJsonNumber(amount),
    [`${name}Decimal`]: amount ?? null,
  }) as Known<N>
