import type { Product } from '@rialto/core'

const names = ['balance', 'holdings', 'identity', 'orders', 'transfers'] as const

/** The five products of the API. That deposit addresses can be read is no product: it comes with `transfers`. */
export const publicProducts = (products: readonly Product[]): (typeof names)[number][] =>
  names.filter(name => products.includes(name))
