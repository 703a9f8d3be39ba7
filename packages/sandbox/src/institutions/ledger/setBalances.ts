import { randomUUID } from 'node:crypto'
import { unitsOf } from '../../money/baseUnits.ts'
import { assetOf, assets } from '../data/assets.ts'
import type { InstitutionName } from '../data/networks.ts'
import { personas } from '../data/personas.ts'
import type { Store } from '../state/openStore.ts'
import type { LedgerEntry, Posting } from '../state/types.ts'
import { balanceOf } from './entries.ts'

interface Input {
  institution: InstitutionName
  persona: string
  /** Whole units by symbol. Symbols that are left out do not change. */
  holdings: Readonly<Record<string, string>>
  kind: 'seed' | 'adjust'
  atMs: number
}

/**
 * Sets a persona's available balances to `holdings`, with the outside world as the counterparty. Coins on hold stay on
 * hold.
 */
export const setBalances = (store: Store, input: Input): void => {
  const postings = Object.entries(input.holdings).flatMap(([asset, amount]): Posting[] => {
    const { institution, persona } = input
    const wanted = unitsOf(amount, assetOf(asset).decimals)
    const change = wanted - balanceOf(store.state, institution, persona, asset)
    if (change === 0n) return []
    return [
      { institution, persona, asset, bucket: 'external', units: (-change).toString() },
      { institution, persona, asset, bucket: 'available', units: change.toString() },
    ]
  })
  const reference = `${input.institution}/${input.persona}`
  const entry: LedgerEntry = { id: randomUUID(), atMs: input.atMs, kind: input.kind, reference, postings }
  store.commit([{ type: 'entry', entry }])
}

/** Gives initial coins to every persona that has not received them. */
export const seedPersonas = (store: Store, institutions: readonly InstitutionName[], atMs: number): void => {
  for (const institution of institutions) {
    for (const { name, holdings } of personas) {
      if (store.state.seeded.has(`${institution}/${name}`)) continue
      setBalances(store, { institution, persona: name, holdings, kind: 'seed', atMs })
    }
  }
}

/** A persona's initial balances, with zero for every other asset. */
export const startingHoldings = (persona: string): Record<string, string> => ({
  ...Object.fromEntries(assets.map(asset => [asset.symbol, '0'])),
  ...personas.find(p => p.name === persona)?.holdings,
})
