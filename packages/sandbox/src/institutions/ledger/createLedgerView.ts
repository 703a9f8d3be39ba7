import { formatShort } from '../../money/baseUnits.ts'
import { assetOf } from '../data/assets.ts'
import type { InstitutionName } from '../data/networks.ts'
import { unbalancedBooks } from '../state/assertBalanced.ts'
import type { Store } from '../state/openStore.ts'
import type { Bucket, LedgerEntry, Order, Withdrawal } from '../state/types.ts'
import { balanceOf } from './entries.ts'

/** The ledger for tests and the control API, read-only. */
export interface LedgerView {
  entries(): readonly LedgerEntry[]
  /** Whole units, as a decimal string. */
  balance(institution: InstitutionName, persona: string, asset: string, bucket?: Bucket): string
  withdrawals(filter?: { institution?: InstitutionName; persona?: string; reference?: string }): readonly Withdrawal[]
  /** Orders placed since the sandbox began. The personas' older trades are not in the ledger. */
  orders(filter?: { institution?: InstitutionName; persona?: string; reference?: string }): readonly Order[]
  /** Books that do not add up to zero. Always empty. */
  unbalanced(): readonly string[]
}

interface Owned {
  institution: InstitutionName
  persona: string
  reference: string
}

const fits = (filter: Partial<Owned>) => (owned: Owned) =>
  (filter.institution ?? owned.institution) === owned.institution &&
  (filter.persona ?? owned.persona) === owned.persona &&
  (filter.reference ?? owned.reference) === owned.reference

export const createLedgerView = (store: Store): LedgerView => ({
  entries: () => [...store.state.entries],
  balance: (institution, persona, asset, bucket = 'available') =>
    formatShort(balanceOf(store.state, institution, persona, asset, bucket), assetOf(asset).decimals),
  withdrawals: (filter = {}) => [...store.state.withdrawals.values()].filter(fits(filter)),
  orders: (filter = {}) => [...store.state.orders.values()].filter(fits(filter)),
  unbalanced: () => unbalancedBooks(store.state),
})
