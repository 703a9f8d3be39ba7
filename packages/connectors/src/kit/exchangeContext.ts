import type { ConnectorDescriptor, Environment } from '@rialto/core'
import type { ClockOffset } from './signing/createClockOffset.ts'
import type { Nonces } from './signing/createNonces.ts'
import type { HttpContext } from './http/errorTable.ts'
import type { Endpoint, Signer } from './signing/signer.ts'

/**
 * First argument of every operation of an exchange. `A` is the type of its signing credentials (a key, a token), `E`
 * its description of an endpoint. An exchange adds its own needs by intersection: `ExchangeContext<A, E> & { variant:
 * BinanceVariant }`.
 */
export interface ExchangeContext<A, E extends Endpoint> {
  http: HttpContext
  descriptor: ConnectorDescriptor
  environment: Environment
  /** The exchange's clock if it has been synchronized; otherwise ours. */
  clock: ClockOffset
  /** Used if the exchange requires increasing nonces. */
  nonces: Nonces
  signer: Signer<A, E>
}
