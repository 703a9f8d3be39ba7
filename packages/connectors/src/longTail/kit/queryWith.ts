import { ConnectorError } from '@rialto/core'
import { callInstitution } from '../../kit/callInstitution.ts'
import { signedEgress, unsignedRequest } from './signedEgress.ts'
import type { KeyCredentials, TailContext } from './tailContext.ts'
import { secretsOf } from './tailContext.ts'
import type { Query } from './tailHouse.ts'

/** Reads with this key. A clock or nonce that is off is put right once, and the read said again once. */
export const queryWith = (context: TailContext, credentials: KeyCredentials): Query => {
  const { http, descriptor, house } = context
  return async (call, check) => {
    const read = () =>
      callInstitution(
        { ...http, egress: signedEgress(context, credentials, { call }) },
        { request: () => unsignedRequest(descriptor, call), check, secrets: secretsOf(credentials), readOnly: true },
      )
    if (house.clock !== undefined) return context.clock.read(read)
    try {
      return await read()
    } catch (error) {
      // A nonce that came too late, because another process uses the key too, is followed by one more.
      if (house.nonces !== true || !(error instanceof ConnectorError) || error.kind !== 'clockSkew') throw error
      return read()
    }
  }
}
