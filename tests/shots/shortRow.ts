import { sandboxControl } from '../harness/sandboxControl.ts'
import type { Rialto } from '../harness/startRialto.ts'
import { orderNetwork } from './orderByAddress.ts'

/** A row of Binance's history for a transfer of 30.202 USDC whose transaction brings 20. */
export const shortRow = async (rialto: Rialto, transferId: string, address: string): Promise<object> => {
  const gift = { address, symbol: 'USDC', amount: '20' }
  const { hash } = (await sandboxControl(rialto.sandbox).airdropOn(orderNetwork, gift)) as { hash: string }
  const withdrawOrderId = transferId.replaceAll('-', '')
  const applyTime = new Date().toISOString().replace('T', ' ').slice(0, 19)
  const amounts = { amount: '30.197', transactionFee: '0.005', coin: 'USDC', status: 6 }
  return {
    id: 'b6ae22b3',
    ...amounts,
    address,
    addressTag: '',
    txId: hash,
    network: 'BASE',
    withdrawOrderId,
    applyTime,
    info: '',
  }
}
