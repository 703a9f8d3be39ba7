import { createSigningWorker } from './createSigningWorker.ts'

/**
 * One worker for all exchanges that ccxt signs for, so that ccxt's base, the bigger half of its memory, is loaded
 * once.
 */
export const sharedWorker = createSigningWorker()
