import type { DepositAddress } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { callInstitution } from '../../kit/callInstitution.ts'
import { checkAddress } from '../../kit/checkAddress.ts'
import { upstreamIdOf } from '../../kit/upstreamNetwork.ts'
import type { CoinbaseContext } from './context.ts'
import { coinbaseRequest } from './context.ts'
import { findWallet, readAccounts } from './readAccounts.ts'
import { readPages } from './readPages.ts'
import type { CoinbaseAddress } from './schemas.ts'
import { isAddress, isAddressPage } from './schemas.ts'

const unsupported = (what: string) => new ConnectorError('networkUnsupported', `Coinbase cannot receive ${what}`)

const createAddress = async (context: CoinbaseContext, token: string, path: string, network: string) => {
  const request = coinbaseRequest(token, 'POST', path, { network })
  const { data } = await callInstitution(context.http, { request: () => request, check: isAddress, secrets: [token] })
  return data
}

const asDepositAddress = (found: CoinbaseAddress, networkId: string): DepositAddress => {
  const tag = found.address_info?.destination_tag
  const address = checkAddress(found.address, networkId, 'Coinbase')
  return tag == null || tag === '' ? { address } : { address, tag }
}

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
  const known = await readPages(context, token, { path, check: isAddressPage, maxPages: 10 }, page =>
    page.some(address => address.network === network),
  )
  const found =
    known.find(address => address.network === network) ?? (await createAddress(context, token, path, network))
  if (found.network !== network) throw unsupported(`${symbol} on this network`)
  return asDepositAddress(found, networkId)
}
