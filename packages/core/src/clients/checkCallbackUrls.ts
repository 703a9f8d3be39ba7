import { invalidField } from '../kernel/apiError.ts'
import type { Environment } from '../kernel/scope.ts'

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
