import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { connectBinance } from '../harness/connectAccount.ts'
import { execute, previewDeposit, readRecord } from '../harness/deposit.ts'
import { eventually } from '../harness/eventually.ts'
import { ended, eventsAbout, expectMovedOnce, expectNothingMoved, freshAddress } from '../harness/money.ts'
import { openEnvironment, type TestEnvironment } from '../harness/openEnvironment.ts'
import type { Rialto } from '../harness/startRialto.ts'

let env: TestEnvironment
let server: Rialto
beforeAll(async () => {
  env = await openEnvironment()
  server = await env.start()
})
afterEach(() => env.sandbox.control.clearFaults())
afterAll(() => env?.close())

/** What Binance lists for USDC on Base, with this fee. */
const listedFee = (withdrawFee: string) => {
  const open = { network: 'BASE', depositEnable: true, withdrawEnable: true, busy: false }
  const limits = { withdrawMin: '1', withdrawMax: '9999999', withdrawIntegerMultiple: '0.000001' }
  const body = JSON.stringify([{ coin: 'USDC', networkList: [{ ...open, ...limits, withdrawFee }] }])
  const call = { host: 'api.binance.com', method: 'GET', path: '/sapi/v1/capital/config/getall' }
  return { ...call, mode: 'status', code: 200, times: 5, body }
}

/** What is left at the exchange, by its own books. */
const balance = (): string => env.sandbox.institutions.ledger.balance('binance', 'Mesh', 'USDC')

test('a fee that rises between preview and execution takes nothing, and its approval pays nothing but the old fee', async () => {
  const account = await connectBinance(server)
  const address = freshAddress()
  const previewId = await previewDeposit(server, account, { address, amount: 10 })
  const before = balance()
  await env.sandbox.control.addFault(listedFee('500'))

  const refused = await execute(server, account, previewId)
  expect(refused).toMatchObject({ http: 200, status: 'failed' })
  expect(refused.errorMessage).toBe(
    'Binance’s fee is now 500 USDC, more than the approved 0.005 USDC; no funds have moved. Create a new preview and have its total approved.',
  )
  await expectNothingMoved(env, address)
  expect(balance()).toBe(before)
  expect(await readRecord(server, previewId)).toBeUndefined()

  // With the fee that was approved the same preview goes on.
  await env.sandbox.control.clearFaults()
  await execute(server, account, previewId)
  expect(await ended(server, previewId)).toMatchObject({ status: 'succeeded' })
  await expectMovedOnce(env, address, 10)
  expect(Number(before) - Number(balance())).toBeCloseTo(10.005, 6)
})

test('the record and the webhook show the amounts of the books with every digit, and that the fee was charged', async () => {
  const account = await connectBinance(server)
  const address = freshAddress()
  const previewId = await previewDeposit(server, account, { address, amount: 12 })
  const before = balance()
  await execute(server, account, previewId)
  const record = await ended(server, previewId)
  const left = (Number(before) - Number(balance())).toFixed(3)
  expect(record).toMatchObject({
    status: 'succeeded',
    amountsState: 'actual',
    amount: 12,
    amountDecimal: '12',
    sourceAmountDecimal: left,
    approvedSourceAmountDecimal: left,
    destinationAmountDecimal: '12',
  })
  const last = await eventually(async () => eventsAbout(env, previewId)[1], 'the event of its end')
  expect(last.body).toMatchObject({
    TransferStatus: 'Succeeded',
    AmountsState: 'Actual',
    SourceAmountDecimal: left,
    FeeAmountDecimal: '0.005',
    DestinationAmountDecimal: '12',
  })
})
