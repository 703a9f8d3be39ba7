import { ConnectorError, type Credentials } from '@rialto/core'

/** Extracts the bearer token. Throws `credentialsInvalid` for credentials of another kind. */
export const accessTokenOf =
  (institution: string) =>
  (credentials: Credentials): string => {
    if (credentials.kind === 'oAuth') return credentials.accessToken
    throw new ConnectorError('credentialsInvalid', `${institution} requires an OAuth connection`)
  }
