import { compare } from '@rialto/catalog'
import type { UpholdContext } from './context.ts'
import { readRange } from './readRange.ts'
import type { UpholdCard } from './schemas.ts'
import { isCards } from './schemas.ts'

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
