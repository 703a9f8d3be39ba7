import { generateKeyPairSigner, type KeyPairSigner } from '@solana/kit'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRpc } from '../../chains/callRpc.ts'
import { signSolanaTransfer } from '../../chains/solana/signSolanaTransfer.ts'
import { startSandboxSolana, type SandboxSolana } from '../../chains/solana/startSandboxSolana.ts'
import { sandboxSolanaKeys } from '../../chains/solana/solanaKeys.ts'
import { createSolanaSolverChain } from './chains/createSolanaSolverChain.ts'
import type { SolverChain } from './ports.ts'
import { BASE, SEPOLIA, startBridgeWorld, type BridgeWorld } from './testing/startBridgeWorld.ts'
import { SOLANA_NATIVE } from './chains/readSolanaPayIns.ts'

const SOLANA_ID = 1_936_682_084

let solana: SandboxSolana
let chain: SolverChain
let world: BridgeWorld
let user: KeyPairSigner
let dataDir: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'bridge-'))
  solana = await startSandboxSolana()
  chain = await createSolanaSolverChain(solana)
  world = await startBridgeWorld({ solana, dataDir })
  user = await generateKeyPairSigner()
  await solana.fund({ to: user.address, symbol: 'SOL', amountBaseUnits: 20_000_000_000n })
  await solana.fund({ to: user.address, symbol: 'USDC', amountBaseUnits: 500_000_000n })
})
afterAll(async () => {
  await world.stop()
  await solana.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const mintAddress = (symbol: string) => solana.mints.find(mint => mint.symbol === symbol)?.address ?? SOLANA_NATIVE

const pay = async (to: string, amount: bigint, symbol: string) => {
  const mint = solana.mints.find(candidate => candidate.symbol === symbol)
  const { value } = await callRpc(solana.rpcUrl, 'getLatestBlockhash')
  const transfer = { feePayer: user, from: user, to, amount, blockhash: value.blockhash, ...(mint ? { mint } : {}) }
  const { raw } = await signSolanaTransfer(transfer)
  return callRpc(solana.rpcUrl, 'sendTransaction', [raw, { encoding: 'base64' }])
}

const open = async (change: object, amount: string, symbol = 'USDC') => {
  const body = world.quoteBody(amount, symbol === 'SOL' ? 'ETH' : symbol, { useDepositAddress: true, ...change })
  const { status, body: quote } = await world.call('POST', '/quote/v2', body)
  expect(quote.message).toBeUndefined()
  expect(status).toBe(200)
  return { address: quote.steps[0].depositAddress as string, out: BigInt(quote.details.currencyOut.amount) }
}

const fromSolana = (symbol: string, recipient: string, change: object = {}) => ({
  user: user.address,
  recipient,
  originChainId: SOLANA_ID,
  originCurrency: mintAddress(symbol),
  ...change,
})

test('USDC on Solana becomes USDC on Base, and the solver keeps its fees', async () => {
  const { solver } = await sandboxSolanaKeys()
  const recipient = '0x00000000000000000000000000000000000e0001'
  const { address, out } = await open(fromSolana('USDC', recipient), '100000000')
  const before = await chain.balance(mintAddress('USDC'), solver.address)
  const hash = await pay(address, 100_000_000n, 'USDC')
  await world.settle()
  expect(await world.requests(address)).toMatchObject([
    { status: 'success', sender: user.address, data: { inTxs: [{ txHash: hash }] } },
  ])
  expect(await world.chains.balanceOf({ networkId: BASE.networkId, symbol: 'USDC', address: recipient })).toBe(out)
  expect(await chain.balance(mintAddress('USDC'), address)).toBe(0n)
  expect((await chain.balance(mintAddress('USDC'), solver.address)) - before).toBe(100_000_000n)
})

test('USDC on Sepolia becomes USDC on Solana, and ETH becomes SOL', async () => {
  const { address: recipient } = await generateKeyPairSigner()
  const to = (symbol: string) => ({
    recipient,
    destinationChainId: SOLANA_ID,
    destinationCurrency: mintAddress(symbol),
  })
  const { networkId } = SEPOLIA
  const tokens = await open(to('USDC'), '100000000')
  await world.chains.send({ networkId, symbol: 'USDC', to: tokens.address, amountBaseUnits: 100_000_000n })
  const coins = await open(to('SOL'), (10n ** 17n).toString(), 'ETH')
  await world.chains.send({ networkId, symbol: 'ETH', to: coins.address, amountBaseUnits: 10n ** 17n })
  await world.settle()
  expect(await world.requests(coins.address)).toMatchObject([{ status: 'success' }])
  expect(await chain.balance(mintAddress('USDC'), recipient)).toBe(tokens.out)
  expect(await chain.balance(SOLANA_NATIVE, recipient)).toBe(coins.out)
})

test('SOL is carried too, a second pay-in to its address as well', async () => {
  const recipient = '0x00000000000000000000000000000000000e0002'
  const change = { destinationCurrency: world.tokenOf(BASE.networkId, 'USDC') }
  const { address, out } = await open(fromSolana('SOL', recipient, change), '1000000000', 'SOL')
  for (const _ of [1, 2]) {
    await pay(address, 1_000_000_000n, 'SOL')
    await world.settle()
  }
  const statuses = (await world.requests(address)).map((request: { status: string }) => request.status)
  expect(statuses).toEqual(['success', 'success'])
  expect(await world.chains.balanceOf({ networkId: BASE.networkId, symbol: 'USDC', address: recipient })).toBe(2n * out)
  expect(await chain.balance(SOLANA_NATIVE, address)).toBe(0n)
})

test('a pay-in too small to bridge is refunded to its sender', async () => {
  const { address } = await open(fromSolana('USDC', '0x00000000000000000000000000000000000e0003'), '100000000')
  const before = await chain.balance(mintAddress('USDC'), user.address)
  await pay(address, 900_000n, 'USDC')
  await world.settle()
  const [, request] = await world.requests(address)
  expect(request).toMatchObject({ status: 'refund', data: { outTxs: [{ chainId: SOLANA_ID }] } })
  expect(before - (await chain.balance(mintAddress('USDC'), user.address))).toBe(312_000n)
})

test('a payout that the chain would refuse is refunded: a new account needs at least its rent in SOL', async () => {
  const { address: recipient } = await generateKeyPairSigner()
  const sender = { refundTo: '0x00000000000000000000000000000000000e0004' }
  const to = { recipient, destinationChainId: SOLANA_ID, destinationCurrency: SOLANA_NATIVE, ...sender }
  const { address } = await open(to, '1100000')
  await world.control('POST', '/bridge/triggers', { mode: 'drift', bps: -9_990, depositAddress: address })
  await world.chains.send({ networkId: SEPOLIA.networkId, symbol: 'USDC', to: address, amountBaseUnits: 1_100_000n })
  await world.settle()
  expect(await world.requests(address)).toMatchObject([
    { status: 'refund', data: { failReason: 'DESTINATION_TOKEN_TRANSFER_REJECTED' } },
  ])
})

test('the faucet gives coins to any address', async () => {
  const { address } = await generateKeyPairSigner()
  const { body } = await world.control('POST', '/solana/airdrop', { address, symbol: 'USDT', amount: '12.5' })
  expect(body.signature).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/)
  expect(await chain.balance(mintAddress('USDT'), address)).toBe(12_500_000n)
  expect((await world.control('POST', '/solana/airdrop', { address, amount: '-1' })).status).toBe(400)
  expect((await world.control('GET', '/solana')).body).toMatchObject({
    rpcUrl: solana.rpcUrl,
    mints: [{ symbol: 'USDC' }, {}],
  })
})

test('liquidity on Solana can be set, and is the reported amount', async () => {
  const set = (amount: string) =>
    world.control('POST', '/bridge/liquidity', { chainId: SOLANA_ID, symbol: 'USDC', amount })
  expect((await set('20')).body.balance).toBe('20000000')
  const to = { destinationChainId: SOLANA_ID, destinationCurrency: mintAddress('USDC'), recipient: user.address }
  const refused = await world.call('POST', '/quote/v2', world.quoteBody('100000000', 'USDC', to))
  expect(refused.body.errorCode).toBe('INSUFFICIENT_LIQUIDITY')
  expect((await set('1000000')).body.balance).toBe('1000000000000')
})
