import type { Environment } from '../kernel/scope.ts'
import { invalidField } from '../kernel/apiError.ts'

/** A URL of the client's own that we may call: https in production, no credentials, no fragment. @throws ApiError naming `url`. */
export const checkPublicUrl = (environment: Environment, text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const schemes = environment === 'production' ? ['https:'] : ['https:', 'http:']
  if (!url || text.length > 2_000 || !schemes.includes(url.protocol))
    throw invalidField('url', `must be a URL with ${schemes.map(scheme => `${scheme}//`).join(' or ')}`)
  if (url.username || url.password) throw invalidField('url', 'must not contain a user name or password')
  if (url.hash) throw invalidField('url', 'must not have a fragment')
  return url.href
}
