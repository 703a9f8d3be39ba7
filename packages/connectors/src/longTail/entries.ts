import { gateIoFacts } from './gateIo/facts.ts'
import { tailEntry } from './kit/tailEntry.ts'

/** The exchanges that are reached through ccxt's signatures, in alphabetical order. Only their facts are loaded from here. */
export const gateIo = tailEntry(gateIoFacts, async () => (await import('./gateIo/house.ts')).house)
