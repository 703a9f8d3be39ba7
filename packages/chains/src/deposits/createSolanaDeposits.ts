import { type ChainDeposit, type ChainDeposits, SolanaUnreadable } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Egress } from '@rialto/egress'

import { createSolanaRpc, type SolanaRpc } from '../solana/createSolanaRpc.ts'
import type { SolanaNetworkConfig } from '../solana/readSolanaBalances.ts'
import { received, type SolanaMovement } from '../solana/solanaMovement.ts'
import type { SolanaTransfer } from '../solana/solanaTransfers.ts'

/** Slots pass faster than two a second. They are not read one by one. */
const slotsAtOnce = 10_000n
/** Pages of one account in one range, each of a thousand transactions. */
const maxPages = 20

/**
 * Payments to accounts of Solana that name a reference of Solana Pay. One search for each account and each of its token
 * accounts serves all references, so that the number of calls follows the number of payments.
 *
 * A payment belongs to the first watched reference that its instruction names. A transaction with one transfer to the account
 * may name the reference anywhere, or as the text of a memo, as x402's clients do. A transaction that two orders' references
 * share therefore never counts twice.
 */
export const createSolanaDeposits = (options: {
  networks: readonly SolanaNetworkConfig[]
  egress: Egress
  isLive: boolean
}): ChainDeposits => {
  const chains = new Map(
    options.networks.map(network => {
      const rpc = createSolanaRpc(options.egress, network.rpcUrl)
      return [network.networkId, { network, rpc, accountsOf: keepingAccounts(rpc, network) }]
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
    scan: async (networkId, { destinations, from, to }) => {
      const { network, rpc, accountsOf } = chainOf(networkId)
      const owners = new Map<string, Set<string>>()
      for (const { address, tag } of destinations)
        if (tag !== undefined) owners.set(address, (owners.get(address) ?? new Set()).add(tag))
      const deposits: ChainDeposit[] = []
      for (const [owner, references] of owners)
        for (const hash of await signaturesIn(rpc, await accountsOf(owner), { from, to })) {
          const movement = await rpc.movement(hash, 'confirmed')
          if (!movement) throw new SolanaUnreadable('The node does not have a transaction that it lists')
          deposits.push(...depositsIn(hash, movement, { owner, references, network }))
        }
      return deposits
    },
  }
}

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

/** Successful transactions that name one of the accounts, in these slots. */
const signaturesIn = async (
  rpc: SolanaRpc,
  accounts: readonly string[],
  { from, to }: { from: bigint; to: bigint },
): Promise<ReadonlySet<string>> => {
  const found = new Set<string>()
  for (const account of accounts) {
    let before: string | undefined
    let isRead = false
    for (let page = 0; page < maxPages && !isRead; page += 1) {
      const rows = await rpc.signatures(account, before, to)
      for (const { signature, slot, hasFailed } of rows)
        if (!hasFailed && slot >= from && slot <= to) found.add(signature)
      before = rows.at(-1)?.signature
      isRead = rows.length === 0 || rows.some(({ slot }) => slot < from)
    }
    if (!isRead) throw new SolanaUnreadable('The account has too many transactions in these slots')
  }
  return found
}

interface Wanted {
  owner: string
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
      if (tag === undefined || amount <= 0n) return []
      const { from, position } = one
      const sent = { hash, position, block: movement.slot, from, to: owner, tag }
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
