import type { TransferPhase } from '@rialto/core'

/** Phases in which money may be on its way. */
export const openPhases: readonly TransferPhase[] = ['converting', 'sending', 'unknown', 'accepted', 'onChain']
