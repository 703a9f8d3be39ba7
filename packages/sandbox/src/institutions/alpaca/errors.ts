import { json, type SimResponse } from '../http/types.ts'

/** Alpaca's error body: the first three digits of the code are those of the HTTP status. */
export const alpacaError = (code: number, message: string): SimResponse =>
  json(Math.floor(code / 100_000), { code, message })

export const notAuthorized = (): SimResponse => alpacaError(40110000, 'request is not authorized')
export const forbidden = (message: string): SimResponse => alpacaError(40310000, message)
export const unprocessable = (message: string): SimResponse => alpacaError(42210000, message)
export const notFound = (): SimResponse => alpacaError(40410000, 'endpoint not found')
