import type { Bridging } from './ports.ts'

/** An installation without bridge providers. */
export const noBridging: Bridging = { providers: [] }
