import { ConnectorError, type Credentials } from '@rialto/core'

/** Takes the bearer token out of credentials. Throws `credentialsInvalid` when they are of another kind. */
export const accessTokenOf =
  (institution: string) =>
  (credentials: Credentials): string => {
    if (credentials.kind === 'oAuth') return credentials.accessToken
    throw new ConnectorError('credentialsInvalid', `${institution} requires an OAuth connection`)
  }
