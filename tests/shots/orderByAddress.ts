import { HDKey } from '@scure/bip32'

import { addPaymentSource } from '../harness/addPaymentSource.ts'
import { callApi } from '../harness/callApi.ts'
import type { Rialto } from '../harness/startRialto.ts'

export const orderNetwork = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'

const configured = new Set<string>()

/** The pay link of an order of 50 USDC that can be paid by address. */
export const orderByAddress = async (rialto: Rialto, transactionId: string): Promise<string> => {
  const key = HDKey.fromMasterSeed(new Uint8Array(32).fill(78)).derive("m/44'/60'/0'").publicExtendedKey
  if (!configured.has(rialto.api)) await addPaymentSource(rialto, 'evm', key)
  configured.add(rialto.api)
  const address = '0x0077777d7EBA4688BDeF3E311b846F25870A19B9'
  const toAddresses = [{ networkId: orderNetwork, symbol: 'USDC', address, amount: 50 }]
  const transferOptions = { transferType: 'payment', generatePayLink: true, transactionId, toAddresses }
  const { content } = await callApi(rialto, 'POST', '/linktoken', { userId: 'shots', transferOptions })
  return (content as { paymentLink: string }).paymentLink
}
