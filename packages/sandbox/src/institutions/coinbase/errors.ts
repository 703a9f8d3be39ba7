import { json, type SimResponse } from '../http/types.ts'

/** Coinbase's error body. `url` and the like are left out, as the real one often does. */
export const coinbaseError = (status: number, id: string, message: string): SimResponse =>
  json(status, { errors: [{ id, message }] })

export const notFound = (): SimResponse => coinbaseError(404, 'not_found', 'Not found')
export const validationError = (message: string): SimResponse => coinbaseError(400, 'validation_error', message)

/** The error body of the brokerage API, which is not the older one's. */
export const brokerageError = (status: number, error: string, message: string): SimResponse =>
  json(status, { error, error_details: message, message })
