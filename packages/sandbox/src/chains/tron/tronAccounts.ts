import type { TronTransaction } from './tronTransaction.ts'

/** USDT's contract, at its address on Nile, which this chain imitates. */
export const usdtContract = '41eca9bc828a3005b9a3b909f2cc5c2a54794de05f'
export const usdtDecimals = 6

/** Network charges in sun: per byte and per unit of energy beyond the free allowance, and for a new account. */
export const prices = { byte: 1_000n, energy: 100n, newAccount: 1_000_000n, newAccountBandwidth: 100_000n } as const

/** Free bytes per day, and bytes that a result adds to every transaction. */
export const freeBandwidth = 600
const resultBytes = 64
const dayMs = 24 * 60 * 60_000

/** Energy of a USDT transfer to a recipient with USDT, to one without, and of a failing transfer. */
const transferEnergy = { known: 64_285, first: 130_285, failed: 2_500 } as const
const readEnergy = 935

const transferSelector = 'a9059cbb'
const transferTopic = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

interface Account {
  trx: bigint
  createdAtMs: number
  /** Time of the head on which its newest transaction was executed. */
  operatedAtMs: number
  /** Used free bytes as of `takenAtMs`. They are restored over a day. */
  takenBytes: number
  takenAtMs: number
}

/** The result of a transaction in a block. Fees are in sun. */
export interface Receipt {
  result: 'SUCCESS' | 'REVERT' | 'OUT_OF_ENERGY'
  netUsage: number
  netFee: bigint
  energy: number
  energyFee: bigint
  /** The total cost. */
  fee: bigint
  /** A token's event: address without `41`, topics and data in hexadecimal. */
  logs: readonly { address: string; topics: readonly string[]; data: string }[]
}

interface CallResult {
  result: 'SUCCESS' | 'REVERT'
  energy: number
  /** 32 bytes in hexadecimal, empty after a failure. */
  returned: string
  /** Moved USDT in base units. */
  moved?: { to: string; amount: bigint }
}

const word = (value: bigint): string => value.toString(16).padStart(64, '0')
const wordOfAddress = (address: string): string => address.slice(2).padStart(64, '0')

