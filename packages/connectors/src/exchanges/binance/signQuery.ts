import { encodeQuery } from '../../kit/encodeQuery.ts'
import { hmac } from '../../kit/hmac.ts'

/** The parameters in their order, and after them the hex HMAC-SHA256 of that very text under the secret key. */
export const signQuery = (secret: string, parameters: Readonly<Record<string, string>>): string => {
  const query = encodeQuery(parameters)
  return `${query}&signature=${hmac('sha256', secret, query, 'hex')}`
}
