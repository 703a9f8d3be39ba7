import { createSigner } from './createSigner.ts'

/** One worker for every exchange of the long tail: ccxt's base, the bigger half of its memory, is loaded once. */
export const sharedSigner = createSigner()
