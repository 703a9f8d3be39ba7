import type { Identity, OAuthCredentials } from '@rialto/core'
import type { KrakenContext } from '../context.ts'
import { bearerCall } from './bearerCall.ts'
import { infoScope } from './descriptor.ts'
import { isUserInfo } from './schemas.ts'

/** All Kraken tells an application of its user: the e-mail address and the account's number. */
export const readIdentity = async (context: KrakenContext, grant: OAuthCredentials): Promise<Identity> => {
  const { result } = await bearerCall(context, grant, {
    method: 'GET',
    path: '/oauth/userinfo',
    scope: infoScope,
    check: isUserInfo,
  })
  return {
    ...(result.email ? { email: result.email } : {}),
    ...(result.iban ? { accountNumber: result.iban.replace(/\s/g, '') } : {}),
  }
}
