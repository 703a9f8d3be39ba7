import type {
  Account,
  Deposit,
  Grant,
  IncomingDeposit,
  LedgerEntry,
  Note,
  Order,
  StateEvent,
  Withdrawal,
} from './types.ts'

/** The state of all institutions, with its indexes. Changed by `applyEvent` only. */
export interface State {
  entries: LedgerEntry[]
  balances: Map<string, bigint>
  /** `institution/persona` with initial coins. */
  seeded: Set<string>
  withdrawals: Map<string, Withdrawal>
  /** `institution/persona/reference` to the first withdrawal with it. */
  byReference: Map<string, string>
  deposits: Map<string, Deposit>
  /** Sent to a user's address and not yet credited. */
  incoming: Map<string, IncomingDeposit>
  orders: Map<string, Order>
  grants: Map<string, Grant>
  /** Hash of any code or token ever issued, to its grant. */
  grantByHash: Map<string, string>
  /** By `institution/key`. */
  notes: Map<string, Note>
  clockOffsetMs: number
}

export const createState = (): State => ({
  entries: [],
  balances: new Map(),
  seeded: new Set(),
  withdrawals: new Map(),
  byReference: new Map(),
  deposits: new Map(),
  incoming: new Map(),
  orders: new Map(),
  grants: new Map(),
  grantByHash: new Map(),
  notes: new Map(),
  clockOffsetMs: 0,
})

export const accountKey = (a: Account): string => `${a.institution}/${a.persona}/${a.asset}/${a.bucket}`
export const referenceKey = (w: Pick<Withdrawal, 'institution' | 'persona' | 'reference'>): string =>
  `${w.institution}/${w.persona}/${w.reference}`

const applyEntry = (state: State, entry: LedgerEntry): void => {
  state.entries.push(entry)
  for (const posting of entry.postings) {
    const key = accountKey(posting)
    state.balances.set(key, (state.balances.get(key) ?? 0n) + BigInt(posting.units))
  }
  if (entry.kind === 'seed' || entry.kind === 'opening') state.seeded.add(entry.reference)
}

const applyWithdrawal = (state: State, withdrawal: Withdrawal): void => {
  state.withdrawals.set(withdrawal.id, withdrawal)
  const key = referenceKey(withdrawal)
  if (withdrawal.reference !== '' && !state.byReference.has(key)) state.byReference.set(key, withdrawal.id)
}

const applyDeposit = (state: State, deposit: Deposit): void => {
  state.incoming.delete(deposit.id)
  state.deposits.set(deposit.id, deposit)
}

const applyGrant = (state: State, grant: Grant): void => {
  state.grants.set(grant.id, grant)
  const hashes = [grant.codeHash, grant.refreshHash, ...grant.usedRefreshHashes, ...grant.accessTokens.map(t => t.hash)]
  for (const hash of hashes) if (hash !== undefined) state.grantByHash.set(hash, grant.id)
}

const applyNote = (state: State, note: Note): void => {
  const key = `${note.institution}/${note.key}`
  if (note.value === undefined) state.notes.delete(key)
  else state.notes.set(key, note)
}

export const applyEvent = (state: State, event: StateEvent): void => {
  if (event.type === 'entry') applyEntry(state, event.entry)
  else if (event.type === 'withdrawal') applyWithdrawal(state, event.withdrawal)
  else if (event.type === 'incoming') state.incoming.set(event.deposit.id, event.deposit)
  else if (event.type === 'incomingDropped') state.incoming.delete(event.id)
  else if (event.type === 'deposit') applyDeposit(state, event.deposit)
  else if (event.type === 'order') state.orders.set(event.order.id, event.order)
  else if (event.type === 'grant') applyGrant(state, event.grant)
  else if (event.type === 'note') applyNote(state, event.note)
  else state.clockOffsetMs = event.offsetMs
}
