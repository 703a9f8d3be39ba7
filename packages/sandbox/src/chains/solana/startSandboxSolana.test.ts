import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createSolanaRpc,
  generateKeyPairSigner,
  lamports,
  type Base64EncodedWireTransaction,
  type Signature,
} from '@solana/kit'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tokenAccountOf } from './genesis.ts'
import { signSolanaTransfer } from './signSolanaTransfer.ts'
import { startSandboxSolana, type SandboxSolana } from './startSandboxSolana.ts'

let folder: string
let solana: SandboxSolana
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'solana-'))
  solana = await startSandboxSolana({ dataDir: folder })
})
afterEach(async () => {
  await solana.stop()
  rmSync(folder, { recursive: true, force: true })
})

const rpc = () => createSolanaRpc(solana.rpcUrl)
const mintOf = (symbol: string) => {
  const mint = solana.mints.find(candidate => candidate.symbol === symbol)
  if (mint === undefined) throw new Error(`no ${symbol}`)
  return mint
}
const wire = (raw: string) => raw as Base64EncodedWireTransaction

/** A user with 2 SOL and 50 USDC. */
const newUser = async () => {
  const user = await generateKeyPairSigner()
  await rpc().requestAirdrop(user.address, lamports(2_000_000_000n)).send()
  await solana.fund({ to: user.address, symbol: 'USDC', amountBaseUnits: 50_000_000n })
  return user
}

test('an ordinary client pays tokens and reads what became of it', async () => {
  const user = await newUser()
  const { address: recipient } = await generateKeyPairSigner()
  const mint = mintOf('USDC')
  const { value: latest } = await rpc().getLatestBlockhash().send()
  const transfer = { feePayer: user, from: user, to: recipient, mint, amount: 20_000_000n, blockhash: latest.blockhash }
  const { raw, signature } = await signSolanaTransfer(transfer)
  expect(await rpc().sendTransaction(wire(raw), { encoding: 'base64' }).send()).toBe(signature)
  // The same bytes again are the same transaction.
  expect(await rpc().sendTransaction(wire(raw), { encoding: 'base64' }).send()).toBe(signature)

  const { value: statuses } = await rpc()
    .getSignatureStatuses([signature as Signature])
    .send()
  expect(statuses[0]).toMatchObject({ confirmationStatus: 'finalized', err: null })
  const account = await tokenAccountOf(recipient, mint.address)
  const { value: balance } = await rpc().getTokenAccountBalance(account).send()
  expect(balance).toMatchObject({ amount: '20000000', decimals: 6, uiAmountString: '20' })
  const owned = await rpc()
    .getTokenAccountsByOwner(recipient, { mint: mint.address }, { encoding: 'jsonParsed' })
    .send()
  expect(owned.value).toMatchObject([
    {
      pubkey: account,
      account: { data: { parsed: { info: { mint: mint.address, tokenAmount: { amount: '20000000' } } } } },
    },
  ])
  const [newest] = await rpc().getSignaturesForAddress(account).send()
  expect(newest?.signature).toBe(signature)
  const reported = await rpc()
    .getTransaction(signature as Signature, { encoding: 'json', maxSupportedTransactionVersion: 0 })
    .send()
  expect(reported?.meta?.postTokenBalances).toContainEqual(
    expect.objectContaining({
      owner: recipient,
      mint: mint.address,
      uiTokenAmount: expect.objectContaining({ amount: '20000000' }),
    }),
  )
  expect(reported?.transaction.message.recentBlockhash).toBe(latest.blockhash)
  const { value: info } = await rpc().getAccountInfo(account, { encoding: 'base64' }).send()
  expect(info?.lamports).toBe(await rpc().getMinimumBalanceForRentExemption(165n).send())
  expect(await rpc().getSlot().send()).toBe(await rpc().getBlockHeight().send())
})

test('coins of the chain itself move, for a fee of 5,000 lamports', async () => {
  const user = await newUser()
  const { address: recipient } = await generateKeyPairSigner()
  const { value: latest } = await rpc().getLatestBlockhash().send()
  const transfer = { feePayer: user, from: user, to: recipient, amount: 1_000_000_000n, blockhash: latest.blockhash }
  const { raw } = await signSolanaTransfer(transfer)
  await rpc().sendTransaction(wire(raw), { encoding: 'base64' }).send()
  expect((await rpc().getBalance(recipient).send()).value).toBe(1_000_000_000n)
  expect((await rpc().getBalance(user.address).send()).value).toBe(999_995_000n)
})

test('an impossible transaction is refused and leaves no trace', async () => {
  const user = await newUser()
  const { address: recipient } = await generateKeyPairSigner()
  const { value: latest } = await rpc().getLatestBlockhash().send()
  const send = async (change: object) => {
    const transfer = { feePayer: user, from: user, to: recipient, amount: 1_000_000n, blockhash: latest.blockhash }
    const { raw } = await signSolanaTransfer({ ...transfer, ...change })
    return rpc().sendTransaction(wire(raw), { encoding: 'base64' }).send()
  }
  const before = await rpc().getSlot().send()
  await expect(send({ amount: 5_000_000_000n })).rejects.toThrow()
  await expect(send({ mint: mintOf('USDC'), amount: 50_000_001n })).rejects.toThrow()
  await expect(send({ blockhash: '11111111111111111111111111111111' })).rejects.toThrow()
  const forged = (
    await signSolanaTransfer({ feePayer: user, from: user, to: recipient, amount: 1n, blockhash: latest.blockhash })
  ).raw
  const bytes = Buffer.from(forged, 'base64')
  bytes.writeUInt8(bytes.readUInt8(5) ^ 1, 5)
  await expect(
    rpc()
      .sendTransaction(wire(bytes.toString('base64')), { encoding: 'base64' })
      .send(),
  ).rejects.toThrow()
  expect(await rpc().getSlot().send()).toBe(before)
})

test('everything outlives a stop, and a crash that left half a state beside the journal', async () => {
  const user = await newUser()
  const look = async () => ({
    sol: (await rpc().getBalance(user.address).send()).value,
    usdc: (
      await rpc()
        .getTokenAccountBalance(await tokenAccountOf(user.address, mintOf('USDC').address))
        .send()
    ).value.amount,
    slot: await rpc().getSlot().send(),
    blockhash: (await rpc().getLatestBlockhash().send()).value.blockhash,
    signatures: (await rpc().getSignaturesForAddress(user.address).send()).map(({ signature }) => signature),
  })
  const before = await look()
  expect(before).toMatchObject({ sol: 2_000_000_000n, usdc: '50000000' })
  await solana.stop()
  solana = await startSandboxSolana({ dataDir: folder })
  expect(await look()).toEqual(before)
  await solana.stop()
  const chains = join(folder, 'chains')
  for (const name of readdirSync(chains)) if (name.endsWith('.svm')) writeFileSync(join(chains, name), 'cut short')
  solana = await startSandboxSolana({ dataDir: folder })
  expect(await look()).toEqual(before)
})

test('a method it has not is named as such', async () => {
  const answer = await fetch(solana.rpcUrl, {
    method: 'POST',
    body: JSON.stringify([
      { jsonrpc: '2.0', id: 1, method: 'getClusterNodes' },
      { jsonrpc: '2.0', id: 2, method: 'getHealth' },
    ]),
  })
  expect(await answer.json()).toEqual([
    { jsonrpc: '2.0', id: 1, error: { code: -32_601, message: 'Method not found' } },
    { jsonrpc: '2.0', id: 2, result: 'ok' },
  ])
})
