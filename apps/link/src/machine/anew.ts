import type { LinkState } from './state.ts'

/** Once a transfer has failed, the next one is another: the host is to receive its outcome as well. */
export function anew(state: LinkState): LinkState {
  const { step } = state
  const hasFailed = step.name === 'failed' && step.failure.kind === 'transfer'
  return hasFailed
    ? { ...state, failedTransferId: state.transfer?.transferId, transfer: undefined, isHandedOver: false }
    : state
}
