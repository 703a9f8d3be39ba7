import type { Context } from '../context.ts'
import { json, type SimResponse } from '../http/types.ts'
import type { UpstreamNames } from '../data/networks.ts'

export const bybitNetworks: UpstreamNames = {
  base: 'BASE',
  bitcoin: 'BTC',
  ethereum: 'ETH',
  solana: 'SOL',
  xrpl: 'XRP',
}

/** Bybit's envelope. An error has HTTP 200 as well, and only `retCode` shows it. */
const envelope = (ctx: Context, retCode: number, retMsg: string, result: object): SimResponse =>
  json(200, { retCode, retMsg, result, retExtInfo: {}, time: ctx.clock.nowMs() })

export const bybitResult = (ctx: Context, result: object): SimResponse => envelope(ctx, 0, 'success', result)

export const bybitError = (ctx: Context, retCode: number, retMsg: string): SimResponse =>
  envelope(ctx, retCode, retMsg, {})

export const denied = (ctx: Context): SimResponse =>
  bybitError(ctx, 10005, 'Permission denied, please check your API key permissions.')

/** 131002 covers every invalid parameter of the asset calls. */
export const badParameter = (ctx: Context, what: string): SimResponse =>
  bybitError(ctx, 131002, `Parameter error: ${what}`)
