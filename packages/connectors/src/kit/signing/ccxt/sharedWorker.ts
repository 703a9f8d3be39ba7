import { createSigningWorker } from './createSigningWorker.ts'

/** One worker for every exchange that ccxt signs for: ccxt's base, the bigger half of its memory, is loaded once. */
export const sharedWorker = createSigningWorker()
