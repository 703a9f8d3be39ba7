import { formatShort, formatUnits } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assetOf } from '../data/assets.ts'
import type { Deposit, Withdrawal } from '../state/types.ts'
import { sha256Hex } from '../http/types.ts'

/** `2022-01-31 16:07:32`, in UTC. */
export const dateTime = (atMs: number): string => new Date(atMs).toISOString().slice(0, 19).replace('T', ' ')

/** Bitstamp's transaction number, which grows with time and is stable. */
export const numberOf = (id: string, atMs: number): number =>
  Math.floor(atMs) * 1_000 + (parseInt(sha256Hex(id).slice(0, 6), 16) % 1_000)

export const ownWithdrawals = (ctx: Context, persona: string): Withdrawal[] =>
  ctx.withdrawals
    .list()
    .filter(w => w.institution === 'bitstamp' && w.persona === persona)
    .reverse()

export const ownDeposits = (ctx: Context, persona: string): Deposit[] =>
  ctx.deposits
    .list()
    .filter(d => d.institution === 'bitstamp' && d.persona === persona)
    .reverse()

interface Movement {
  id: string
  asset: string
  amountUnits: string
  createdAtMs: number
}

/** A row of the user's transactions. The currency's own member has the amount, and some others are 0. */
export const userTransaction = (movement: Movement, type: '0' | '1', feeUnits: string) => {
  const { decimals } = assetOf(movement.asset)
  const amount = formatUnits(BigInt(movement.amountUnits), decimals)
  return {
    id: numberOf(movement.id, movement.createdAtMs),
    datetime: `${dateTime(movement.createdAtMs)}.000000`,
    type,
    fee: formatUnits(BigInt(feeUnits), decimals),
    btc: 0,
    usd: 0,
    eur: 0,
    btc_usd: 0,
    [movement.asset.toLowerCase()]: type === '1' ? `-${amount}` : amount,
  }
}

/** Fields that deposits and withdrawals share: amounts are numbers, and times are seconds. */
export const cryptoTransaction = (movement: Movement & { network: string; address: string; hash?: string }) => ({
  currency: movement.asset,
  network: movement.network,
  destinationAddress: movement.address,
  txid: movement.hash ?? '',
  amount: Number(formatShort(BigInt(movement.amountUnits), assetOf(movement.asset).decimals)),
  datetime: Math.floor(movement.createdAtMs / 1_000),
})
