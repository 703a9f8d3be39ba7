import type { FastifyRequest } from 'fastify'

import { addressOf } from '../../../plugins/authenticate.ts'

/**
 * Counts failures against the caller's address, whichever member or invitation the request names, and with `everyone`
 * against all addresses together: for key derivations on behalf of an unknown browser.
 */
export const countSignIn = async <T>(
  request: FastifyRequest,
  work: () => Promise<T>,
  { everyone = false }: { everyone?: boolean } = {},
): Promise<T> => {
  const { signIns, trustedProxies } = request.server.accessControl
  const address = addressOf(request, trustedProxies)
  signIns.reject(address, everyone)
  signIns.count(address, everyone)
  const result = await work()
  signIns.forgive(address, everyone)
  return result
}
