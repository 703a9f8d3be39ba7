import type { ConnectedAccount, Identity } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import type { GeminiAccess, GeminiContext } from './context.ts'
import { geminiRead } from './geminiRead.ts'
import { isAccount } from './schemas.ts'

const read = (context: GeminiContext, access: GeminiAccess) =>
  geminiRead(context, access, { path: '/v1/account', scope: 'account:read', check: isAccount })

/** Gemini names no id of an account: its name and the millisecond it was made in stand for one. */
export const readAccount = async (context: GeminiContext, access: GeminiAccess): Promise<ConnectedAccount> => {
  const { account } = await read(context, access)
  if (account.type !== 'exchange') {
    throw new ConnectorError('refused', `Only exchange accounts can be connected: this is a ${account.type} account`)
  }
  return { upstreamId: `${account.shortName}-${account.created}`, name: `Gemini ${account.accountName}` }
}

/** The account's first active user. Gemini has one field for the whole name: its last word is taken as the last name. */
export const readIdentity = async (context: GeminiContext, access: GeminiAccess): Promise<Identity> => {
  const { users } = await read(context, access)
  const user = users.find(({ status }) => status?.toLowerCase() === 'active') ?? users[0]
  const words = (user?.name ?? '').split(/\s+/).filter(word => word !== '')
  const lastName = words.length > 1 ? words.pop() : undefined
  return {
    ...(words.length === 0 ? {} : { firstName: words.join(' ') }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(user?.countryCode ? { countryCode: user.countryCode } : {}),
  }
}
