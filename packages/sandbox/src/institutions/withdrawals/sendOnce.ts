import { routeOf } from '../data/networks.ts'
import { assetOf } from '../data/assets.ts'
import type { Withdrawal } from '../state/types.ts'
import type { WithdrawalsOptions } from './types.ts'

interface Sender extends WithdrawalsOptions {
  save(withdrawal: Withdrawal, change: Partial<Withdrawal>): Withdrawal
}

/** The token and amount as the chain counts them. */
const onChain = ({ chains }: Sender, w: Withdrawal) => {
  const route = routeOf(chains, w.networkId, w.asset)
  if (route === undefined) throw new Error(`No simulated chain carries ${w.asset} on ${w.network}`)
  const scale = 10n ** BigInt(route.token.decimals - assetOf(w.asset).decimals)
  const amountBaseUnits = BigInt(w.amountUnits) * scale
  return { networkId: w.networkId, symbol: route.token.symbol, to: w.address, amountBaseUnits }
}

const claimedHashes = (sender: Sender): Set<string> =>
  new Set([...sender.store.state.withdrawals.values()].flatMap(w => (w.hash === undefined ? [] : [w.hash])))

/** Attempts after which the institution gives the coins back. */
const MAX_ATTEMPTS = 5

const notPaid = (w: Withdrawal): Partial<Withdrawal> => {
  const attempts = (w.attempts ?? 0) + 1
  if (attempts < MAX_ATTEMPTS) return { status: 'accepted', attempts }
  return { status: 'failed', attempts, failure: 'The network did not take the transaction' }
}

/**
 * Takes one due withdrawal to the chain, and never pays it twice. The order is: the journal says `sending` and how high
 * the chain stood; then the coins move; then the journal says which transaction did it.
 *
 * A withdrawal found in `sending` is one whose payment was interrupted: the process died or the node gave no answer.
 * The chain itself is asked, from the journalled height, for a payment of exactly that amount to that address which no
 * other withdrawal claims. Found: it is completed with that hash. Not found: the node executes what it is given before
 * it answers the look-up, so nothing was paid, and it is due again. Node silent: it stays `sending` until it speaks.
 */
export const sendOnce = async (sender: Sender, withdrawal: Withdrawal): Promise<void> => {
  const transfer = onChain(sender, withdrawal)
  if (withdrawal.status === 'sending') {
    const fromBlock = BigInt(withdrawal.fromBlock ?? '0')
    const hash = await sender.lookup.findTransfer({ ...transfer, fromBlock, claimed: claimedHashes(sender) })
    sender.save(withdrawal, hash === undefined ? notPaid(withdrawal) : { status: 'completed', hash })
    return
  }
  // The first block that could hold the payment is the one after the head.
  const fromBlock = ((await sender.lookup.head(withdrawal.networkId)) + 1n).toString()
  // The await above gave others a turn: only an order that nobody failed meanwhile is sent.
  if (sender.store.state.withdrawals.get(withdrawal.id)?.status !== 'accepted') return
  const sending = sender.save(withdrawal, { status: 'sending', fromBlock })
  const { hash } = await sender.chains.send(transfer)
  sender.save(sending, { status: 'completed', hash })
}
