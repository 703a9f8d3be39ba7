import type { DepositAddress } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { checkAddress } from '../../kit/checkAddress.ts'
import { upstreamIdOf } from '../../kit/upstreamNetwork.ts'
import type { UpholdContext } from './context.ts'
import { callUphold } from './context.ts'
import { readCards, receivingCard } from './readCards.ts'
import { isReceived } from './receivedAssets.ts'
import type { UpholdListedAddress } from './schemas.ts'
import { isAddress, isAddresses } from './schemas.ts'

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
  const created = await callUphold(context, token, { method: 'POST', path, body: { network }, check: isAddress })
  if (created.network !== network) throw unsupported('this asset on this network')
  return { address: created.id, tag: created.tag }
}

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
  const listed = (await callUphold(context, token, { path, check: isAddresses })).find(({ type }) => type === network)
  const found = listed === undefined ? await createAddress(context, token, path, network) : spelling(listed)
  const address = checkAddress(found.address, networkId, 'Uphold')
  return found.tag == null || found.tag === '' ? { address } : { address, tag: found.tag }
}
