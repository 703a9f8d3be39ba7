export interface Caip2 {
  /** Lower case: `eip155`, `solana`. */
  namespace: string
  reference: string
}

const form = /^([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32})$/

/** Reads a CAIP-2 chain id. `undefined` for anything else, an upper-case namespace included. */
export const parseCaip2 = (text: string): Caip2 | undefined => {
  const [, namespace, reference] = form.exec(text) ?? []
  return namespace === undefined || reference === undefined ? undefined : { namespace, reference }
}
