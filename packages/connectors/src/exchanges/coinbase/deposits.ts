import { ConnectorError, type DepositAddress } from '@rialto/core'
import { checkAddress } from '../../kit/withdraw/checkAddress.ts'
import { signedRead } from '../../kit/signing/signedRead.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'
import { type CoinbaseAddress, type CoinbaseContext, isAddress, isAddressPage, readPages } from './api.ts'
import { findWallet, readAccounts } from './balances.ts'

/** The wallet's address on the network asked for: one it has, else a new one. An address elsewhere is never handed out. */
export const readDepositAddress = async (
  context: CoinbaseContext,
  token: string,
  { symbol, networkId }: { symbol: string; networkId: string },
): Promise<DepositAddress> => {
  const network = upstreamIdOf(context.descriptor.networks, networkId)
  if (network === undefined) throw unsupported('this asset on this network')
  const wallet = findWallet(await readAccounts(context, token), symbol)
  if (wallet === undefined) throw unsupported(`${symbol}: this account has no ${symbol} wallet`)
  const path = `/v2/accounts/${encodeURIComponent(wallet.id)}/addresses`
  const isHere = (address: CoinbaseAddress) => address.network === network
  const known = await readPages(context, token, { path, check: isAddressPage, maxPages: 10 }, page => page.some(isHere))
  const found = known.find(isHere) ?? (await createAddress(context, token, path, network))
  if (!isHere(found)) throw unsupported(`${symbol} on this network`)
  return toDepositAddress(found, networkId)
}

const unsupported = (what: string) => new ConnectorError('networkUnsupported', `Coinbase cannot receive ${what}`)

const createAddress = async (context: CoinbaseContext, token: string, path: string, network: string) =>
  (await signedRead(context, token, { method: 'POST', path, body: { network }, check: isAddress })).data

const toDepositAddress = (found: CoinbaseAddress, networkId: string): DepositAddress => {
  const tag = found.address_info?.destination_tag
  const address = checkAddress(found.address, networkId, 'Coinbase')
  return tag == null || tag === '' ? { address } : { address, tag }
}
