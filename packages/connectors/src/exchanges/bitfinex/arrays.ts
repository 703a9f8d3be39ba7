import { checkOf } from '@rialto/contract'
import Type from 'typebox'

/** Bitfinex responds with arrays; its documents define the meaning of each index. */
export const Anything = Type.Unknown()

export const isNotice = checkOf(Type.Array(Anything, { minItems: 8, maxItems: 8 }))

/** The text at a position. Empty for any other value. */
export const place = (row: readonly unknown[], index: number): string => {
  const value = row[index]
  return typeof value === 'string' ? value : ''
}
