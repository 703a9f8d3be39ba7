/**
 * Why a chain could not be read. `unreachable`: no answer, or not one of HTTP 200. `malformed`: an answer that is not what
 * the method returns. `refused`: the node answered with an error. `wrongChain`: a node of another chain.
 */
export type EvmRpcErrorKind = 'unreachable' | 'malformed' | 'refused' | 'wrongChain'

/** Nothing is known of the transaction or balance that was asked for. Never carries the node's URL. */
export class EvmRpcError extends Error {
  override readonly name = 'EvmRpcError'
  readonly kind: EvmRpcErrorKind

  constructor(kind: EvmRpcErrorKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.kind = kind
  }
}
