import type { TaggedAddress } from '@rialto/catalog'
import { type ChainDeposit, type ChainDeposits, type ChainScan, SolanaUnreadable } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Egress } from '@rialto/egress'

import { createSolanaRpc, type SolanaRpc, type SolanaSignature } from '../solana/createSolanaRpc.ts'
import type { SolanaNetworkConfig } from '../solana/readSolanaBalances.ts'
import { received, type SolanaMovement } from '../solana/solanaMovement.ts'
import type { SolanaTransfer } from '../solana/solanaTransfers.ts'
import { createSignatureLists, type SignatureList } from './createSignatureLists.ts'
import { readEach } from './readEach.ts'

/** Slots pass faster than two a second. They are not read one by one. */
const slotsAtOnce = 10_000n
/** Transactions of an account that are all read. If it has more, only those that name a watched reference are read. */
const maxAtOnce = 100
/** A transaction that cannot be read for so long, some ten minutes, is passed over where no order waits for it. */
const unreadableSlots = 1_500n

/**
 * Payments to accounts of Solana, with the reference of Solana Pay that they name. One search for each account and each of its token
 * accounts serves all references, so that the number of calls follows the number of payments.
 *
 * A payment belongs to the first watched reference that its instruction names. A transaction with one transfer to the account
 * may name the reference anywhere, or as the text of a memo, as x402's clients do. A transaction that two orders' references
 * share therefore never counts twice.
 *
 * Anyone can send anything to an account. An account with many transactions is searched by each reference and by the memos
 * in the node's list, so that a flood costs one page for each thousand transactions; payments without a watched reference are
 * not read then. A reference that is flooded itself, or
 * that a transaction names which cannot be read, delays its own order only (`unread`). An account that is read without
 * references is read whole, its oldest transactions first.
 */
export const createSolanaDeposits = (options: {
  networks: readonly SolanaNetworkConfig[]
  egress: Egress
  isLive: boolean
}): ChainDeposits => {
  const chains = new Map(
    options.networks.map(network => {
      const rpc = createSolanaRpc(options.egress, network.rpcUrl)
      return [
        network.networkId,
        { network, rpc, accountsOf: keepingAccounts(rpc, network), listOf: createSignatureLists(rpc) },
      ]
    }),
  )
  const chainOf = (networkId: string) => {
    const chain = chains.get(networkId)
    if (!chain) throw new Error(`Network ${networkId} is not watched`)
    return chain
  }
  return {
    watches: networkId => chains.has(networkId),
    blocksAtOnce: () => slotsAtOnce,
    heads: async networkId => {
      const { rpc } = chainOf(networkId)
      const [head, final] = [await rpc.slot(), await rpc.finalSlot()]
      const headAtMs = options.isLive ? await rpc.timeAt(head) : undefined
      return { head, final: final < head ? final : head, ...defined({ headAtMs }) }
    },
    scan: async (networkId, { destinations, others = [], from, to }) => {
      const chain = chainOf(networkId)
      const references = referencesOf(destinations)
      const watched = referencesOf([...destinations, ...others])
      return readEach([...references.keys()], from, owner => {
        const of = { owner, references: watched.get(owner) ?? new Set(), network: chain.network }
        return readOwner(chain, of, { references: references.get(owner) ?? new Set(), from, to })
      })
    },
  }
}

/** References of each account. */
const referencesOf = (destinations: readonly TaggedAddress[]): Map<string, Set<string>> => {
  const owners = new Map<string, Set<string>>()
  for (const { address, tag } of destinations) {
    const known = owners.get(address) ?? new Set()
    owners.set(address, tag === undefined ? known : known.add(tag))
  }
  return owners
}

interface Chain {
  rpc: SolanaRpc
  accountsOf: (owner: string) => Promise<readonly string[]>
  listOf: ReturnType<typeof createSignatureLists>
}

interface Search {
  references: ReadonlySet<string>
  from: bigint
  to: bigint
}

const readOwner = async (chain: Chain, wanted: Wanted, search: Search): Promise<ChainScan> => {
  // A destination without a reference: every payment to the account is wanted, whatever it names.
  const isWhole = search.references.size === 0
  const lists: SignatureList[] = []
  for (const account of await chain.accountsOf(wanted.owner)) lists.push(await chain.listOf(account, search))
  const readTo = lists.reduce((least, one) => (one.readTo < least ? one.readTo : least), search.to)
  const rows = new Map(lists.flatMap(list => list.rows.map(row => [row.signature, row])))
  const read = readingMovements(chain.rpc)
  if (isWhole) return readOldest(wanted, read, [...rows.values()], { from: search.from, to: search.to, readTo })
  if (readTo === search.to && rows.size <= maxAtOnce)
    try {
      const deposits: ChainDeposit[] = []
      for (const hash of rows.keys()) deposits.push(...depositsIn(hash, await read(hash), wanted))
      return { deposits, unread: [] }
    } catch (error) {
      if (!(error instanceof SolanaUnreadable)) throw error
    }
  const found = await readReferences(chain, { wanted, search, read, rows: [...rows.values()] })
  // The list of a reference does not contain transactions that name it in a memo.
  const unread = readTo < search.to ? [{ address: wanted.owner, readTo }] : []
  return { deposits: found.deposits, unread: [...unread, ...found.unread] }
}

