import { ConnectorError, type DepositAddress, type Environment } from '@rialto/core'
import { checkAddress } from '../../kit/withdraw/checkAddress.ts'
import { signedRead } from '../../kit/signing/signedRead.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'
import { type UpholdContext, type UpholdListedAddress, isAddress, isAddresses } from './api.ts'
import { readCards, receivingCard } from './balances.ts'

/** Whatever arrives on a card is turned into its currency: only a card of the asset itself receives it. */
export const readDepositAddress = async (
  context: UpholdContext,
  token: string,
  { symbol, networkId }: { symbol: string; networkId: string },
): Promise<DepositAddress> => {
  const network = upstreamIdOf(context.descriptor.networks, networkId)
  if (network === undefined || !isReceived(context.environment, network, symbol)) {
    throw unsupported(`${symbol} on this network`)
  }
  const card = receivingCard(await readCards(context, token), symbol)
  if (card === undefined) throw unsupported(`${symbol}: this account has no ${symbol} card. Add one at Uphold`)
  const path = `/v0/me/cards/${encodeURIComponent(card.id)}/addresses`
  const listed = (await signedRead(context, token, { path, check: isAddresses })).find(({ type }) => type === network)
  const found = listed === undefined ? await createAddress(context, token, path, network) : spelling(listed)
  const address = checkAddress(found.address, networkId, 'Uphold')
  return found.tag == null || found.tag === '' ? { address } : { address, tag: found.tag }
}

const unsupported = (what: string) => new ConnectorError('networkUnsupported', `Uphold cannot receive ${what}`)

interface Found {
  address: string
  tag?: string | null | undefined
}

/** Of Bitcoin's spellings the one with the lowest fees for who pays; elsewhere there is one. */
const spelling = ({ formats, tag }: UpholdListedAddress): Found => {
  const chosen = formats.find(({ format }) => format === 'nativeSegWit') ?? formats[0]
  return { address: chosen?.value ?? '', tag }
}

/** A new address. One for another network than was asked for is not handed out. */
const createAddress = async (context: UpholdContext, token: string, path: string, network: string): Promise<Found> => {
  const created = await signedRead(context, token, { method: 'POST', path, body: { network }, check: isAddress })
  if (created.network !== network) throw unsupported('this asset on this network')
  return { address: created.id, tag: created.tag }
}

type Assets = Readonly<Record<string, readonly string[]>>

/**
 * What arrives whole where. Any card has addresses on any network, and Uphold turns what comes into the card's currency: so
 * that an address exists does not say that an asset is taken there. Only pairs with a source (MAPPING.md) are given out.
 */
const received: Readonly<Record<Environment, Assets>> = {
  sandbox: {
    ethereum: ['ETH', 'USDC', 'USDT', 'EURC', 'PYUSD', 'USDG', 'DAI', 'LINK'],
    base: ['ETH', 'USDC', 'USDT', 'EURC'],
  },
  production: {
    bitcoin: ['BTC'],
    ethereum: ['ETH', 'USDC', 'USDT', 'DAI', 'LINK'],
    litecoin: ['LTC'],
    solana: ['SOL'],
    stellar: ['XLM'],
    ton: ['TON'],
    tron: ['TRX'],
    'xrp-ledger': ['XRP'],
  },
}

const isReceived = (environment: Environment, network: string, symbol: string): boolean =>
  received[environment][network]?.includes(symbol) === true
