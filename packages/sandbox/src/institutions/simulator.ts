import type { Context } from './context.ts'
import type { InstitutionName, UpstreamNames } from './data/networks.ts'
import type { Route } from './http/route.ts'
import type { SimHandler, SimRequest, SimResponse } from './http/types.ts'
import type { DepositAddresses } from './deposits/createDeposits.ts'

/** One simulated institution, as the registry holds it. Everything else (listener, faults, books, chains) is shared. */
export interface Simulator {
  /** Its name in the books and in the control API. */
  name: InstitutionName
  /** Its own names for the networks it lists. */
  networks: UpstreamNames
  depositAddresses: DepositAddresses
  /** One per host that a connector speaks to. */
  handlers(ctx: Context): readonly (readonly [host: string, handler: SimHandler])[]
  /** How it says that there were too many requests; the header `Retry-After` is added. */
  rateLimited(request: SimRequest): SimResponse
  /** Applied last to each of the institution's own responses: a signature over the body. */
  seal?(request: SimRequest, response: SimResponse): SimResponse
  /** The response while the control API has the institution down. Absent or `undefined`: 503. */
  whenDown?(request: SimRequest): SimResponse | undefined
  /** The institution's own control calls, such as approving an address. Their paths are under `/control/<name>`. */
  controls?(ctx: Context): readonly Route[]
}
