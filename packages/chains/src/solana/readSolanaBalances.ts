import { SolanaUnreadable } from '@rialto/core'
import type { Egress } from '@rialto/egress'
import type { EvmToken } from '../evm/evmNetworkConfig.ts'
import { callSolana, isObject, malformed } from './callSolana.ts'

/** A network with its node, mints and addresses to read. A token's address is its mint, or undefined for SOL. */
export interface SolanaNetworkConfig {
  networkId: string
  rpcUrl: string
  tokens: readonly EvmToken[]
  /** Key of the operator's account that pays network fees for wallets, in base58. Absent: wallets pay them. */
  sponsorKey?: string
}

const commitment = 'confirmed'
const digits = /^\d{1,20}$/

const readSol = async (egress: Egress, url: string, address: string): Promise<bigint> => {
  const value = await callSolana(egress, url, 'getBalance', [address, { commitment }])
  if (typeof value !== 'number' || value < 0 || !Number.isInteger(value)) throw malformed('balance')
  // Lamports are a JSON number, which is not exact above nine million SOL.
  if (!Number.isSafeInteger(value)) throw new SolanaUnreadable('getBalance: more than a JSON number holds exactly')
  return BigInt(value)
}

const memberAt = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value)

/** One token account's amount. A response for another mint or owner is rejected. */
const amountOf = (row: unknown, mint: string, owner: string): bigint => {
  const info = memberAt(row, 'account', 'data', 'parsed', 'info')
  const amount = memberAt(info, 'tokenAmount', 'amount')
  if (memberAt(info, 'mint') !== mint || memberAt(info, 'owner') !== owner) throw malformed('token account')
  if (typeof amount !== 'string' || !digits.test(amount)) throw malformed('token amount')
  return BigInt(amount)
}

const readToken = async (egress: Egress, url: string, mint: string, owner: string): Promise<bigint> => {
  const options = { encoding: 'jsonParsed', commitment }
  const rows = await callSolana(egress, url, 'getTokenAccountsByOwner', [owner, { mint }, options])
  if (!Array.isArray(rows)) throw malformed('list of token accounts')
  return rows.reduce<bigint>((sum, row) => sum + amountOf(row, mint, owner), 0n)
}

/** Programs whose accounts hold tokens. */
const programs = ['TokenkegQfeZyiNwGPZwhtZNTXwv83wVZsVZNSyFtbP', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']

/** Up to here mints are read one by one. More are found in the list of all of the owner's token accounts. */
const alone = 4

const readEach = async (egress: Egress, url: string, mints: readonly string[], owner: string) => {
  const sums = new Map<string, bigint>()
  for (let start = 0; start < mints.length; start += alone)
    await Promise.all(
      mints.slice(start, start + alone).map(async mint => sums.set(mint, await readToken(egress, url, mint, owner))),
    )
  return sums
}

const readListed = async (egress: Egress, url: string, mints: readonly string[], owner: string) => {
  const sums = new Map(mints.map(mint => [mint, 0n]))
  for (const programId of programs) {
    const options = { encoding: 'jsonParsed', commitment }
    const rows = await callSolana(egress, url, 'getTokenAccountsByOwner', [owner, { programId }, options])
    if (!Array.isArray(rows)) throw malformed('list of token accounts')
    for (const row of rows) {
      const mint = memberAt(row, 'account', 'data', 'parsed', 'info', 'mint')
      if (typeof mint !== 'string') throw malformed('token account')
      const before = sums.get(mint)
      if (before !== undefined) sums.set(mint, before + amountOf(row, mint, owner))
    }
  }
  return sums
}

/** Strangers can fill a wallet with token accounts until the list is longer than an answer may be. */
const readTokens = (egress: Egress, url: string, mints: readonly string[], owner: string) =>
  mints.length <= alone
    ? readEach(egress, url, mints, owner)
    : readListed(egress, url, mints, owner).catch((error: unknown) => {
        if (error instanceof SolanaUnreadable) return readEach(egress, url, mints, owner)
        throw error
      })

/** @throws SolanaUnreadable if any part cannot be read */
export const readSolanaBalances = async (egress: Egress, { rpcUrl, tokens }: SolanaNetworkConfig, owner: string) => {
  const mints = tokens.flatMap(({ address }) => address ?? [])
  const [coin, sums] = await Promise.all([
    mints.length === tokens.length ? 0n : readSol(egress, rpcUrl, owner),
    readTokens(egress, rpcUrl, mints, owner),
  ])
  return tokens.map(({ symbol, address: mint, decimals }) => ({
    symbol,
    decimals,
    amountBaseUnits: mint === undefined ? coin : (sums.get(mint) ?? 0n),
  }))
}
