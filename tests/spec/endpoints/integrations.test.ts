import { randomUUID } from 'node:crypto'

import { expect } from 'vitest'

import { binanceAccount, readTransfer, send } from '../flows.ts'
import { rulesOf } from '../rulesOf.ts'
import { useServer } from '../useServer.ts'

const server = useServer()
const rule = rulesOf('Endpoints, Integration directory and health')
const get = (path: string, as?: null) => server().call('GET', `/api/v1${path}`, as === null ? { as } : {})

rule('status', 'lists the health of every integration; 401 without a key', async () => {
  const { status, body } = await get('/status')
  expect(status).toBe(200)
  const offered = (await get('/integrations')).body.content.items.map(({ type }: { type: string }) => type)
  const health: { type: string; isUp: boolean; description?: string }[] = body.content
  expect(health.map(({ type }) => type)).toEqual(expect.arrayContaining(offered))
  // What needs a contract of its own is down, with the reason.
  for (const { type, isUp, description } of health)
    if (!offered.includes(type)) expect({ isUp, description }).toEqual({ isUp: false, description: expect.any(String) })
  expect((await get('/status', null)).status).toBe(401)
})

rule('integrations', 'lists what can be connected', async () => {
  const { status, body } = await get('/integrations')
  expect(status).toBe(200)
  const names = body.content.items.map(({ name }: { name: string }) => name)
  expect(names).toEqual(expect.arrayContaining(['Coinbase', 'Binance']))
})

rule('networks', 'lists the networks that transfers take, with tokens and integrations', async () => {
  const { status, body } = await get('/transfers/managed/networks')
  expect(status).toBe(200)
  for (const { tokens, supportedBrokerTypes } of body.content.networks)
    expect([tokens.length, supportedBrokerTypes.length]).not.toContain(0)
})

rule('transfers, Id', 'selects one transfer by its transferId', async () => {
  const account = await binanceAccount(server())
  const { transferId } = await send(server(), account)
  await send(server(), account)
  const { body } = await get(`/transfers/managed/platform?Id=${transferId}`)
  expect(body.content.items.map(({ id }: { id: string }) => id)).toEqual([transferId])
  expect(await readTransfer(server(), randomUUID())).toBeUndefined()
})

rule('transfers, refundAddress', 'is in the record', async () => {
  const { transferId } = await send(server(), await binanceAccount(server()))
  expect((await readTransfer(server(), transferId)).refundAddress).toMatch(/^0x/)
})
