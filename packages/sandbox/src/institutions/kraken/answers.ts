import { json, type SimResponse } from '../http/types.ts'

/** Everything comes with 200. */
export const krakenResult = (result: unknown): SimResponse => json(200, { error: [], result })

export const krakenError = (error: string): SimResponse => json(200, { error: [error] })
