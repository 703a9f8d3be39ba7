/**
 * - `perTransaction`, `perDay`: a limit of the client does not allow the fee.
 * - `unfunded`: the relayer's account cannot pay the fees of all its unfinished transactions.
 */
type RelayLimit = 'perTransaction' | 'perDay' | 'unfunded'

/** Nothing was sent, and nothing is reserved. `off`: the operator has set no key, or the client has no limits on the network. */
export class RelayRefusedError extends Error {
  override readonly name = 'RelayRefusedError'
  readonly reason: RelayLimit | 'off'

  constructor(reason: RelayLimit | 'off') {
    super(`The relayer does not send this: ${reason}`)
    this.reason = reason
  }
}
