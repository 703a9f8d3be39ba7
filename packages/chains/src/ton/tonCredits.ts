import type { TonTransaction } from './tonShapes.ts'

/** Coins, or jettons of a known master, that a transaction brought to its account. */
export interface TonCredit {
  /** Of the transaction of the sender's wallet, by which the payment is confirmed again later. */
  hash: string
  /** Of the account's own transaction among those that the wallet's caused. */
  position: string
  block: number | undefined
  to: string
  from: string | undefined
  tag: string | undefined
  /** Undefined for the chain's coin. */
  jettonWallet: string | undefined
  amount: bigint
}

/**
 * The credit by a transaction. `jettonWallets` are those of the account, as the masters calculate their addresses: every
 * account can send a message in the form of a notification.
 */
export const creditIn = (
  { account: to, traceId: hash, lt, block, isAborted, received }: TonTransaction,
  jettonWallets: ReadonlySet<string>,
): TonCredit | undefined => {
  if (!received || received.bounced) return undefined
  const { source, value, bounce, body } = received
  const of = { hash, position: String(lt), block, to, tag: body.text }
  // The jettons are in the wallet already: it does not matter whether the account could process their notification.
  if (body.kind === 'notification' && jettonWallets.has(source))
    return { ...of, from: body.from, jettonWallet: source, amount: body.amount }
  if (isAborted && bounce) return undefined
  const tag = body.kind === 'comment' ? body.text : undefined
  return value === 0n ? undefined : { ...of, tag, from: source, jettonWallet: undefined, amount: value }
}
