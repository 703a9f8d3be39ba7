import type { Listing } from '../kit/createListing.ts'
import type { HttpContext } from '../kit/errorTable.ts'
import type { OneClickListing } from './readListing.ts'

export interface OneClickContext {
  http: HttpContext
  listing: Listing<OneClickListing>
  /** Basis points a payout may fall short of its estimate: 1Click does not choose one itself. */
  slippageBps: number
}

export const oneClickOrigin = 'https://1click.chaindefuser.com'
