import { base58 } from '@scure/base'

import { isObject } from './callSolana.ts'

export const memoProgram = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'

/** The texts of a transaction's own memos. Those that programs write in calls are left out. */
export const memosIn = (instructions: unknown, accounts: readonly string[]): string[] =>
  (Array.isArray(instructions) ? instructions : []).flatMap((one: unknown) => {
    const { programIdIndex, data } = isObject(one) ? one : {}
    if (typeof programIdIndex !== 'number' || accounts[programIdIndex] !== memoProgram) return []
    return typeof data === 'string' ? textsIn(data) : []
  })

const textsIn = (data: string): string[] => {
  try {
    return [new TextDecoder('utf-8', { fatal: true }).decode(base58.decode(data))]
  } catch {
    // No text, and so the name of no order.
    return []
  }
}
