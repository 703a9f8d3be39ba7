import { base58 } from '@scure/base'

import { isObject, malformed } from './callSolana.ts'

/** One instruction that moved lamports, or tokens of a mint, from one owner to another. */
export interface SolanaTransfer {
  /** The instruction in the transaction, or the call that it made: `instruction 1`, `instruction 1.0`. */
  position: string
  from: string
  to: string
  /** Undefined: SOL. */
  mint: string | undefined
  amount: bigint
  /** Further accounts of the instruction: signers, and the references of Solana Pay. */
  further: readonly string[]
}

const systemProgram = '11111111111111111111111111111111'
/** SPL Token and Token-2022. */
export const tokenPrograms: ReadonlySet<string> = new Set([
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
])

/** Indices in the system program's interface: `Transfer`, `TransferWithSeed`. */
const [transferIndex, seededIndex] = [2, 11]
/** Tags in the token program's interface: `Transfer`, `TransferChecked`. */
const [tokenTransferTag, checkedTag] = [3, 12]

/** The owner and the mint of each token account, by its place in the list of accounts. */
export type TokenAccounts = ReadonlyMap<number, { owner: string; mint: string }>

interface Call {
  position: string
  program: string
  accounts: readonly number[]
  data: Uint8Array
}

const amountAt = (data: Uint8Array, offset: number): bigint | undefined =>
  data.length < offset + 8 ? undefined : new DataView(data.buffer, data.byteOffset).getBigUint64(offset, true)

type Ends = readonly [from?: number | undefined, to?: number | undefined, amount?: bigint | undefined, used?: number]

/** The ends of a transfer, as places of accounts, its amount, and the number of accounts that it uses. */
const endsOf = ({ program, accounts, data }: Call): Ends => {
  if (program === systemProgram) {
    const index = data.length < 4 ? undefined : new DataView(data.buffer, data.byteOffset).getUint32(0, true)
    if (index === transferIndex) return [accounts[0], accounts[1], amountAt(data, 4), 2]
    return index === seededIndex ? [accounts[0], accounts[2], amountAt(data, 4), 3] : []
  }
  if (!tokenPrograms.has(program)) return []
  if (data[0] === tokenTransferTag) return [accounts[0], accounts[1], amountAt(data, 1), 3]
  return data[0] === checkedTag ? [accounts[0], accounts[2], amountAt(data, 1), 4] : []
}

const callIn = (value: unknown, position: string, accounts: readonly string[]): Call => {
  const { programIdIndex, accounts: places, data } = isObject(value) ? value : {}
  const program = typeof programIdIndex === 'number' ? accounts[programIdIndex] : undefined
  if (program === undefined || !Array.isArray(places) || typeof data !== 'string') throw malformed('instruction')
  if (!places.every((place): place is number => typeof place === 'number' && accounts[place] !== undefined))
    throw malformed('account of an instruction')
  return { position, program, accounts: places, data: bytesOf(data) }
}

const bytesOf = (data: string): Uint8Array => {
  try {
    return base58.decode(data)
  } catch {
    throw malformed('data of an instruction')
  }
}

/** Old nodes, and those that record no calls of programs, leave a list out. */
const listOf = (value: unknown): readonly unknown[] => {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) throw malformed('list of instructions')
  return value
}

const innerCalls = (value: unknown, accounts: readonly string[]): Call[] => {
  const { index, instructions } = isObject(value) ? value : {}
  if (typeof index !== 'number') throw malformed('list of inner instructions')
  return listOf(instructions).map((call, at) => callIn(call, `instruction ${index}.${at}`, accounts))
}

/** The transfers that the instructions of a transaction, and the calls that they made, name. */
export const transfersIn = (
  { instructions, innerInstructions }: { instructions: unknown; innerInstructions: unknown },
  accounts: readonly string[],
  tokenAccounts: TokenAccounts,
): SolanaTransfer[] => {
  const outer = listOf(instructions).map((call, at) => callIn(call, `instruction ${at}`, accounts))
  const inner = listOf(innerInstructions).flatMap(list => innerCalls(list, accounts))
  return [...outer, ...inner].flatMap(call => transferOf(call, accounts, tokenAccounts) ?? [])
}

const transferOf = (
  call: Call,
  accounts: readonly string[],
  tokenAccounts: TokenAccounts,
): SolanaTransfer | undefined => {
  const [source, destination, amount, used] = endsOf(call)
  if (source === undefined || destination === undefined || amount === undefined) return undefined
  const isCoin = call.program === systemProgram
  const [from, to] = [source, destination].map(place =>
    isCoin ? { owner: accounts[place] ?? '', mint: undefined } : tokenAccounts.get(place),
  )
  if (from === undefined || to === undefined || from.mint !== to.mint) return undefined
  const further = call.accounts.slice(used).map(place => accounts[place] ?? '')
  return { position: call.position, from: from.owner, to: to.owner, mint: to.mint, amount, further }
}
