import type { BridgeContext } from '../context.ts'
import type { Leg } from '../pricing/priceBridge.ts'

/** The highest nonce or block among a chain's transactions with an unknown outcome. */
export const lastValidity = (ctx: BridgeContext, chainId: number): number | undefined => {
  const open = [...ctx.store.state.openPayments].flatMap(id => {
    const payment = ctx.store.state.payments.get(id)
    return payment?.chainId === chainId ? [payment.signed.validity] : []
  })
  return open.length === 0 ? undefined : Math.max(...open)
}

/** Available liquidity: the balance less signed payments and a reserve for fees. */
export const availableLiquidity = async (ctx: BridgeContext, { chain, currency }: Leg): Promise<bigint> => {
  let left = await chain.balance(currency.address, chain.solver)
  for (const id of ctx.store.state.openPayments) {
    const payment = ctx.store.state.payments.get(id)
    if (payment?.chainId !== chain.id || payment.currency !== currency.address || payment.kind === 'sweep') continue
    left -= BigInt(payment.amount)
  }
  if (currency.isNative) left -= chain.nativeReserve
  return left < 0n ? 0n : left
}
