/**
 * Why a chain could not be read. `unreachable`: no response, or a status other than HTTP 200. `malformed`: the response
 * does not have the method's form. `refused`: the node returned an error. `wrongChain`: the node is of another chain.
 */
export type EvmRpcErrorKind = 'unreachable' | 'malformed' | 'refused' | 'wrongChain'

/** The state of the transaction or balance is unknown. Never contains the node's URL. */
export class EvmRpcError extends Error {
  override readonly name = 'EvmRpcError'
  readonly kind: EvmRpcErrorKind

  constructor(kind: EvmRpcErrorKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.kind = kind
  }
}
