import type { Rialto } from '@rialto/node-client'

/** Data to store for each account that a user connects. */
export interface StoredAccount {
  userId: string
  /** Integration type, such as `coinbase`. */
  brokerType: string
  brokerName: string
  /** A secret: encrypt it, and keep it on your server. */
  tokenId: string
  /** Public: for your own references and logs. */
  accountId: string
  accountName: string
}

/** The payload of `onIntegrationConnected`, forwarded to your server. */
interface Connected {
  brokerType: string
  brokerName: string
  accountTokens: { account: { accountId: string; accountName: string }; tokenId?: string }[]
}

export const accountsOf = (userId: string, { brokerType, brokerName, accountTokens }: Connected): StoredAccount[] =>
  accountTokens.flatMap(({ account, tokenId }) =>
    tokenId === undefined ? [] : [{ userId, brokerType, brokerName, tokenId, ...account }],
  )

/** Opens Link for a returning user: it offers the stored accounts, without a new sign-in. */
export const openForReturningUser = async (
  rialto: Rialto,
  userId: string,
  accounts: readonly StoredAccount[],
): Promise<string> => {
  const accessTokens = accounts.map(({ tokenId }) => ({ tokenId }))
  const { linkToken } = await rialto.linkTokens.create({ userId, accessTokens })
  return linkToken
}

/** Reads need no refresh: the service renews the institution's authorization automatically. */
export const readHoldings = async (rialto: Rialto, { tokenId, brokerType }: StoredAccount) => {
  const answer = await rialto.holdings.get({ authToken: tokenId, type: brokerType })
  // The user ended the authorization at the institution: open Link, so that the account is connected again.
  if (answer.status === 'notAuthorized') return undefined
  return answer.cryptocurrencyPositions
}

export const removeAccount = (rialto: Rialto, { tokenId, brokerType }: StoredAccount): Promise<void> =>
  rialto.accounts.remove({ authToken: tokenId, type: brokerType })
