import { invalidField } from '../kernel/apiError.ts'
import type { Environment } from '../kernel/scope.ts'
import type { Ids } from '../kernel/ids.ts'

/** A new secret for signing requests to a client's server, in the format of Standard Webhooks. */
export const webhookSecret = (ids: Ids): string => {
  const bytes = (ids.hex(32).match(/../g) ?? []).map(byte => Number.parseInt(byte, 16))
  return `whsec_${btoa(String.fromCharCode(...bytes))}`
}

/**
 * Validates a client's URL that we may call: https in production, no credentials, no fragment. @throws ApiError naming
 * `url`.
 */
export const checkPublicUrl = (environment: Environment, text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const schemes = environment === 'production' ? ['https:'] : ['https:', 'http:']
  if (!url || text.length > 2_000 || !schemes.includes(url.protocol))
    throw invalidField('url', `must be a URL with ${schemes.map(scheme => `${scheme}//`).join(' or ')}`)
  if (url.username || url.password) throw invalidField('url', 'must not contain a user name or password')
  if (url.hash) throw invalidField('url', 'must not have a fragment')
  return url.href
}

const maxOrigins = 50

/** Origins as browsers send them. In production only https. @throws ApiError `invalidField`. */
export const checkOrigins = (environment: Environment, origins: readonly string[]): string[] => {
  if (origins.length > maxOrigins) throw invalidField('origin', `at most ${maxOrigins} origins may embed Link`)
  const pattern =
    environment === 'production'
      ? /^https:\/\/[a-z0-9.-]+(:\d{1,5})?$/
      : /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/
  return [...new Set(origins.map(origin => origin.trim().toLowerCase().replace(/\/$/, '')))].map(origin => {
    if (pattern.test(origin)) return origin
    const example = environment === 'production' ? 'https://app.example.com' : 'http://localhost:3000'
    throw invalidField('origin', `must be an origin such as ${example}`)
  })
}
