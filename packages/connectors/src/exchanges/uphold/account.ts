import { add, compare } from '@rialto/catalog'
import { ConnectorError, type DepositAddress, type Environment, type Identity } from '@rialto/core'
import { ownedBalances, type OwnedRow } from '../../kit/balances/ownedRows.ts'
import { signedRead } from '../../kit/signing/signedRead.ts'
import {
  isAddress,
  isAddresses,
  isCards,
  isUser,
  readRange,
  type UpholdCard,
  type UpholdContext,
  type UpholdListedAddress,
  type UpholdUser,
} from './api.ts'
import { isoTime } from '../../kit/history/historyPlace.ts'
import { checkAddress } from '../../kit/withdraw/checkAddress.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'

const lesser = (a: string, b: string): string => (compare(a, b) < 0 ? a : b)

/**
 * One row per currency, over all of its cards. `balance` includes amounts in transit. The free amount of a card never
 * exceeds its balance.
 */
const readOwned = async (context: UpholdContext, token: string): Promise<OwnedRow[]> => {
  const rows = new Map<string, OwnedRow>()
  for (const { currency: symbol, balance, available } of await readCards(context, token)) {
    const before = rows.get(symbol) ?? { symbol, total: '0', free: '0' }
    rows.set(symbol, { symbol, total: add(before.total, balance), free: add(before.free, lesser(available, balance)) })
  }
  return [...rows.values()]
}

/** Uphold lends nothing, so the buying power is the available balance. */
export const { fiat: readBalances, holdings: readHoldings } = ownedBalances(readOwned)

/** Every card of the user: one currency each, and any number of cards per currency. */
export const readCards = (context: UpholdContext, token: string): Promise<UpholdCard[]> =>
  readRange(context, token, { path: '/v0/me/cards', check: isCards })

/**
 * Of several cards of one asset the one with the highest available balance, because a withdrawal leaves from one card.
 * Ties are broken deterministically.
 */
export const fullestCard = (cards: readonly UpholdCard[], symbol: string): UpholdCard | undefined =>
  cards
    .filter(({ currency }) => currency === symbol)
    .sort((a, b) => compare(b.available, a.available) || (a.id < b.id ? -1 : 1))[0]

/** The card that receives an asset: always the same, regardless of its balance. */
const receivingCard = (cards: readonly UpholdCard[], symbol: string): UpholdCard | undefined =>
  cards.filter(({ currency }) => currency === symbol).sort((a, b) => (a.id < b.id ? -1 : 1))[0]

/** The verified person or business. A business has its name in the field that contains a person's full name. */
export const readIdentity = async (context: UpholdContext, token: string): Promise<Identity> => {
  const user = await readUser(context, token)
  const { birthdate } = user
  return {
    ...given('firstName', user.firstName),
    ...given('lastName', user.lastName),
    ...given('companyName', user.type === 'business' ? user.name : undefined),
    ...given('email', user.email),
    ...given('countryCode', user.country),
    ...given('city', user.address?.city),
    ...given('postalCode', user.address?.zipCode),
    ...given('dateOfBirth', birthdate == null ? undefined : isoTime(birthdate, 'Uphold') / 1_000),
  }
}

/** Leaves out missing values. */
const given = <K extends keyof Identity>(key: K, value: Identity[K] | null): Pick<Identity, K> | object =>
  value == null || value === '' ? {} : { [key]: value }

export const readUser = (context: UpholdContext, token: string): Promise<UpholdUser> =>
  signedRead(context, token, { path: '/v0/me', check: isUser })

/** Deposits to a card are converted to its currency, so only a card of the asset itself receives it. */
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
  return checkAddress(found, networkId, 'Uphold')
}

const unsupported = (what: string) => new ConnectorError('networkUnsupported', `Uphold cannot receive ${what}`)

interface Found {
  address: string
  tag?: string | null | undefined
}

/** For Bitcoin, the form with the lowest fees for the payer. Other networks have only one. */
const spelling = ({ formats, tag }: UpholdListedAddress): Found => {
  const chosen = formats.find(({ format }) => format === 'nativeSegWit') ?? formats[0]
  return { address: chosen?.value ?? '', tag }
}

/** Creates an address. One for another network than requested is not returned. */
const createAddress = async (context: UpholdContext, token: string, path: string, network: string): Promise<Found> => {
  const created = await signedRead(context, token, { method: 'POST', path, body: { network }, check: isAddress })
  if (created.network !== network) throw unsupported('this asset on this network')
  return { address: created.id, tag: created.tag }
}

type Assets = Readonly<Record<string, readonly string[]>>

/**
 * Assets that arrive unconverted, by network. Any card has addresses on any network, and Uphold converts deposits to
 * the card's currency, so an existing address does not prove that an asset is accepted there. Only pairs with a source
 * (MAPPING.md) are returned.
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