/** A refusal by the node, with its own error code. */
export class TronRefusal extends Error {
  override readonly name = 'TronRefusal'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const invalid = (message: string) => new TronRefusal('CONTRACT_VALIDATE_ERROR', message)

/** Accounts and their balances. */
export const createTronAccounts = () => {
  const accounts = new Map<string, Account>()
  /** An address can have a token balance without an account. */
  const usdt = new Map<string, bigint>()
  const usdtOf = (address: string): bigint => usdt.get(address) ?? 0n
  const open = (address: string, nowMs: number): Account => {
    const known = accounts.get(address)
    if (known) return known
    const created: Account = { trx: 0n, createdAtMs: nowMs, operatedAtMs: 0, takenBytes: 0, takenAtMs: nowMs }
    accounts.set(address, created)
    return created
  }
  const takenOf = ({ takenBytes, takenAtMs }: Account, nowMs: number): number =>
    Math.ceil(takenBytes * Math.max(0, 1 - (nowMs - takenAtMs) / dayMs))

  /** The effect of a token call, without applying it. */
  const simulate = (owner: string, data: string): CallResult => {
    const [selector, first, second] = [data.slice(0, 8), `41${data.slice(32, 72)}`, data.slice(72, 136)]
    if (selector === '70a08231') return { result: 'SUCCESS', energy: readEnergy, returned: word(usdtOf(first)) }
    if (selector === '313ce567') return { result: 'SUCCESS', energy: readEnergy, returned: word(BigInt(usdtDecimals)) }
    const failed: CallResult = { result: 'REVERT', energy: transferEnergy.failed, returned: '' }
    if (selector !== transferSelector || data.length !== 136) return failed
    const amount = BigInt(`0x${second}`)
    if (amount > usdtOf(owner)) return failed
    const energy = usdtOf(first) > 0n ? transferEnergy.known : transferEnergy.first
    return { result: 'SUCCESS', energy, returned: word(1n), moved: { to: first, amount } }
  }

  /** Free bytes, or their cost. */
  const bandwidthOf = (account: Account, { hex }: TronTransaction, nowMs: number) => {
    const bytes = hex.length / 2 + resultBytes
    const isFree = takenOf(account, nowMs) + bytes <= freeBandwidth
    return isFree ? { bytes, netFee: 0n } : { bytes, netFee: BigInt(bytes) * prices.byte }
  }

  const costOf = (transaction: TronTransaction, nowMs: number) => {
    const { contract } = transaction.raw
    const account = open(contract.owner, nowMs)
    const isNew = contract.type === 'TransferContract' && !accounts.has(contract.to)
    if (isNew) return { bytes: 0, netFee: prices.newAccountBandwidth, fee: prices.newAccount }
    return { ...bandwidthOf(account, transaction, nowMs), fee: 0n }
  }

  /** @throws TronRefusal if the node does not accept it. */
  const check = (transaction: TronTransaction, nowMs: number): void => {
    const { contract } = transaction.raw
    const account = accounts.get(contract.owner)
    if (!account) throw invalid('Contract validate error : Validate contract error, no OwnerAccount.')
    const { netFee, fee } = costOf(transaction, nowMs)
    const spent = contract.type === 'TransferContract' ? contract.amount : contract.callValue
    if (contract.type === 'TransferContract' && (contract.amount <= 0n || contract.to === contract.owner))
      throw invalid('Contract validate error : Amount must be greater than 0, to another account.')
    if (contract.type === 'TriggerSmartContract' && contract.contract !== usdtContract)
      throw invalid('Contract validate error : No contract or not a valid smart contract')
    if (account.trx < spent + fee)
      throw invalid('Contract validate error : Validate TransferContract error, balance is not sufficient.')
    if (account.trx < spent + fee + netFee)
      throw new TronRefusal('BANDWITH_ERROR', 'Account resource insufficient error.')
  }

  const payBandwidth = (account: Account, cost: { bytes: number; netFee: bigint }, nowMs: number): number => {
    account.trx -= cost.netFee
    if (cost.netFee > 0n) return 0
    account.takenBytes = takenOf(account, nowMs) + cost.bytes
    account.takenAtMs = nowMs
    return cost.bytes
  }

  const call = (transaction: TronTransaction, data: string, nowMs: number): Receipt => {
    const { owner } = transaction.raw.contract
    const account = open(owner, nowMs)
    const cost = costOf(transaction, nowMs)
    const netUsage = payBandwidth(account, cost, nowMs)
    const { result, energy, moved } = simulate(owner, data)
    const limit = account.trx < transaction.raw.feeLimit ? account.trx : transaction.raw.feeLimit
    const affordable = Number(limit / prices.energy)
    const used = Math.min(energy, affordable)
    const energyFee = BigInt(used) * prices.energy
    account.trx -= energyFee
    const paid = { netUsage, netFee: cost.netFee, energy: used, energyFee, fee: cost.netFee + energyFee }
    if (affordable < energy) return { ...paid, result: 'OUT_OF_ENERGY', logs: [] }
    if (!moved) return { ...paid, result, logs: [] }
    usdt.set(owner, usdtOf(owner) - moved.amount)
    usdt.set(moved.to, usdtOf(moved.to) + moved.amount)
    const topics = [transferTopic, wordOfAddress(owner), wordOfAddress(moved.to)]
    return { ...paid, result, logs: [{ address: usdtContract.slice(2), topics, data: word(moved.amount) }] }
  }

  const transfer = (transaction: TronTransaction, { to, amount }: { to: string; amount: bigint }, nowMs: number) => {
    const account = open(transaction.raw.contract.owner, nowMs)
    const cost = costOf(transaction, nowMs)
    const netUsage = payBandwidth(account, cost, nowMs)
    account.trx -= amount + cost.fee
    open(to, nowMs).trx += amount
    const fee = cost.netFee + cost.fee
    return { result: 'SUCCESS', netUsage, netFee: cost.netFee, energy: 0, energyFee: 0n, fee, logs: [] } as const
  }

  return {
    find: (address: string): Readonly<Account> | undefined => accounts.get(address),
    takenOf,
    simulate,
    check,
    /** Executes a transaction that `check` has accepted, in a block of this time after the head of `headMs`. */
    execute: (transaction: TronTransaction, nowMs: number, headMs: number): Receipt => {
      const { contract } = transaction.raw
      open(contract.owner, nowMs).operatedAtMs = headMs
      return contract.type === 'TransferContract'
        ? transfer(transaction, contract, nowMs)
        : call(transaction, contract.data, nowMs)
    },
    /** Funds an address in the first block, with each asset. */
    endow: (address: string, amount: bigint): void => {
      open(address, 0).trx += amount
      usdt.set(address, usdtOf(address) + amount)
    },
  }
}

export type TronAccounts = ReturnType<typeof createTronAccounts>
