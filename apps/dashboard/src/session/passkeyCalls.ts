import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'

import { ApiFailure } from '../api/ApiFailure.ts'
import { callOperation } from '../api/callOperation.ts'
import type { Session } from './useSession.ts'

const waitMs = 5 * 60_000

/** Converts errors of the browser into `messages.problems`. */
const explained = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiFailure) throw error
    throw new ApiFailure(0, typeOf(error))
  }
}

const typeOf = (error: unknown): 'passkeyKnown' | 'passkeyAddress' | 'passkeyCancelled' => {
  const code = error instanceof WebAuthnError ? error.code : ''
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'passkeyKnown'
  return code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID' ? 'passkeyAddress' : 'passkeyCancelled'
}

/** Requests a passkey from the browser and signs in with it. */
export const signInWithPasskey = (): Promise<Session> =>
  explained(async () => {
    const { challenge, relyingPartyId } = await callOperation('beginPasskeySignIn', {})
    const { id, response } = await startAuthentication({
      optionsJSON: { challenge, rpId: relyingPartyId, userVerification: 'required', timeout: waitMs },
    })
    const { clientDataJSON: clientDataJson, authenticatorData, signature } = response
    return callOperation('signInWithPasskey', {
      body: { credentialId: id, clientDataJson, authenticatorData, signature },
    })
  })

/** Creates a passkey in the browser and registers it under a name. */
export const registerPasskey = (label: string, user: { email: string; name: string }) =>
  explained(async () => {
    const begun = await callOperation('beginPasskey', {})
    const { id, response } = await startRegistration({
      optionsJSON: {
        challenge: begun.challenge,
        rp: { id: begun.relyingPartyId, name: 'Rialto' },
        user: { id: begun.userId, name: user.email, displayName: user.name },
        pubKeyCredParams: begun.algorithms.map(alg => ({ type: 'public-key' as const, alg })),
        excludeCredentials: begun.existingCredentialIds.map(one => ({ type: 'public-key' as const, id: one })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
        timeout: waitMs,
      },
    })
    const { clientDataJSON: clientDataJson, attestationObject, transports = [] } = response
    return callOperation('addPasskey', {
      body: { label, credentialId: id, clientDataJson, attestationObject, transports },
    })
  })
