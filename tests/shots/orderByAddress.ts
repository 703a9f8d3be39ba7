import { HDKey } from '@scure/bip32'

import { addPaymentSource } from '../harness/addPaymentSource.ts'
import { callApi } from '../harness/callApi.ts'
import type { Rialto } from '../harness/startRialto.ts'

export const orderNetwork = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'

const configured = new Set<string>()

interface OrderNetwork {
  family: string
  /** The client's key or account, by which orders are received. */
  source: string
  networkId: string
  symbol: string
  /** Where payments in Link go. */
  address: string
}

const evm: OrderNetwork = {
  family: 'evm',
  source: HDKey.fromMasterSeed(new Uint8Array(32).fill(78)).derive("m/44'/60'/0'").publicExtendedKey,
  networkId: orderNetwork,
  symbol: 'USDC',
  address: '0x0077777d7EBA4688BDeF3E311b846F25870A19B9',
}

/** The pay link of an order of 50 that can be paid by address. */
export const orderByAddress = async (rialto: Rialto, transactionId: string, on = evm): Promise<string> => {
  const { family, source, networkId, symbol, address } = on
  const key = `${rialto.api} ${family}`
  if (!configured.has(key)) await addPaymentSource(rialto, family, source)
  configured.add(key)
  const toAddresses = [{ networkId, symbol, address, amount: 50 }]
  const transferOptions = { transferType: 'payment', generatePayLink: true, transactionId, toAddresses }
  const { content } = await callApi(rialto, 'POST', '/linktoken', { userId: 'shots', transferOptions })
  return (content as { paymentLink: string }).paymentLink
}
