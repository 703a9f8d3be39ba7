import { findToken } from '@rialto/catalog'
import { ConnectorError, type DepositAddress } from '@rialto/core'
import { checkAddress } from '../../kit/withdraw/checkAddress.ts'
import { signedRead } from '../../kit/signing/signedRead.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'
import { type AlpacaAccess, type AlpacaContext, isWallet } from './api.ts'

/**
 * The user's own address for an asset on one of our networks. Alpaca makes it when it is first asked for. It names no list
 * of what it takes on which chain, so the catalogue's is asked first, and then Alpaca.
 *
 * @throws ConnectorError `networkUnsupported`, or `malformed` for an address of another chain.
 */
export const readWallet = async (
  context: AlpacaContext,
  access: AlpacaAccess,
  { symbol, networkId }: { symbol: string; networkId: string },
): Promise<string> => {
  const chain = upstreamIdOf(context.descriptor.networks, networkId)
  if (chain === undefined || findToken(networkId, symbol) === undefined) {
    throw new ConnectorError('networkUnsupported', `Alpaca cannot receive ${symbol} on this network`)
  }
  const query = { asset: symbol, chain }
  const wallet = await signedRead(context, access, { path: '/v2/wallets', check: isWallet, query })
  if (wallet.chain != null && wallet.chain !== chain) {
    throw new ConnectorError('malformed', 'Alpaca returned an address on another network')
  }
  return checkAddress(wallet.address, networkId, 'Alpaca')
}

/** None of the networks we know Alpaca by has tags. */
export const readDepositAddress = async (
  context: AlpacaContext,
  access: AlpacaAccess,
  input: { symbol: string; networkId: string },
): Promise<DepositAddress> => ({ address: await readWallet(context, access, input) })
