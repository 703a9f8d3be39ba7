import type { Credentials } from '@rialto/core'
import { expect, test } from 'vitest'

import { bybit } from '../../registry.ts'
import { usdcContract } from '../../testing/ccxtOrders.ts'
import { ethereum, startExchange } from '../../testing/describeCcxtExchange.ts'

const key: Credentials = { kind: 'apiKey', key: 'key-1', secret: 'secret-1' }

/** USDC on Ethereum, with this contract. */
const start = (contractAddress: string | undefined) => {
  const terms = { withdrawFee: '1', withdrawMin: '2', minAccuracy: '6', chainDeposit: '1', chainWithdraw: '1' }
  const rows = [{ coin: 'USDC', remainAmount: '1000', chains: [{ chain: 'ETH', ...terms, contractAddress }] }]
  const body = { retCode: 0, retMsg: 'OK', result: { rows } }
  return startExchange(bybit, { 'GET /v5/asset/coin/query-info': { body } })
}

test.each([usdcContract, usdcContract.toLowerCase(), '', undefined])(
  'a coin with the contract %s is sent: it is ours, or not stated',
  async contract => {
    const { connector } = await start(contract)
    expect(await connector.withdraw.terms(key, 'USDC')).toMatchObject([{ networkId: ethereum, enabled: true }])
  },
)

test('a coin with our symbol and another contract is neither sent nor received', async () => {
  const { connector } = await start(`0x${'be'.repeat(20)}`)
  expect(await connector.withdraw.terms(key, 'USDC')).toEqual([])
  await expect(connector.read.depositAddress(key, { symbol: 'USDC', networkId: ethereum })).rejects.toMatchObject({
    kind: 'networkUnsupported',
  })
})
