import type { Context } from './context.ts'
import type { InstitutionName, UpstreamNames } from './data/networks.ts'
import type { Route, RouteHandler } from './http/route.ts'
import type { SimRequest, SimResponse } from './http/types.ts'
import type { DepositAddresses } from './deposits/createDeposits.ts'

type SimulatedHost = readonly [host: string, routes: readonly Route[], notFound: RouteHandler]

/** An entry of the registry of simulated institutions. Listener, faults, ledger and chains are shared. */
export interface Simulator {
  /** Name in the ledger and in the control API. */
  name: InstitutionName
  /** The institution's own names for its networks. */
  networks: UpstreamNames
  depositAddresses: DepositAddresses
  /** Each host that the connector calls, with its routes and the response to any other request. */
  hosts(ctx: Context): readonly SimulatedHost[]
  /** The institution's rate-limit response. The header `Retry-After` is added. */
  rateLimited(request: SimRequest): SimResponse
  /** Applied last to each of the institution's own responses: a signature over the body. */
  seal?(request: SimRequest, response: SimResponse): SimResponse
  /** The response while the control API has the institution down. Absent or `undefined`: 503. */
  whenDown?(request: SimRequest): SimResponse | undefined
  /** The institution's own control calls, such as approving an address. Their paths are under `/control/<name>`. */
  controls?(ctx: Context): readonly Route[]
}
