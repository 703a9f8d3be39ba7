import { SandboxRpcError } from '../../chains/callRpc.ts'
import { routeOf } from '../data/networks.ts'
import { assetOf } from '../data/assets.ts'
import type { Withdrawal } from '../state/types.ts'
import type { WithdrawalsOptions } from './types.ts'

interface Sender extends WithdrawalsOptions {
  save(withdrawal: Withdrawal, change: Partial<Withdrawal>): Withdrawal
}

/** The token and amount in the chain's units. */
const onChain = ({ chains }: Sender, w: Withdrawal) => {
  const route = routeOf(chains, w.networkId, w.asset)
  if (route === undefined) throw new Error(`No simulated chain carries ${w.asset} on ${w.network}`)
  const scale = 10n ** BigInt(route.token.decimals - assetOf(w.asset).decimals)
  const amountBaseUnits = BigInt(w.amountUnits) * scale
  const to = { to: w.address, ...(w.tag === '' ? {} : { tag: w.tag }) }
  return { networkId: w.networkId, symbol: route.token.symbol, ...to, amountBaseUnits }
}

/** Attempts after which the institution releases the coins. */
const MAX_ATTEMPTS = 5

const notPaid = (w: Withdrawal): Partial<Withdrawal> => {
  const attempts = (w.attempts ?? 0) + 1
  if (attempts < MAX_ATTEMPTS) return { status: 'accepted', attempts }
  return { status: 'failed', attempts, failure: 'The network did not take the transaction' }
}

/**
 * Takes one due withdrawal to the chain, and never pays it twice. The order is: the journal says `sending`; then the chain
 * gets a transaction that belongs to this withdrawal alone; then the journal says which.
 *
 * A withdrawal found in `sending` is one whose payment was interrupted: the process died or the node gave no answer. The
 * chain is asked for the same payment again: it sends the transaction that it had signed, if it had. Refused: nothing was
 * sent, and it is due again. Node silent: it stays `sending` until it speaks.
 */
export const sendOnce = async (sender: Sender, withdrawal: Withdrawal): Promise<void> => {
  const transfer = { ...onChain(sender, withdrawal), key: `withdrawal/${withdrawal.id}` }
  const sending = withdrawal.status === 'sending' ? withdrawal : sender.save(withdrawal, { status: 'sending' })
  try {
    const { hash } = await sender.chains.send(transfer)
    sender.save(sending, { status: 'completed', hash })
  } catch (error) {
    if (!(error instanceof SandboxRpcError)) throw error
    sender.save(sending, notPaid(sending))
  }
}
