import { ConnectorError, type ConnectorErrorKind } from '@rialto/core'
import { EgressError, redact } from '@rialto/egress'
import { ResponseBodyError, WWWAuthenticateChallengeError } from 'oauth4webapi'
import { egressError } from '../http/asConnectorError.ts'

const client = 'did not accept this installation’s OAuth client'

/** RFC 6749 §5.2. Errors of our own client registration are `refused`: reconnecting would not help the user. */
const kinds: Readonly<Record<string, { kind: ConnectorErrorKind; text: string }>> = {
  invalid_grant: { kind: 'credentialsInvalid', text: 'no longer accepts this connection' },
  invalid_token: { kind: 'credentialsInvalid', text: 'no longer accepts this connection' },
  access_denied: { kind: 'permissionMissing', text: 'did not grant access' },
  invalid_scope: { kind: 'permissionMissing', text: 'did not grant this permission' },
  invalid_client: { kind: 'refused', text: client },
  unauthorized_client: { kind: 'refused', text: client },
}

/** Converts any error of the token endpoint or the OAuth library. The library's own text is never shown. */
export const oauthError = (institution: string, error: unknown, secrets: readonly string[]): ConnectorError => {
  if (error instanceof ConnectorError) return error
  if (error instanceof EgressError) return egressError(institution, error)
  if (error instanceof ResponseBodyError) {
    const known = Object.hasOwn(kinds, error.error) ? kinds[error.error] : undefined
    return new ConnectorError(known?.kind ?? 'refused', `${institution} ${known?.text ?? 'rejected the request'}`, {
      upstreamCode: redact(error.error, secrets),
    })
  }
  if (error instanceof WWWAuthenticateChallengeError) {
    return new ConnectorError('refused', `${institution} ${client}`, {
      upstreamCode: `HTTP ${error.status}`,
    })
  }
  return new ConnectorError('malformed', `${institution} returned an invalid response`)
}
