import type { Endpoint, Signer } from './signer.ts'

/** An exchange whose requests are signed by code of its own folder. */
export const ownSigner = <A, E extends Endpoint>(signing: Signer<A, E>): Signer<A, E> => signing
