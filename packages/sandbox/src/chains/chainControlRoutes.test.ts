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

test('the wallet sends several calls under one id once, says that they are not atomic, and what became of them', async () => {
  const ask = async (method: string, ...params: unknown[]) =>
    (await world.control('POST', '/chains/wallet', { user: 'caller', method, params, chainId: 0 })).body
  const chain = world.chains.chains.find(({ networkId }) => networkId === base)
  const chainId = `0x${chain?.chainId.toString(16)}`
  const { result: accounts } = await ask('eth_requestAccounts')
  const [from] = accounts as unknown as string[]
  expect((await ask('wallet_getCapabilities', from, [chainId, '0x1'])).result).toEqual({
    [chainId]: { atomic: { status: 'unsupported' } },
  })
  const receiver = '0x00000000000000000000000000000000000b0b02'
  const calls = [1n, 2n].map(value => ({ to: receiver, value: `0x${value.toString(16)}`, data: '0x' }))
  const request = { version: '2.0.0', id: '0xca11', from, chainId, atomicRequired: false, calls }
  expect(await ask('wallet_sendCalls', { ...request, atomicRequired: true })).toMatchObject({ error: { code: 5760 } })
  expect(await ask('wallet_sendCalls', { ...request, chainId: '0x1' })).toMatchObject({ error: { code: 5710 } })
  expect(await ask('wallet_getCallsStatus', '0xca11')).toMatchObject({ error: { code: 5730 } })
  expect(await ask('wallet_sendCalls', request)).toEqual({ result: { id: '0xca11' } })
  expect(await ask('wallet_sendCalls', request)).toMatchObject({ error: { code: 5720 } })
  await expect.poll(() => world.chains.balanceOf({ networkId: base, symbol: 'ETH', address: receiver })).toBe(3n)
  const status = async () => (await ask('wallet_getCallsStatus', '0xca11')).result as unknown as { status: number }
  await expect.poll(async () => (await status()).status).toBe(200)
  const done = { status: '0x1', transactionHash: expect.stringMatching(/^0x[0-9a-f]{64}$/) as string }
  expect(await status()).toMatchObject({ atomic: false, chainId, receipts: [done, done] })
})
