import { type Connected, ConnectorError, type ConnectorErrorKind } from '@rialto/core'
import { typedKey } from '../../kit/signing/typedKey.ts'
import {
  type BinanceContext,
  type BinanceKey,
  binanceSigner,
  fetchRestrictions,
  fetchSpotAccount,
  keyOf,
  tryWithdrawing,
} from './api.ts'
import { binanceErrors, binanceWithdrawErrors } from './errors.ts'
import { sha256 } from '../../kit/signing/signer.ts'
import { defineExchange } from '../../kit/defineExchange.ts'
import { readBalances, readDepositAddress, readHoldings } from './account.ts'
import { binanceDescriptor, binanceUsVariant, type BinanceVariant, binanceVariant } from './descriptor.ts'
import { findTransfer, listTransfers } from './history.ts'
import { createOrders } from './orders/orders.ts'
import { findWithdrawal, readTerms, submitWithdrawal } from './withdrawals.ts'

/** Tests the key: reads its permissions and its account. */
const connectWithKey = async (
  context: BinanceContext,
  fields: Readonly<Record<string, string>>,
): Promise<Connected> => {
  const { variant } = context
  const credentials = typedKey(fields)
  const key = keyOf(credentials)
  const reported = variant.reportsRights ? await readWithdrawPermission(context, key) : undefined
  const account = await fetchSpotAccount(context, key)
  const withdraw = account.canWithdraw && (reported ?? (await mayWithdraw(context, key)))
  const upstreamId = accountId(context, key, account.uid)
  return {
    credentials,
    account: { upstreamId, name: `${variant.name} ${upstreamId}` },
    granted: { read: true, withdraw, missing: withdraw ? [] : [variant.rights.withdraw] },
  }
}

/** Whether the key may withdraw, as the exchange reports it. A key that cannot read is of no use. */
const readWithdrawPermission = async (context: BinanceContext, key: BinanceKey): Promise<boolean> => {
  const { enableReading, enableWithdrawals } = await fetchRestrictions(context, key)
  if (enableReading) return enableWithdrawals
  throw new ConnectorError('permissionMissing', 'The API key has no read permission: enable reading for it', {
    permission: context.variant.rights.read,
  })
}

/** Errors that do not answer whether the key may withdraw. */
const inconclusive: readonly ConnectorErrorKind[] = ['credentialsInvalid', 'clockSkew', 'rateLimited', 'unavailable']

/**
 * Whether a readable key may withdraw, for exchanges without a call that reports it. An empty withdraw call is always
 * rejected: for the permission, if the key may not withdraw; or for the missing parameters, if it may. The withdrawal
 * itself decides finally.
 *
 * @throws ConnectorError when the answer shows neither.
 */
const mayWithdraw = async (context: BinanceContext, key: BinanceKey): Promise<boolean> => {
  const requesting = { ...context, http: { ...context.http, table: binanceWithdrawErrors(context.variant) } }
  try {
    await tryWithdrawing(requesting, key)
    return true
  } catch (error) {
    if (!(error instanceof ConnectorError) || inconclusive.includes(error.kind)) throw error
    return error.kind !== 'permissionMissing'
  }
}

const fingerprintLength = 12

/** If the exchange does not name the account, the key identifies it: a new key is a new account. */
const accountId = ({ variant }: BinanceContext, { key }: BinanceKey, uid: number | undefined): string => {
  if (uid !== undefined) return String(uid)
  if (variant.reportsUser) throw new ConnectorError('malformed', `${variant.name} did not identify the account`)
  return Buffer.from(sha256(key)).toString('hex').slice(0, fingerprintLength)
}

/**
 * An exchange of Binance's protocol, by API key and secret. For the upstream calls and their reasons see MAPPING.md.
 */
export const binanceExchange = (variant: BinanceVariant) =>
  defineExchange({
    descriptor: environment => binanceDescriptor(variant, environment),
    signer: binanceSigner(variant),
    errors: binanceErrors(variant),
    own: { variant },
    balances: { fiat: readBalances, holdings: readHoldings },
    networks: { terms: readTerms },
    deposits: { address: readDepositAddress },
    withdrawals: { submit: submitWithdrawal, find: findWithdrawal },
    history: { list: listTransfers, find: findTransfer },
    orders: createOrders,
    auth: context => ({ connectWithKey: fields => connectWithKey(context, fields) }),
  })

export const binanceInternational = binanceExchange(binanceVariant)
export const binanceUs = binanceExchange(binanceUsVariant)
