import { json, type SimResponse } from '../../../institutions/http/types.ts'

/** A refusal in Relay's format. */
export interface Refusal {
  status: 400 | 401 | 404 | 503
  errorCode: string
  message: string
}

export const refusal = (errorCode: string, message: string, status: Refusal['status'] = 400): Refusal => ({
  status,
  errorCode,
  message,
})

export const isRefusal = (value: object): value is Refusal => 'errorCode' in value

export const answerRefusal = ({ status, errorCode, message }: Refusal): SimResponse =>
  json(status, { message, errorCode })
