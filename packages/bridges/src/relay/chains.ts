/** Relay's own ids of chains without a chain id, as `GET /chains` lists them. */
const named: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  svm: {
    792703809: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    1936682084: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  },
  bvm: { 8253038: 'bip122:000000000019d6689c085ae165831e93' },
  tvm: { 728126428: 'tron:0x2b6653dc' },
}

/** The CAIP-2 id of one of Relay's chains, or `undefined` for an unknown chain. */
export const caip2OfChain = (vmType: string, id: number): string | undefined =>
  vmType === 'evm' ? `eip155:${id}` : Object.hasOwn(named, vmType) ? named[vmType]?.[id] : undefined

/** Relay's id of a chain. `undefined` if it is unknown. */
export const chainIdOf = (network: string): number | undefined => {
  const [, number] = /^eip155:(\d{1,15})$/.exec(network) ?? []
  if (number !== undefined) return Number(number)
  const ids = Object.values(named).flatMap(chains => Object.entries(chains))
  const found = ids.find(([, name]) => name === network)
  return found && Number(found[0])
}

/**
 * Burn or placeholder addresses of the families with pay-ins. Prices are requested without a user, with the same
 * addresses as on Relay's own page.
 */
const nobody: Readonly<Record<string, string>> = {
  evm: '0x000000000000000000000000000000000000dead',
  svm: 'CbKGgVKLJFb8bBrf58DnAkdryX6ubewVytn7X957YwNr',
  bvm: 'bc1q4vxn43l44h30nkluqfxd9eckf45vr2awz38lwa',
}

/** `undefined` for a family without pay-ins. */
export const nobodyOn = (vmType: string): string | undefined =>
  Object.hasOwn(nobody, vmType) ? nobody[vmType] : undefined
