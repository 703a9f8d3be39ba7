import { parseUnits } from '../../money/baseUnits.ts'
import type { Amount } from './xrplAmounts.ts'
import type { XrplFields } from './xrplCodec.ts'
import type { EngineResult } from './xrplResults.ts'

/** Drops. */
export const baseFee = 10n
const reserve = 1_000_000n

/** Flag of a payment that may deliver less instead of failing. */
const partialPayment = 0x0002_0000
/** Flag of an account that requires a destination tag. `AccountSet` calls it 1. */
export const requireTag = 0x0002_0000
const requireTagSetting = 1
/** A payment in an issued currency delivers one XRP per unit, by the only market of this ledger. */
const dropDecimals = 6

export interface XrplAccount {
  drops: bigint
  sequence: number
  flags: number
}

interface Applied {
  result: EngineResult
  /** Delivered drops. */
  delivered: bigint
}

const isXrp = (amount: Amount | undefined): amount is string => typeof amount === 'string'

/** Balances of accounts. For a payment in an issued currency, the market's account pays the XRP. */
export const createXrplAccounts = (market: string) => {
  const accounts = new Map<string, XrplAccount>()

  /** The reason why no ledger can include it, from the account's own state. */
  const refusalOf = ({ Account, Fee, Sequence }: XrplFields): EngineResult | undefined => {
    const from = accounts.get(Account)
    if (!from) return 'terNO_ACCOUNT'
    if (!isXrp(Fee) || BigInt(Fee) < baseFee) return 'telINSUF_FEE_P'
    if (Sequence < from.sequence) return 'tefPAST_SEQ'
    return Sequence > from.sequence ? 'terPRE_SEQ' : undefined
  }

  const malformedBy = (fields: XrplFields): EngineResult | undefined => {
    const { TransactionType, Account, Destination, Amount: amount, SendMax, Flags = 0 } = fields
    if (TransactionType === 'AccountSet') return undefined
    if (Destination === undefined || amount === undefined) return 'temMALFORMED'
    if (isXrp(amount) && BigInt(amount) === 0n) return 'temBAD_AMOUNT'
    if (SendMax === undefined && Destination === Account) return 'temREDUNDANT'
    const isPartial = (Flags & partialPayment) !== 0
    return isXrp(amount) && SendMax === undefined && isPartial ? 'temBAD_SEND_XRP_PARTIAL' : undefined
  }

  const planned = ({ Amount: amount, SendMax, DeliverMin, Flags = 0 }: XrplFields): Applied => {
    // Accounts have no trust lines, so an issued currency cannot be delivered.
    if (!isXrp(amount)) return { result: 'tecPATH_PARTIAL', delivered: 0n }
    const wanted = BigInt(amount)
    if (SendMax === undefined || isXrp(SendMax)) return { result: 'tesSUCCESS', delivered: wanted }
    const bought = parseUnits(SendMax.value, dropDecimals) ?? 0n
    const delivered = bought < wanted ? bought : wanted
    const isPartial = (Flags & partialPayment) !== 0
    const least = isPartial ? (isXrp(DeliverMin) ? BigInt(DeliverMin) : 1n) : wanted
    return delivered < least ? { result: 'tecPATH_PARTIAL', delivered: 0n } : { result: 'tesSUCCESS', delivered }
  }

  const pay = (fields: XrplFields): Applied => {
    const { Account, Destination = '', DestinationTag, SendMax } = fields
    const to = accounts.get(Destination)
    const failed = (result: EngineResult): Applied => ({ result, delivered: 0n })
    if (!to && !isXrp(fields.Amount)) return failed('tecNO_DST')
    if (to && (to.flags & requireTag) !== 0 && DestinationTag === undefined) return failed('tecDST_TAG_NEEDED')
    const plan = planned(fields)
    if (plan.result !== 'tesSUCCESS') return plan
    if (!to && plan.delivered < reserve) return failed('tecNO_DST_INSUF_XRP')
    const payer = accounts.get(SendMax === undefined || isXrp(SendMax) ? Account : market)
    if (!payer || payer.drops < plan.delivered + reserve) return failed('tecUNFUNDED_PAYMENT')
    payer.drops -= plan.delivered
    const receiver = to ?? { drops: 0n, sequence: 1, flags: 0 }
    receiver.drops += plan.delivered
    accounts.set(Destination, receiver)
    return plan
  }

  const set = (from: XrplAccount, { SetFlag, ClearFlag }: XrplFields): Applied => {
    if (SetFlag === requireTagSetting) from.flags |= requireTag
    if (ClearFlag === requireTagSetting) from.flags &= ~requireTag
    return { result: 'tesSUCCESS', delivered: 0n }
  }

  return {
    endow: (address: string, drops: bigint, flags = 0): void => {
      accounts.set(address, { drops, sequence: 1, flags })
    },
    /** Undefined: a ledger will include it. */
    check: (fields: XrplFields): EngineResult | undefined => malformedBy(fields) ?? refusalOf(fields),
    /** Charges the fee and executes the transaction. */
    apply: (fields: XrplFields): Applied => {
      const from = accounts.get(fields.Account)
      if (!from) throw new Error('no account pays for it')
      from.drops -= BigInt(fields.Fee)
      from.sequence += 1
      return fields.TransactionType === 'Payment' ? pay(fields) : set(from, fields)
    },
    find: (address: string): Readonly<XrplAccount> | undefined => accounts.get(address),
    copy: (): ReadonlyMap<string, XrplAccount> =>
      new Map([...accounts].map(([address, account]) => [address, { ...account }])),
  }
}
