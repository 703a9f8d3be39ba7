import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBridgeWorld, type BridgeWorld } from '../bridges/relay/testing/startBridgeWorld.ts'

let world: BridgeWorld
beforeAll(async () => void (world = await startBridgeWorld()))
afterAll(() => world.stop())

const address = '0x00000000000000000000000000000000000B0b01'
const base = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'
const airdrop = (body: object) => world.control('POST', '/chains/airdrop', { address, ...body })

test.each([
  ['eip155:84532', 'ETH', '1.5', 1_500_000_000_000_000_000n],
  ['Base Sepolia', 'USDC', '20', 20_000_000n],
  [base, 'USDT', '0.000001', 1n],
])('the faucet on %s gives %s', async (network, symbol, amount, units) => {
  const { status, body } = await airdrop({ network, symbol, amount })
  expect({ status, body }).toEqual({ status: 200, body: { hash: expect.stringMatching(/^0x[0-9a-f]{64}$/) as string } })
  await expect.poll(() => world.chains.balanceOf({ networkId: base, symbol, address })).toBe(units)
})

test.each([
  [{ network: 'eip155:1', symbol: 'ETH', amount: '1' }, 'network must be one of eip155:11155111, eip155:84532'],
  [{ network: 'eip155:84532', symbol: 'DOGE', amount: '1' }, 'symbol must be one of ETH, USDC, USDT'],
  [{ network: 'eip155:84532', symbol: 'USDC', amount: '0.0000001' }, 'amount must be a decimal string above zero'],
  [{ network: 'eip155:84532', symbol: 'USDC', amount: '0' }, 'amount must be a decimal string above zero'],
  [{ network: 'eip155:84532', symbol: 'USDC', amount: '1', address: 'me' }, 'address must be one of an EVM chain'],
])('the faucet refuses %j and says why', async (body, message) => {
  const answer = await airdrop(body)
  expect(answer.status).toBe(400)
  expect(answer.body.error).toContain(message)
})
