import type { ConnectorDescriptor, Environment } from '@rialto/core'
import type { ClockOffset } from './signing/createClockOffset.ts'
import type { Nonces } from './signing/createNonces.ts'
import type { HttpContext } from './http/errorTable.ts'
import type { Endpoint, Signer } from './signing/signer.ts'

/**
 * What every operation of an exchange is given first. `A` is what its requests are signed with (a key, a token), `E` how it
 * names an endpoint. What an exchange needs beside it is joined to it: `ExchangeContext<A, E> & { variant: BinanceVariant }`.
 */
export interface ExchangeContext<A, E extends Endpoint> {
  http: HttpContext
  descriptor: ConnectorDescriptor
  environment: Environment
  /** The exchange's clock where it has been asked for its time; else ours. */
  clock: ClockOffset
  /** Used where the exchange requires growing numbers. */
  nonces: Nonces
  signer: Signer<A, E>
}
