import { afterAll, beforeAll, expect } from 'vitest'

import { openSession, opening } from '../../apps/server/src/testing/linkFlows.ts'
import { type Receiver, startReceiver } from '../../apps/server/src/testing/startReceiver.ts'
import { binanceAccount, codeOf, linkSession, readTransfer, refusal, send } from './flows.ts'
import { rulesOf } from './rulesOf.ts'
import { useServer } from './useServer.ts'

let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver?.stop())
const server = useServer(() => ({ webhookUrl: receiver.url }))
const rule = rulesOf('States and transitions')

const reported = (id: string) =>
  receiver.deliveries
    .map(({ body }) => JSON.parse(body) as { transferId: string; TransferStatus: string; Sequence: number })
    .filter(({ transferId }) => transferId === id)
    .sort((one, other) => one.Sequence - other.Sequence)
    .map(({ TransferStatus }) => TransferStatus)
const open = (code: string) => server().call('POST', '/link/api/session', { body: opening(code), as: null })
const newCode = async (): Promise<string> => {
  const { body } = await server().call('POST', '/api/v1/linktoken', { body: { userId: 'user-1' } })
  return codeOf(body.content.linkToken)
}

rule('Transfer, Pending to Succeeded', 'when it is final on the chain, and the client is notified', async () => {
  const { transferId } = await send(server(), await binanceAccount(server()))
  expect(await readTransfer(server(), transferId)).toMatchObject({ status: 'pending' })
  await server().settle()
  await server().settle()
  expect(await readTransfer(server(), transferId)).toMatchObject({ status: 'succeeded' })
  expect(reported(transferId)).toEqual(['Pending', 'Succeeded'])
})

rule('Transfer, Pending to Failed', 'when it will not complete, and the client is notified', async () => {
  const { transferId } = await send(server(), await binanceAccount(server(), { persona: 'kycMissing' }))
  await server().settle()
  expect(await readTransfer(server(), transferId)).toMatchObject({ status: 'failed' })
  expect(reported(transferId)).toEqual(['Pending', 'Failed'])
})

rule('Transfer, final', 'a transfer that ended stays as it ended', async () => {
  const { transferId } = await send(server(), await binanceAccount(server()))
  await server().settle()
  const ended = await readTransfer(server(), transferId)
  server().simulators.clock.advance(24 * 60 * 60_000)
  await server().settle()
  expect(await readTransfer(server(), transferId)).toEqual(ended)
})

rule('Link token, issued to consumed', 'at its first use', async () => {
  const code = await newCode()
  expect((await open(code)).status).toBe(200)
  expect(refusal(await open(code))).toMatchObject({ http: 400, errorType: 'linkTokenUsed' })
})

rule('Link token, issued to expired', 'after ten minutes', async () => {
  const [last, late] = [await newCode(), await newCode()]
  server().simulators.clock.advance(10 * 60_000 - 1)
  expect((await open(last)).status).toBe(200)
  server().simulators.clock.advance(1)
  expect(refusal(await open(late))).toMatchObject({ errorType: 'linkTokenUsed' })
  expect(await linkSession(server())).toMatchObject({ mode: 'connect' })
})

rule('SDK callback, pending', 'what the provider acknowledged can still fail; the webhook decides', async () => {
  receiver.deliveries.length = 0
  const account = await binanceAccount(server())
  const { transferId, answer } = await send(server(), account)
  expect(answer.body.content.executeTransferResult).toMatchObject({ transferId, status: 'pending' })
  expect(reported(transferId)).not.toContain('Succeeded')
  await server().settle()
  await server().settle()
  expect(reported(transferId)).toContain('Succeeded')
  await openSession(server())
})
