import { parseUnits } from '../../../money/baseUnits.ts'
import type { BridgeContext } from '../context.ts'
import type { Leg } from '../pricing/priceBridge.ts'
import type { Solver } from '../solver/createSolver.ts'
import { availableLiquidity, lastValidity } from '../solver/liquidity.ts'

interface Wanted extends Leg {
  amount: bigint
}

/** Reads a currency's new liquidity from the control API's JSON. Returns an error text if invalid. */
export const readLiquidity = (ctx: BridgeContext, body: Readonly<Record<string, unknown>>): Wanted | string => {
  const { chainId, symbol, amount } = body
  const chain = typeof chainId === 'number' ? ctx.chains.get(chainId) : undefined
  if (chain === undefined) return `chainId must be one of ${[...ctx.chains.keys()].join(', ')}`
  const currency = chain.currencies.find(candidate => candidate.symbol === symbol)
  if (currency === undefined) return `symbol must be one of ${chain.currencies.map(c => c.symbol).join(', ')}`
  const units = typeof amount === 'string' ? parseUnits(amount, currency.decimals) : undefined
  return units === undefined ? 'amount must be a decimal string in whole units' : { chain, currency, amount: units }
}

const arrivesWithinMs = 20_000

/**
 * Moves coins in or out of the solver's account until its available liquidity is the requested amount. Returns the
 * resulting amount.
 */
export const setLiquidity = (ctx: BridgeContext, solver: Solver, wanted: Wanted): Promise<bigint> =>
  solver.exclusively(async () => {
    const { chain, currency, amount } = wanted
    const has = await availableLiquidity(ctx, wanted)
    if (has < amount) await chain.fund(currency.address, amount - has)
    if (has > amount) {
      const transfer = { currency: currency.address, to: chain.outside, amount: has - amount }
      await chain.submit(await chain.signTransfer(transfer, lastValidity(ctx, chain.id)))
    }
    for (let waitedMs = 0; waitedMs < arrivesWithinMs; waitedMs += 50) {
      // The fee of a transfer of the chain's own coin is missing afterwards.
      const now = await availableLiquidity(ctx, wanted)
      if (now !== has || has === amount) return now
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    throw new Error('The transfer did not get into a block')
  })
