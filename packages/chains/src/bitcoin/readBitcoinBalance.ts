import type { Egress } from '@rialto/egress'

import { type BitcoinNetworkConfig, createBitcoinRpc } from './createBitcoinRpc.ts'
import { scriptOf } from './scriptOf.ts'

/** What the blocks left to an address. @throws BitcoinUnreadable */
export const readBitcoinBalance = async (egress: Egress, network: BitcoinNetworkConfig, address: string) => {
  const rpc = createBitcoinRpc(egress, network)
  await rpc.check()
  const coins = await rpc.unspent([scriptOf(address)])
  return [{ symbol: 'BTC', decimals: 8, amountBaseUnits: coins.reduce((sum, { amount }) => sum + amount, 0n) }]
}
