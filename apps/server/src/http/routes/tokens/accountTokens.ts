import type { Connection } from '@rialto/core'

/** A connection as clients store it. Our access token is the stable `tokenId`: what rotates stays in the vault. */
export const accountTokens = (connection: Connection) => ({
  account: {
    platformAccountId: connection.id,
    legacyAccountId: connection.id,
    meshAccountId: connection.id,
    frontAccountId: connection.id,
    accountId: connection.upstreamId,
    accountName: connection.accountName,
  },
  accessToken: connection.id,
  refreshToken: connection.refreshToken,
  tokenId: connection.id,
})
