import type { Listing } from '../kit/createListing.ts'
import type { HttpContext } from '../kit/errorTable.ts'
import type { RelayListing } from './readListing.ts'

export interface RelayContext {
  http: HttpContext
  listing: Listing<RelayListing>
  /** Without one, Relay tells what became of a request but not of an address. */
  hasKey: boolean
  /** Basis points. Absent: Relay chooses. */
  slippageBps: number | undefined
}

export const relayOrigin = 'https://api.relay.link'
