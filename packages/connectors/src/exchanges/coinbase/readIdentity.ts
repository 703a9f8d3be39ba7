import type { Identity } from '@rialto/core'
import { callInstitution } from '../../kit/callInstitution.ts'
import type { CoinbaseContext } from './context.ts'
import { coinbaseRequest } from './context.ts'
import { isIdentity } from './schemas.ts'

/** Coinbase has one field for the whole name: its last word is taken as the last name. The e-mail needs its own scope. */
export const readIdentity = async (context: CoinbaseContext, token: string): Promise<Identity> => {
  const request = coinbaseRequest(token, 'GET', '/v2/user')
  const { data } = await callInstitution(context.http, { request: () => request, check: isIdentity, secrets: [token] })
  const words = (data.name ?? '').split(/\s+/).filter(word => word !== '')
  const lastName = words.length > 1 ? words.pop() : undefined
  return {
    ...(words.length === 0 ? {} : { firstName: words.join(' ') }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(data.email ? { email: data.email } : {}),
    ...(data.country?.code ? { countryCode: data.country.code } : {}),
  }
}
