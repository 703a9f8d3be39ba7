import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { defined } from '@rialto/defined'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Wallet } from 'xrpl'

import { createSandboxClock } from '../../clock/createSandboxClock.ts'
import { institutionAddress } from '../../chains/xrpl/createXrplLedger.ts'
import { depositTag } from '../../chains/xrpl/joinXrpl.ts'
import { type SandboxXrpl, startSandboxXrpl } from '../../chains/xrpl/startSandboxXrpl.ts'
import { openXrplClient } from '../../chains/xrpl/testing/openXrplClient.ts'
import * as registry from '../simulators.ts'
import { composeInstitutions } from '../startInstitutions.ts'
import { createMemoryChains } from '../testing/memoryChains.ts'
import { balanceOf } from '../ledger/entries.ts'

const clock = createSandboxClock()
let xrpl: SandboxXrpl
beforeAll(async () => void (xrpl = await startSandboxXrpl({ nowMs: clock.nowMs })))
afterAll(() => xrpl.stop())

const open = (dataDir?: string) => {
  const { chains } = createMemoryChains()
  const options = { chains, clock, xrpl, settleDelayMs: 0, ...defined({ dataDir }) }
  const { ctx, settle } = composeInstitutions(options, Object.values(registry))
  /** Drops received by an account since it was opened. */
  const came = (institution: string, persona: string): bigint => {
    const deposits = ctx.deposits.list().filter(one => one.institution === institution && one.persona === persona)
    return deposits.reduce((sum, { amountUnits }) => sum + BigInt(amountUnits), 0n)
  }
  return { ctx, settle, came }
}

const payer = Wallet.generate()
/** Uses the published client, from an account outside the sandbox. */
const pay = async (institution: string, DestinationTag?: number) => {
  const { send } = openXrplClient(xrpl.rpcUrl, () => xrpl.ledger.close())
  if (!xrpl.ledger.accountNow(payer.classicAddress)) {
    xrpl.pay({ to: { address: payer.classicAddress }, drops: 90_000_000n })
    xrpl.ledger.close()
  }
  const Destination = institutionAddress(institution)
  const tagged = DestinationTag === undefined ? {} : { DestinationTag }
  const payment = { TransactionType: 'Payment', Account: payer.classicAddress, Destination, Amount: '2500000' } as const
  return Object((await send({ ...payment, ...tagged }, payer)).meta).TransactionResult as string
}
const tagOf = (institution: string, persona: string): number => Number(depositTag(institution, persona))

test('a payment with a user’s tag is credited to that user once, and still once after a restart', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'credits-'))
  const first = open(dataDir)
  expect(await pay('bybit', tagOf('bybit', 'Mesh'))).toBe('tesSUCCESS')
  await first.settle()
  await first.settle()
  expect(first.came('bybit', 'Mesh')).toBe(2_500_000n)
  expect(balanceOf(first.ctx.store.state, 'bybit', 'Mesh', 'XRP')).toBe(2_500_000n)
  expect(first.ctx.deposits.list()).toMatchObject([{ tag: depositTag('bybit', 'Mesh'), asset: 'XRP' }])
  first.ctx.store.close()
  const second = open(dataDir)
  await second.settle()
  expect(second.came('bybit', 'Mesh')).toBe(2_500_000n)
  second.ctx.store.close()
  rmSync(dataDir, { recursive: true })
})

test('a payment without a tag, or with an unknown tag or one of another institution, is credited to no user', async () => {
  const { settle, ctx } = open()
  await settle()
  const before = ctx.deposits.list().length
  expect(await pay('bybit')).toBe('tecDST_TAG_NEEDED')
  expect(await pay('kucoin')).toBe('tesSUCCESS')
  expect(await pay('bybit', 7)).toBe('tesSUCCESS')
  expect(await pay('kucoin', tagOf('bybit', 'Mesh'))).toBe('tesSUCCESS')
  await settle()
  expect(ctx.deposits.list()).toHaveLength(before)
})

test('a partial payment is credited by its delivered amount', async () => {
  const { settle, came } = open()
  await settle()
  const before = came('kucoin', 'Mesh2')
  const to = { address: institutionAddress('kucoin'), tag: depositTag('kucoin', 'Mesh2') }
  xrpl.payPart({ to, drops: 1_000_000_000n, delivered: 3n })
  xrpl.ledger.close()
  await settle()
  expect(came('kucoin', 'Mesh2') - before).toBe(3n)
})

test('a deposit that the sandbox makes arrives at the user’s tag and is credited once', async () => {
  const { ctx, settle, came } = open()
  const made = await ctx.deposits.make({ institution: 'kucoin', persona: 'MeshBTC', symbol: 'XRP', amount: '4' })
  expect(made).toMatchObject({ address: institutionAddress('kucoin'), tag: depositTag('kucoin', 'MeshBTC') })
  xrpl.ledger.close()
  await settle()
  expect(came('kucoin', 'MeshBTC')).toBe(4_000_000n)
  expect(xrpl.ledger.find(made.hash)?.transaction.fields).toMatchObject({ DestinationTag: tagOf('kucoin', 'MeshBTC') })
})

test('a withdrawal from one institution to the place of a user at another is that user’s', async () => {
  const { ctx, settle, came } = open()
  await settle()
  const before = came('bybit', 'MeshETH')
  const order = {
    id: 'w1',
    institution: 'kucoin',
    persona: 'Mesh4',
    asset: 'XRP',
    networkId: xrpl.networkId,
    network: 'xrp',
    address: institutionAddress('bybit'),
    amountUnits: '6000000',
    feeUnits: '200000',
    reference: '',
  }
  ctx.withdrawals.accept({ ...order, tag: depositTag('bybit', 'MeshETH') })
  ctx.withdrawals.accept({ ...order, id: 'w2', tag: '' })
  await settle()
  xrpl.ledger.close()
  for (let more = 0; more < 6; more += 1) await settle()
  expect(came('bybit', 'MeshETH') - before).toBe(6_000_000n)
  // Bybit's address requires a tag: the payment fails on the ledger, and the coins go back to the user.
  expect(ctx.withdrawals.list()).toMatchObject([{ status: 'completed' }, { status: 'failed' }])
})
