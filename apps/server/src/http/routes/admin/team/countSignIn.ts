import type { FastifyRequest } from 'fastify'

import { addressOf } from '../../../plugins/authenticate.ts'

/** Counts failures against the caller's address and all addresses, whichever member or invitation the request names. */
export const countSignIn = async <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
  const { signIns, trustedProxies } = request.server.accessControl
  const address = addressOf(request, trustedProxies)
  signIns.reject(address)
  signIns.count(address)
  const result = await work()
  signIns.forgive(address)
  return result
}
