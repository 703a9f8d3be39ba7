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

/** @throws SolanaUnreadable if any part cannot be read */
export const readSolanaBalances = (egress: Egress, { rpcUrl, tokens }: SolanaNetworkConfig, owner: string) =>
  Promise.all(
    tokens.map(async ({ symbol, address: mint, decimals }) => ({
      symbol,
      decimals,
      amountBaseUnits:
        mint === undefined ? await readSol(egress, rpcUrl, owner) : await readToken(egress, rpcUrl, mint, owner),
    })),
  )
