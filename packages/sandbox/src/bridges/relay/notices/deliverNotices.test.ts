import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSandboxClock } from '../../../clock/createSandboxClock.ts'
import { SEPOLIA, startBridgeWorld, type BridgeWorld } from '../testing/startBridgeWorld.ts'

interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** Later than any real clock, so that only the test advances it. */
const startMs = Date.UTC(2035, 0, 1)

let world: BridgeWorld
let received: Received[]
let answers: number[]
let close: () => Promise<void>

beforeEach(async () => {
  received = []
  answers = []
  const server = createServer((request, reply) => {
    let body = ''
    request.on('data', chunk => (body += String(chunk)))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      reply.writeHead(answers.shift() ?? 200).end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  close = async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
  world = await startBridgeWorld({ webhook: { url, apiKey: 'secret' }, clock: createSandboxClock(() => startMs) })
})
afterEach(async () => {
  await world.stop()
  await close()
})

const payIn = async () => {
  const { body } = await world.call(
    'POST',
    '/quote/v2',
    world.quoteBody('5000000', 'USDC', { useDepositAddress: true }),
  )
  const { depositAddress, requestId } = body.steps[0]
  await world.chains.send({
    networkId: SEPOLIA.networkId,
    symbol: 'USDC',
    to: depositAddress,
    amountBaseUnits: 5_000_000n,
  })
  await world.settle()
  return { depositAddress, requestId }
}

const statuses = () => received.map(({ body }) => (JSON.parse(body) as { data: { status: string } }).data.status)

test('every change of status is sent in order, signed over the raw body', async () => {
  const { depositAddress, requestId } = await payIn()
  expect(statuses()).toEqual(['depositing', 'pending', 'submitted', 'success'])
  const { headers, body } = received.at(-1) as Received
  expect(JSON.parse(body)).toMatchObject({
    event: 'request.status.updated',
    data: {
      requestId,
      depositAddress: { address: depositAddress, depositAddressType: 'open' },
      txHashes: [expect.stringMatching(/^0x/)],
    },
  })
  const timestamp = String(headers['x-signature-timestamp'])
  const expected = createHmac('sha256', 'secret').update(`${timestamp}.${body}`).digest('hex')
  expect(headers['x-signature-sha256']).toBe(expected)
})

test('one that is not taken comes again, later each time', async () => {
  answers = [500, 200, 200, 200, 302]
  await payIn()
  expect(received).toHaveLength(4)
  world.clock.advance(1_000)
  await world.settle()
  expect(statuses()).toEqual(['depositing', 'pending', 'submitted', 'success', 'depositing'])
  world.clock.advance(1_999)
  await world.settle()
  expect(received).toHaveLength(5)
  world.clock.advance(1)
  await world.settle()
  await world.settle()
  expect(received).toHaveLength(6)
})

test('with the trigger each comes twice', async () => {
  await world.control('POST', '/bridge/triggers', { mode: 'double' })
  await payIn()
  expect(statuses()).toEqual([
    'depositing',
    'depositing',
    'pending',
    'pending',
    'submitted',
    'submitted',
    'success',
    'success',
  ])
})
