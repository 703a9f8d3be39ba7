import { randomInt } from 'node:crypto'

import type { Context } from '../context.ts'

/** A random number of nine digits with which no withdrawal's id ends. `first` is given if it is free. */
export const newNumericId = (
  ctx: { withdrawals: Pick<Context['withdrawals'], 'list'> },
  first = String(randomInt(100_000_000, 1_000_000_000)),
): string => (ctx.withdrawals.list().some(({ id }) => id.endsWith(first)) ? newNumericId(ctx) : first)
