import { formatShort } from '../../money/baseUnits.ts'
import { assetOf } from '../data/assets.ts'
import type { RouteHandler } from '../http/route.ts'
import { json } from '../http/types.ts'
import type { Deposit } from '../state/types.ts'
import { readWindow } from './readWindow.ts'
import { withSignature } from './withSignature.ts'
import type { VariantContext } from './variants.ts'

/** Status 1 is Success, because the sandbox credits its own payments at once. */
const depositModel = (d: Deposit) => ({
  amount: formatShort(BigInt(d.amountUnits), assetOf(d.asset).decimals),
  coin: d.asset,
  network: d.network,
  status: 1,
  address: d.address,
  addressTag: '',
  txId: d.hash,
  insertTime: d.createdAtMs,
  transferType: 0,
  confirmTimes: '1/1',
})

const fullModel = (d: Deposit) => ({
  id: d.id.replaceAll('-', ''),
  ...depositModel(d),
  unlockConfirm: 1,
  walletType: 0,
})

/** GET /sapi/v1/capital/deposit/hisrec: newest first. */
export const depositHistory = (ctx: VariantContext): RouteHandler =>
  withSignature(ctx, ({ persona, params }) => {
    const window = readWindow(params, ctx.clock.nowMs())
    if ('status' in window) return window
    const coin = params.get('coin')
    const hash = params.get('txId')
    const found = ctx.deposits
      .list()
      .filter(d => d.institution === ctx.variant.name && d.persona === persona.name && window.holds(d.createdAtMs))
      .filter(d => (coin === null || d.asset === coin) && (hash === null || d.hash === hash))
      .map(ctx.variant.isFull ? fullModel : depositModel)
      .reverse()
    return json(200, window.page(found))
  })
