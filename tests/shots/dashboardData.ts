import type { MoneyLine } from '@rialto/contract'
import type { Page } from 'playwright-core'

import { callApi } from '../harness/callApi.ts'
import { connectBinance } from '../harness/connectAccount.ts'
import { execute, previewDeposit } from '../harness/deposit.ts'
import { eventually } from '../harness/eventually.ts'
import { freshAddress } from '../harness/money.ts'
import { sandboxControl } from '../harness/sandboxControl.ts'
import { demoClient, type Rialto } from '../harness/startRialto.ts'
import { orderByAddress, orderNetwork } from './orderByAddress.ts'
import { shortRow } from './shortRow.ts'

type Call = (method: 'POST' | 'PUT', path: string, body: object) => Promise<unknown>

const sepolia = '03b2d786-7092-4a6a-9737-d6013e21819b'

/** An address on the sandbox's sanctions list. */
const listed = '0xbad0000000000000000000000000000000000001'

/** A call of the account management API as a page of the dashboard makes it. */
const callerIn =
  (page: Page): Call =>
  (method, path, body) =>
    page.evaluate(
      async ([verb, at, sent, clientId]) => {
        const response = await fetch(`/admin/api/v1${at}`, {
          method: verb,
          headers: { 'content-type': 'application/json', 'x-client-id': clientId },
          body: JSON.stringify(sent),
        })
        if (!response.ok) throw new Error(`${at}: ${await response.text()}`)
        return ((await response.json()) as { content: unknown }).content
      },
      [method, path, body, demoClient.id] as const,
    )

/** Deposits: one with an unknown outcome, one not sent for a day, one failed, and others that arrived. */
const makeTransfers = async (rialto: Rialto): Promise<void> => {
  const caller = { api: rialto.api, client: demoClient }
  const account = await connectBinance(caller)
  for (const amount of [25, 140.5, 6.202, 80.555, 12]) {
    const previewId = await previewDeposit(caller, account, { address: freshAddress(), amount })
    await execute(caller, account, previewId)
  }
  await previewDeposit(caller, account, { address: listed, amount: 5 }).catch(() => undefined)
  await fetch(`${rialto.sandbox}/control/clock/advance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ms: 25 * 60 * 60_000 }),
  })
  // The answer is lost, so that the list shows an unknown outcome.
  const previewId = await previewDeposit(caller, account, { address: freshAddress(), amount: 5.444 })
  await execute(caller, account, previewId)
}

/** A withdrawal whose transaction brings a part of its amount, for the review queue. */
const makePartArrival = async (rialto: Rialto): Promise<void> => {
  const caller = { api: rialto.api, client: demoClient }
  const control = sandboxControl(rialto.sandbox)
  const account = await connectBinance(caller)
  const address = freshAddress()
  const id = await previewDeposit(caller, account, { address, amount: 30.202 })
  await execute(caller, account, id)
  const history = { host: 'api.binance.com', method: 'GET', path: '/sapi/v1/capital/withdraw/history' }
  const body = JSON.stringify([await shortRow(rialto, id, address)])
  await control.addFault({ ...history, mode: 'status', code: 200, times: 1_000, body })
  await eventually(async () => {
    await control.advanceClock(5_000)
    const { content } = await callApi(rialto, 'GET', `/transfers/managed/platform?Id=${id}`)
    return (content as { items: { moneyLine: MoneyLine }[] }).items[0]?.moneyLine.missing !== undefined
  }, 'a part of the withdrawal to arrive')
  await control.clearFaults()
}

/** Refunds of what an order was paid too much: one on its way, and one whose payer has to name an address. */
const makeRefunds = async (rialto: Rialto, paymentRequestId: string): Promise<void> => {
  const refund = { paymentRequestId, amount: '4', reason: 'Paid too much' }
  await eventually(async () => {
    await sandboxControl(rialto.sandbox).advanceClock(5_000)
    const { content } = await callApi(rialto, 'GET', `/paymentRequests/${paymentRequestId}`)
    return (content as { status: string }).status === 'paid'
  }, 'the order to be paid')
  await callApi(rialto, 'POST', '/refunds', { ...refund, address: `0x${'5e'.repeat(20)}` })
  await callApi(rialto, 'POST', '/refunds', refund)
}

/** An order that is paid by address in part, and one that was paid too much, of which a part is returned. */
const makePayments = async (rialto: Rialto): Promise<void> => {
  await orderByAddress(rialto, 'dashboard')
  const order = { userId: 'user-7c1f', networkId: orderNetwork, symbol: 'USDC', amount: '50' }
  for (const [transactionId, paid] of [
    ['order-1001', '20'],
    ['order-1002', '60'],
  ]) {
    const { content } = await callApi(rialto, 'POST', '/paymentRequests', { ...order, transactionId })
    const { address, id } = content as { address: string; id: string }
    const { airdropOn } = sandboxControl(rialto.sandbox)
    if (paid === '60') await airdropOn(sepolia, { address, symbol: 'USDC', amount: '7' })
    await airdropOn(orderNetwork, { address, symbol: 'USDC', amount: paid ?? '0' })
    if (paid === '60') await makeRefunds(rialto, id)
  }
}

/** Creates the data of a shop after a few days, through the API, so that pictures show pages in use. */
export const makeDashboardData = async (rialto: Rialto, page: Page): Promise<void> => {
  const call = callerIn(page)
  await call('PUT', '/Screening', { mode: 'block' })
  await makeTransfers(rialto)
  await makePartArrival(rialto)
  await call('POST', '/ApiKeys', { label: 'Shop server', permissions: ['read', 'write'] })
  await call('POST', '/ManagementKeys', { label: 'Deployment' })
  await call('POST', '/Members', { email: 'robin@example.com', role: 'support' })
  await call('POST', '/SubClient', {
    displayName: 'Harbor Coffee',
    businessLegalName: 'Harbor Coffee Ltd',
    callbackUrls: ['https://harbor.example/return'],
  })
  await call('POST', '/LinkConfiguration', {
    name: 'Checkout',
    products: ['transfers'],
    theme: 'system',
    brand: {
      accentColor: { light: '#0b6e4f', dark: '#7fd1ae' },
      cornerRadius: 6,
      font: 'serif',
      confirmVerb: 'deposit',
    },
  })
  await call('PUT', '/TransferTerms', { clientFee: 0.01, minAmountInFiat: 5 })
  await call('PUT', '/Sponsorship', { maximumPerTransfer: 0.0025, maximumPerDay: 0.5 })
  await call('PUT', '/Bridging/networkPriority', { networks: ['eip155:84532', 'eip155:11155111'] })
  await call('PUT', '/Retention', { transferRetentionDays: 3_650 })
  await call('POST', '/IpRanges', { range: '203.0.113.0/24', label: 'Data center' })
  await call('POST', '/Transfers/views', { name: 'Failed', isShared: true, status: 'failed' })
  await call('POST', '/Transfers/views', { name: 'One user', isShared: false, find: 'crash-test' })
  await makePayments(rialto)
  await call('PUT', '/Approvals/settings', { operations: ['eraseUser'] })
  await call('POST', '/Approvals', { operation: 'eraseUser', params: { userId: 'user-7c1f' }, body: {} })
}
