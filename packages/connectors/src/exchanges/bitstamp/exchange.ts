import { type Connected, type ConnectedAccount, ConnectorError } from '@rialto/core'
import { typedKey } from '../../kit/signing/typedKey.ts'
import { type BitstampContext, bitstampSigner, fetchUser, tryWithdrawing } from './api.ts'
import { readBalances, readDepositAddress, readHoldings, readRows } from './account.ts'
import { bitstampDescriptor, permissions } from './descriptor.ts'
import { type BitstampKey, keyOf } from './signing.ts'
import { sha256 } from '../../kit/signing/signer.ts'
import { defineExchange } from '../../kit/defineExchange.ts'
import { bitstampErrors } from './errors.ts'
import { findTransfer, listTransfers } from './history.ts'
import { findWithdrawal, readTerms, submitWithdrawal } from './withdrawals.ts'

/** Tests the key: whether it reads balances, its account, and whether it may withdraw. */
const connectWithKey = async (
  context: BitstampContext,
  fields: Readonly<Record<string, string>>,
): Promise<Connected> => {
  const credentials = typedKey(fields)
  const key = keyOf(credentials)
  await readRows(context, key)
  const account = await accountOf(context, key)
  const withdraw = await mayWithdraw(context, key)
  return {
    credentials,
    account,
    granted: { read: true, withdraw, missing: withdraw ? [] : [permissions.withdrawal] },
  }
}

/** The account of a key. A key without access to it identifies its account itself. */
const accountOf = async (context: BitstampContext, key: BitstampKey): Promise<ConnectedAccount> => {
  try {
    const { user_id: id } = await fetchUser(context, key)
    return { upstreamId: id, name: `Bitstamp ${id}` }
  } catch (error) {
    if (!(error instanceof ConnectorError) || !isRefusal(error)) throw error
    return { upstreamId: `key-${Buffer.from(sha256(key.key)).toString('hex').slice(0, 32)}`, name: 'Bitstamp' }
  }
}

const isRefusal = ({ kind }: ConnectorError): boolean => kind === 'permissionMissing' || kind === 'refused'

/** Errors that say nothing about the permission: they concern the key, the call or Bitstamp itself. */
const inconclusive: ReadonlySet<string> = new Set([
  'unavailable',
  'malformed',
  'rateLimited',
  'clockSkew',
  'credentialsInvalid',
])

/**
 * Whether the key may withdraw. No call reports it, so the withdraw call is made without amount and address, which can
 * create nothing: with the permission, Bitstamp reports the missing parameters; without it, the missing permission.
 *
 * @throws ConnectorError when the answer shows neither.
 */
const mayWithdraw = async (context: BitstampContext, key: BitstampKey): Promise<boolean> => {
  const error: unknown = await tryWithdrawing(context, key).catch((thrown: unknown) => thrown)
  if (!(error instanceof ConnectorError) || inconclusive.has(error.kind)) throw error
  return error.kind !== 'permissionMissing'
}

/** Bitstamp, by API key and secret. For the upstream calls and their reasons see MAPPING.md. */
export const bitstamp = defineExchange({
  descriptor: bitstampDescriptor,
  signer: bitstampSigner,
  errors: bitstampErrors,
  balances: { fiat: readBalances, holdings: readHoldings },
  networks: { terms: readTerms },
  deposits: { address: readDepositAddress },
  withdrawals: { submit: submitWithdrawal, find: findWithdrawal },
  history: { list: listTransfers, find: findTransfer },
  auth: context => ({ connectWithKey: fields => connectWithKey(context, fields) }),
})
