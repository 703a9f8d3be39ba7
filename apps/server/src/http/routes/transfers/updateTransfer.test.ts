import { randomUUID } from 'node:crypto'

import { afterEach, beforeAll, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { describeFields } from '../../../testing/describeRefusals.ts'
import { baseSepoliaId, connectBinance, type LinkedAccount, shopAddress } from '../../../testing/linkFlows.ts'

const method = 'POST'
const path = '/api/v1/transfers/managed/update'
const type = 'binanceInternational'
const server = useTestServer()
let account: LinkedAccount
let sent: { id: string; institutionId: string }

const send = async (): Promise<typeof sent> => {
  const from = { fromAuthToken: account.accessToken, fromType: type }
  const to = { toAddress: shopAddress, networkId: baseSepoliaId, symbol: 'USDC', amount: 5 }
  const preview = await server.call('POST', '/api/v1/transfers/managed/preview', { body: { ...from, ...to } })
  const { previewId } = preview.body.content.previewResult
  await server.call('POST', '/api/v1/transfers/managed/execute', { body: { ...from, previewId } })
  const { body } = await server.call('GET', `/api/v1/transfers/managed/platform?Id=${previewId as string}`)
  return { id: previewId as string, institutionId: body.content.items[0].institutionTransactionId as string }
}
const good = () => ({ authToken: account.accessToken, type, transactionId: sent.id })
const update = (change: Record<string, unknown> = {}) => server.call(method, path, { body: { ...good(), ...change } })

beforeAll(async () => {
  account = (await connectBinance(server)).connection
  sent = await send()
})
afterEach(() => server.simulators.control('DELETE', '/faults'))

describe('POST /transfers/managed/update', () => {
  test('the transfer is found by Rialto’s id and by the institution’s', async () => {
    for (const transactionId of [sent.id, sent.id.toUpperCase(), sent.institutionId]) {
      const { status, body } = await update({ transactionId })
      expect(status).toBe(200)
      expect(body.content).toMatchObject({
        status: 'pending',
        statusDetails: 'pending',
        transferResult: { id: sent.id, institutionTransactionId: sent.institutionId, amount: 5, symbol: 'USDC' },
      })
    }
  })

  test('an institution that cannot be read now changes nothing', async () => {
    await server.simulators.control('POST', '/faults', {
      host: 'api.binance.com',
      path: '/',
      mode: 'status',
      code: 503,
      times: 50,
    })
    const { status, body } = await update()
    expect({ status, of: body.content.status }).toEqual({ status: 200, of: 'pending' })
  })

  test('an update reads the institution at once, without a job', async () => {
    const fresh = await send()
    await server.simulators.institutions.settle()
    const { body } = await update({ transactionId: fresh.institutionId })
    expect(body.content.transferResult).toMatchObject({ id: fresh.id, hash: expect.stringMatching(/^0x/) })
    await server.simulators.mine()
    server.simulators.clock.advance(3_000)
    const later = await update({ transactionId: fresh.id })
    expect(later.body.content).toMatchObject({ status: 'succeeded', statusDetails: 'succeeded' })
  })

  test('notFound is the same for every transfer outside this account', async () => {
    const { connection: other } = await connectBinance(server, 'Mesh4')
    const answers = [
      await update({ transactionId: randomUUID() }),
      await update({ transactionId: 'nothing' }),
      await update({ authToken: other.accessToken }),
      await update({ authToken: other.accessToken, transactionId: sent.institutionId }),
    ]
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, body: { errorType: 'notFound' } })
  })

  test('another client’s token is as good as none', async () => {
    const as = await server.addClient()
    const theirs = await server.call(method, path, { body: good(), as })
    expect(theirs.text).toBe((await update({ authToken: randomUUID() })).text)
    expect(theirs.body.errorType).toBe('invalidIntegrationToken')
  })

  describeAuthentication(() => server, { method, path, permission: 'write', options: () => ({ body: good() }) })
  describeFields(() => server, { method, path, good }, [
    ['authToken', { authToken: undefined }, 'missingField'],
    ['type', { type: undefined }, 'missingField'],
    ['transactionId', { transactionId: undefined }, 'missingField'],
    ['transactionId', { transactionId: 7 }],
    ['transactionId', { transactionId: 'x'.repeat(201) }],
  ])
})
