import { afterAll, beforeAll, expect, test } from 'vitest'

import { callApi } from '../harness/callApi.ts'
import { freshAddress } from '../harness/money.ts'
import { sandboxControl } from '../harness/sandboxControl.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'

const type = 'cryptocurrencyWallet'
const onSolana = 'GgBaCs3NCBuZN12kCJgAW63ydqohFkHEdfdEXBPzLHq'
const onTron = 'TBqTaFhfxhdw8GvjXovXdRziYYgzVMry5y'
let server: Rialto
beforeAll(async () => {
  server = await startRialto({ env: { RIALTO_DEMO: 'off' } })
})
afterAll(() => server.stop())

test('addresses of three families are one account, read from every chain of the sandbox', async () => {
  const username = `${freshAddress()}, ${onSolana}, ${onTron}`
  const connected = await callApi(server, 'POST', '/authenticate?userId=user-1', { type, username })
  expect(connected.http).toBe(200)
  const { accountTokens } = connected.content as { accountTokens: { accessToken: string }[] }
  const held = async () => {
    const body = { authToken: accountTokens[0]?.accessToken, type }
    const { content } = await callApi(server, 'POST', '/holdings/get', body)
    const { cryptocurrencyPositions: rows } = content as {
      cryptocurrencyPositions: { symbol: string; amount: number }[]
    }
    return Object.fromEntries(rows.map(({ symbol, amount }) => [symbol, amount]))
  }
  expect(await held()).toEqual({})
  const { airdrop, airdropTron } = sandboxControl(server.sandbox)
  await airdrop({ address: onSolana, symbol: 'SOL', amount: '1.5' })
  await airdrop({ address: onSolana, symbol: 'USDC', amount: '2.25' })
  await airdropTron({ address: onTron, symbol: 'TRX', amount: '12.5' })
  await airdropTron({ address: onTron, symbol: 'USDT', amount: '3.75' })
  expect(await held()).toEqual({ SOL: 1.5, USDC: 2.25, TRX: 12.5, USDT: 3.75 })
})
