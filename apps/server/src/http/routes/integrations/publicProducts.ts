import type { Product } from '@rialto/core'

const names = ['balance', 'holdings', 'identity', 'orders', 'transfers'] as const

/** The five products of the API. Reading deposit addresses is not a separate product: it comes with `transfers`. */
export const publicProducts = (products: readonly Product[]): (typeof names)[number][] =>
  names.filter(name => products.includes(name))
