import type { Egress } from '@rialto/egress'
import { OutScript } from '@scure/btc-signer'
import { addressScript } from '../signatures/bitcoin/addressScripts.ts'
import { type BitcoinNetworkConfig, createBitcoinRpc } from './createBitcoinRpc.ts'

/** The unspent balance of an address, as of the latest block. @throws BitcoinUnreadable */
export const readBitcoinBalance = async (egress: Egress, network: BitcoinNetworkConfig, address: string) => {
  const rpc = createBitcoinRpc(egress, network)
  await rpc.check()
  const coins = await rpc.unspent([scriptOf(address)])
  return [{ symbol: 'BTC', decimals: 8, amountBaseUnits: coins.reduce((sum, { amount }) => sum + amount, 0n) }]
}

/**
 * The output script of an address, in hexadecimal. Several address formats can have one script. @throws Error for an
 * invalid address.
 */
export const scriptOf = (address: string): string => {
  const output = addressScript(address)
  if (!output) throw new Error('This is not an address of Bitcoin')
  return Buffer.from(OutScript.encode(output)).toString('hex')
}
