import type { StellarAsset, StellarOperation } from './stellarOperations.ts'

/** Stroops per operation. */
export const baseFee = 100n
const baseReserve = 5_000_000n

export interface StellarAccount {
  stroops: bigint
  sequence: bigint
  /** Balances of tokens that the account trusts, by `CODE:ISSUER`. */
  trusted: Map<string, bigint>
}

/** The result of one operation: `op_success`, or the reason for its failure. */
export interface OperationResult {
  code: string
  /** The amount of an operation whose fields do not name it: all lumens of a merged account. */
  moved?: bigint
}

const keyOf = ({ code, issuer }: Exclude<StellarAsset, 'native'>): string => `${code}:${issuer}`

export const reserveOf = ({ trusted }: StellarAccount): bigint => BigInt(2 + trusted.size) * baseReserve

class Failure extends Error {}

/** Accounts with their balances. Path payments exchange every asset at par, with `market` as the other side for lumens. */
export const createStellarAccounts = (market: string) => {
  let accounts = new Map<string, StellarAccount>()
  const existing = (account: string): StellarAccount => {
    const found = accounts.get(account)
    if (!found) throw new Failure('op_no_destination')
    return found
  }
  const debit = (account: string, asset: StellarAsset, amount: bigint): void => {
    const from = existing(account)
    if (asset === 'native') {
      if (from.stroops - amount < reserveOf(from)) throw new Failure('op_underfunded')
      from.stroops -= amount
      return
    }
    if (asset.issuer === account) return
    const held = from.trusted.get(keyOf(asset))
    if (held === undefined) throw new Failure('op_src_no_trust')
    if (held < amount) throw new Failure('op_underfunded')
    from.trusted.set(keyOf(asset), held - amount)
  }
  const credit = (account: string, asset: StellarAsset, amount: bigint): void => {
    const to = existing(account)
    if (asset === 'native') {
      to.stroops += amount
      return
    }
    if (asset.issuer === account) return
    const held = to.trusted.get(keyOf(asset))
    if (held === undefined) throw new Failure('op_no_trust')
    to.trusted.set(keyOf(asset), held + amount)
  }
  const exchange = (
    from: string,
    to: string,
    { sent, asset, amount }: { sent: StellarAsset; asset: StellarAsset; amount: bigint },
  ) => {
    debit(from, sent, amount)
    if (sent === 'native') credit(market, sent, amount)
    if (asset === 'native') debit(market, asset, amount)
    credit(to, asset, amount)
  }
  const merge = (source: string, to: string): OperationResult => {
    const from = existing(source)
    if (to === source) throw new Failure('op_malformed')
    if (from.trusted.size > 0) throw new Failure('op_has_sub_entries')
    credit(to, 'native', from.stroops)
    accounts.delete(source)
    return { code: 'op_success', moved: from.stroops }
  }
  const execute = (operation: StellarOperation, source: string, ledger: number): OperationResult => {
    if ('amount' in operation && operation.amount <= 0n) throw new Failure('op_malformed')
    switch (operation.type) {
      case 'create_account':
        if (accounts.has(operation.to)) throw new Failure('op_already_exists')
        if (operation.amount < 2n * baseReserve) throw new Failure('op_low_reserve')
        debit(source, 'native', operation.amount)
        accounts.set(operation.to, { stroops: operation.amount, sequence: BigInt(ledger) << 32n, trusted: new Map() })
        break
      case 'payment':
        debit(source, operation.asset, operation.amount)
        credit(operation.to.account, operation.asset, operation.amount)
        break
      case 'path_payment_strict_receive':
        if (operation.most < operation.amount) throw new Failure('op_over_source_max')
        exchange(source, operation.to.account, operation)
        break
      case 'path_payment_strict_send':
        if (operation.least > operation.amount) throw new Failure('op_under_dest_min')
        exchange(source, operation.to.account, operation)
        break
      case 'change_trust':
        if (operation.asset === 'native') throw new Failure('op_malformed')
        trust(existing(source), keyOf(operation.asset), operation.limit)
        break
      case 'account_merge':
        return merge(source, operation.to.account)
    }
    return { code: 'op_success' }
  }
  const attempt = (operation: StellarOperation, source: string, ledger: number): OperationResult => {
    try {
      return execute(operation, source, ledger)
    } catch (error) {
      if (error instanceof Failure) return { code: error.message }
      throw error
    }
  }
  const copy = () => new Map([...accounts].map(([id, one]) => [id, { ...one, trusted: new Map(one.trusted) }] as const))
  return {
    endow: (account: string, stroops: bigint): void => {
      accounts.set(account, { stroops, sequence: 0n, trusted: new Map() })
    },
    find: (account: string): Readonly<StellarAccount> | undefined => accounts.get(account),
    /** Charges the fee and uses up the sequence number, which a failed transaction does too. */
    charge: (account: string, fee: bigint, sequence: bigint): void => {
      const from = existing(account)
      from.stroops -= fee
      from.sequence = sequence
    },
    /** Executes all operations, or, if one fails, none. */
    executeAll: (operations: readonly StellarOperation[], source: string, ledger: number): OperationResult[] => {
      const before = copy()
      const results = operations.map(one => attempt(one, one.source?.account ?? source, ledger))
      if (results.some(({ code }) => code !== 'op_success')) accounts = before
      return results
    },
  }
}

const trust = ({ trusted }: StellarAccount, key: string, limit: bigint): void => {
  if (limit > 0n) trusted.set(key, trusted.get(key) ?? 0n)
  else if ((trusted.get(key) ?? 0n) > 0n) throw new Failure('op_invalid_limit')
  else trusted.delete(key)
}
