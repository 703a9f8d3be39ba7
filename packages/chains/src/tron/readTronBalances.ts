import type { TronNetworkConfig, TronRpc } from './createTronRpc.ts'

/** TRX and every token of an address, as of the head. @throws TronUnreadable */
export const readTronBalances = async (rpc: TronRpc, { tokens }: TronNetworkConfig, address: string) => {
  await rpc.check()
  return Promise.all(
    tokens.map(async ({ symbol, address: token, decimals }) => {
      const amountBaseUnits =
        token === undefined ? (await rpc.account(address)).trx : await rpc.tokenBalance(token, address)
      return { symbol, decimals, amountBaseUnits }
    }),
  )
}
