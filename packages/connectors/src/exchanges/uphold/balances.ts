import { add, compare } from '@rialto/catalog'
import type { Identity } from '@rialto/core'
import { type OwnedRow, ownedBalances } from '../../kit/balances/ownedRows.ts'
import { signedRead } from '../../kit/signing/signedRead.ts'
import { type UpholdCard, type UpholdContext, type UpholdUser, isCards, isUser, readRange } from './api.ts'
import { isoTime } from '../../kit/history/historyPlace.ts'

const lesser = (a: string, b: string): string => (compare(a, b) < 0 ? a : b)

/** One row per currency, over all of its cards. `balance` counts what is still on its way; no card has more to spend. */
const readOwned = async (context: UpholdContext, token: string): Promise<OwnedRow[]> => {
  const rows = new Map<string, OwnedRow>()
  for (const { currency: symbol, balance, available } of await readCards(context, token)) {
    const before = rows.get(symbol) ?? { symbol, total: '0', free: '0' }
    rows.set(symbol, { symbol, total: add(before.total, balance), free: add(before.free, lesser(available, balance)) })
  }
  return [...rows.values()]
}

/** Uphold lends nothing: what can be spent is what is available. */
export const { fiat: readBalances, holdings: readHoldings } = ownedBalances(readOwned)

/** Every card of the user: one currency each, and any number of cards of one. */
export const readCards = (context: UpholdContext, token: string): Promise<UpholdCard[]> =>
  readRange(context, token, { path: '/v0/me/cards', check: isCards })

/** Of several cards of one asset the one with most to spend, since a withdrawal leaves from one; of equals, always the same. */
export const fullestCard = (cards: readonly UpholdCard[], symbol: string): UpholdCard | undefined =>
  cards
    .filter(({ currency }) => currency === symbol)
    .sort((a, b) => compare(b.available, a.available) || (a.id < b.id ? -1 : 1))[0]

/** The card that receives an asset: always the same, whatever lies on it. */
export const receivingCard = (cards: readonly UpholdCard[], symbol: string): UpholdCard | undefined =>
  cards.filter(({ currency }) => currency === symbol).sort((a, b) => (a.id < b.id ? -1 : 1))[0]

/** Who Uphold has verified. A business has its name in the field that elsewhere joins a person's two. */
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

/** Only what is there. */
const given = <K extends keyof Identity>(key: K, value: Identity[K] | null): Pick<Identity, K> | object =>
  value == null || value === '' ? {} : { [key]: value }

export const readUser = (context: UpholdContext, token: string): Promise<UpholdUser> =>
  signedRead(context, token, { path: '/v0/me', check: isUser })
