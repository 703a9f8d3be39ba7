import { invalidField } from '../kernel/apiError.ts'
import type { Environment, Scope } from '../kernel/scope.ts'
import type { Context } from '../kernel/context.ts'

/** Replaces and returns the client's own callback URLs. @throws ApiError `invalidField`. */
export const replaceCallbackUrls = async (
  ctx: Context,
  scope: Scope,
  urls: readonly string[],
): Promise<readonly string[]> => {
  const callbackUrls = checkCallbackUrls(ctx.environment, urls)
  await ctx.store.callbackUrls.replace(scope, callbackUrls)
  return callbackUrls
}

const loopback = ['localhost', '127.0.0.1', '[::1]']

/**
 * Validates callback URLs: https, or in the sandbox also http to the developer's own machine.
 *
 * @throws ApiError `invalidField` naming the first invalid one.
 */
export const checkCallbackUrls = (environment: Environment, urls: readonly string[]): readonly string[] => {
  for (const [index, text] of urls.entries()) {
    const reject = (why: string) => invalidField(`callbackUrls[${index}]`, why)
    if (!URL.canParse(text) || /\s/.test(text)) throw reject('is not a URL')
    const { protocol, hostname, username, password } = new URL(text)
    if (username !== '' || password !== '') throw reject('must not contain a user name or password')
    const isLocal = environment === 'sandbox' && protocol === 'http:' && loopback.includes(hostname)
    if (protocol !== 'https:' && !isLocal)
      throw reject(environment === 'sandbox' ? 'must be https, or http on localhost' : 'must be https')
  }
  return [...new Set(urls)]
}
