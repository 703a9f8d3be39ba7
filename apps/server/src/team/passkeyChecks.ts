import type { PasskeyChecks, RelyingParty } from '@rialto/core'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'

/** ES256, EdDSA and RS256, which between them every authenticator has. */
export const passkeyAlgorithms: readonly number[] = [-7, -8, -257]

/** Those of WebAuthn; what else a browser names is not stored. */
const knownTransports: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

/** The library throws for every failed check, with a message for developers. */
const undefinedIfWrong = async <T>(work: () => Promise<T | undefined>): Promise<T | undefined> => {
  try {
    return await work()
  } catch {
    return undefined
  }
}

/** The library is loaded by the first passkey: servers without passkeys do not load it. */
export const passkeyChecks: PasskeyChecks = {
  challengeOf(clientDataJson) {
    try {
      const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString())
      const challenge = typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : undefined
      return typeof challenge === 'string' ? challenge : undefined
    } catch {
      return undefined
    }
  },

  readRegistration: (registration, { challenge, party }) =>
    undefinedIfWrong(async () => {
      const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
      const { credentialId, clientDataJson, attestationObject } = registration
      const response: RegistrationResponseJSON = {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        response: { clientDataJSON: clientDataJson, attestationObject },
        clientExtensionResults: {},
      }
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        ...expectedOf(challenge, party),
        supportedAlgorithmIDs: [...passkeyAlgorithms],
      })
      if (!verified) return undefined
      const { id, publicKey, counter } = registrationInfo.credential
      return {
        credentialId: id,
        publicKey,
        signatureCount: counter,
        transports: registration.transports.filter(name => knownTransports.includes(name)),
      }
    }),

  verifyAssertion: (assertion, { challenge, party, passkey }) =>
    undefinedIfWrong(async () => {
      const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
      const { credentialId, clientDataJson, authenticatorData, signature } = assertion
      const response: AuthenticationResponseJSON = {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        response: { clientDataJSON: clientDataJson, authenticatorData, signature },
        clientExtensionResults: {},
      }
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        ...expectedOf(challenge, party),
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.signatureCount,
        },
      })
      return verified ? { signatureCount: authenticationInfo.newCounter } : undefined
    }),
}

const expectedOf = (challenge: string, { id, origin }: RelyingParty) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: id,
  requireUserVerification: true,
})

const loopback: readonly string[] = ['127.0.0.1', '[::1]']

/** Browsers take no IP address for a passkey: a server on this machine has the name `localhost`. */
export const relyingPartyOf = (publicUrl: string): RelyingParty => {
  const url = new URL(publicUrl)
  if (loopback.includes(url.hostname)) url.hostname = 'localhost'
  return { id: url.hostname, origin: url.origin }
}
