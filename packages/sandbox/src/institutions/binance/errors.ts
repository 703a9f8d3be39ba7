import { json, type SimResponse } from '../http/types.ts'

/** Binance's error body. */
export const binanceError = (code: number, msg: string, status = 400): SimResponse => json(status, { code, msg })

export const missing = (name: string): SimResponse =>
  binanceError(-1102, `Mandatory parameter '${name}' was not sent, was empty/null, or malformed.`)
