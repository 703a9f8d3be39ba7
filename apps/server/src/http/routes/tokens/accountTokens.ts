import type { ClientTokens } from '@rialto/core'

/** A connection as clients store it: the account ids are public, the tokens are not. */
export const accountTokens = ({ connection, accessToken, refreshToken, tokenId }: ClientTokens) => ({
  account: {
    platformAccountId: connection.id,
    legacyAccountId: connection.id,
    meshAccountId: connection.id,
    frontAccountId: connection.id,
    accountId: connection.upstreamId,
    accountName: connection.accountName,
  },
  accessToken,
  refreshToken,
  tokenId,
})