/** Payments of the oldest transactions of the account. The rest is unread. */
const readOldest = async (
  wanted: Wanted,
  read: (hash: string) => Promise<SolanaMovement>,
  rows: readonly SolanaSignature[],
  { from, to, readTo }: { from: bigint; to: bigint; readTo: bigint },
): Promise<ChainScan> => {
  const ordered = rows.filter(({ slot }) => slot <= readTo).toSorted((a, b) => Number(a.slot - b.slot))
  const deposits: ChainDeposit[] = []
  const endingBefore = (slot: bigint): ChainScan => {
    // What exceeds one reading in its first slot is left out: otherwise the account would stay behind for ever.
    const last = slot > from ? slot - 1n : slot
    return { deposits, unread: last < to ? [{ address: wanted.owner, readTo: last }] : [] }
  }
  for (const { signature, slot } of ordered.slice(0, maxAtOnce)) {
    const found = await read(signature).catch((error: unknown) => {
      if (!(error instanceof SolanaUnreadable)) throw error
    })
    if (found) deposits.push(...depositsIn(signature, found, wanted))
    else if (to - slot < unreadableSlots) return endingBefore(slot)
  }
  const next = ordered[maxAtOnce]
  return endingBefore(next === undefined ? readTo + 1n : next.slot)
}

/** A reader that requests each transaction once. */
const readingMovements = (rpc: SolanaRpc): ((hash: string) => Promise<SolanaMovement>) => {
  const kept = new Map<string, SolanaMovement>()
  return async hash => {
    const movement = kept.get(hash) ?? (await rpc.movement(hash, 'confirmed'))
    if (!movement) throw new SolanaUnreadable('The node does not have a transaction that it lists')
    kept.set(hash, movement)
    return movement
  }
}

interface ByReference {
  wanted: Wanted
  search: Search
  read: (hash: string) => Promise<SolanaMovement>
  /** Transactions of the account, with their memos. */
  rows: readonly SolanaSignature[]
}

const readReferences = async (chain: Chain, { wanted, search, read, rows }: ByReference): Promise<ChainScan> => {
  const deposits = new Map<string, readonly ChainDeposit[]>()
  const unread: ChainScan['unread'][number][] = []
  let failures = 0
  for (const tag of search.references)
    try {
      const list = await chain.listOf(tag, search)
      const named = rows.filter(({ memo }) => memo?.includes(tag))
      const all = [...list.rows, ...named].toSorted((a, b) => Number(a.slot - b.slot))
      const next = all[maxAtOnce]
      for (const { signature } of all.slice(0, maxAtOnce))
        deposits.set(signature, namingOne(depositsIn(signature, await read(signature), wanted)))
      const readTo = next && next.slot <= list.readTo ? next.slot - 1n : list.readTo
      if (readTo < search.to) unread.push({ address: wanted.owner, tag, readTo })
    } catch (error) {
      failures += 1
      // If the node does not respond at all, fail here instead of at each further reference.
      if (failures === 3) await chain.rpc.slot()
      if (failures === search.references.size) throw error
      unread.push({ address: wanted.owner, tag, readTo: search.from - 1n })
    }
  return { deposits: [...deposits.values()].flat(), unread }
}

const namingOne = (deposits: readonly ChainDeposit[]): ChainDeposit[] => deposits.filter(({ tag }) => tag !== undefined)

/** The account itself and its token accounts, which are derived from it and each mint. */
const keepingAccounts = (
  rpc: SolanaRpc,
  { tokens }: SolanaNetworkConfig,
): ((owner: string) => Promise<readonly string[]>) => {
  const kept = new Map<string, readonly string[]>()
  return async owner => {
    const known = kept.get(owner)
    if (known) return known
    // Solana's keys and account layouts are loaded with the first account.
    const { tokenAccountOf } = await import('../solana/tokenAccountOf.ts')
    const accounts = [owner]
    for (const { address: mint } of tokens)
      if (mint !== undefined) accounts.push(await tokenAccountOf({ owner, mint, program: await rpc.ownerOf(mint) }))
    kept.set(owner, accounts)
    return accounts
  }
}

interface Wanted {
  owner: string
  /** All watched references of the account. */
  references: ReadonlySet<string>
  network: SolanaNetworkConfig
}

const depositsIn = (hash: string, movement: SolanaMovement, { owner, references, network }: Wanted): ChainDeposit[] =>
  network.tokens.flatMap(({ symbol, decimals, address: mint }) => {
    const arriving = movement.transfers.filter(one => one.to === owner && one.mint === mint && one.from !== owner)
    const rise = received(movement, owner, mint)
    return arriving.flatMap((one): ChainDeposit[] => {
      const tag = referenceIn(one, references) ?? (arriving.length === 1 ? onlyOne(movement, references) : undefined)
      const amount = amountOf(one, { arriving, rise })
      if (amount <= 0n) return []
      const { from, position } = one
      const sent = { hash, position, block: movement.slot, from, to: owner, ...defined({ tag }) }
      return [{ ...sent, symbol, decimals, amountBaseUnits: amount }]
    })
  })

const referenceIn = ({ further }: SolanaTransfer, references: ReadonlySet<string>): string | undefined =>
  further.find(one => references.has(one))

const onlyOne = ({ accounts, memos }: SolanaMovement, references: ReadonlySet<string>): string | undefined => {
  const [found, ...others] = [...new Set([...accounts, ...memos])].filter(one => references.has(one))
  return others.length === 0 ? found : undefined
}

/**
 * The transferred amount, if the account's balance rose by the sum of all transfers to it: a token may keep a fee, and
 * the same transaction may take money from the account. Of a single transfer, at most the rise.
 */
const amountOf = (
  { amount }: SolanaTransfer,
  { arriving, rise }: { arriving: readonly SolanaTransfer[]; rise: bigint },
): bigint => {
  if (rise >= arriving.reduce((sum, one) => sum + one.amount, 0n)) return amount
  return arriving.length === 1 ? rise : 0n
}
