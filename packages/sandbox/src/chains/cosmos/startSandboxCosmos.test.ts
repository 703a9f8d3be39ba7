import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { type SandboxCosmos, startSandboxCosmos } from './startSandboxCosmos.ts'
import { coinsOf, openCosmosPayer } from './testing/openCosmosPayer.ts'

const folders: string[] = []
const running: SandboxCosmos[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map(chain => chain.stop()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

let nowMs = Date.UTC(2026, 10, 26)
const start = async (dataDir?: string): Promise<SandboxCosmos> => {
  const chain = await startSandboxCosmos('cosmos', {
    nowMs: () => nowMs,
    ...(dataDir === undefined ? {} : { dataDir }),
  })
  running.push(chain)
  return chain
}

const newPayer = async (chain: SandboxCosmos, amountBaseUnits = 100_000_000n) => {
  const payer = await openCosmosPayer({ rpcUrl: chain.rpcUrl, ...chain.ledger.chain }, randomBytes(32))
  chain.pay({ to: { address: payer.address }, symbol: 'ATOM', amountBaseUnits })
  return payer
}
const shop = 'cosmos1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5lzv7xu'
const transactions = '/cosmos/tx/v1beta1/txs'
const balances = (address: string) => `/cosmos/bank/v1beta1/balances/${address}`

test('a payment signed by the published library moves coins, pays its fee and is shown with its memo', async () => {
  const chain = await start()
  const payer = await newPayer(chain)
  const hash = await payer.send({ memo: 'order 7', messages: [payer.payment(shop, 2_500_000n)] })
  const { height } = chain.ledger.tip()
  expect(await payer.get(`${transactions}/${hash}`)).toMatchObject({
    tx: {
      body: { memo: 'order 7', messages: [{ to_address: shop, amount: [{ denom: 'uatom', amount: '2500000' }] }] },
    },
    tx_response: { height: String(height), txhash: hash, code: 0 },
  })
  expect(await payer.get(balances(payer.address))).toMatchObject({ balances: [{ amount: '97499000' }] })
  expect(await payer.get(balances(shop))).toMatchObject({ balances: [{ denom: 'uatom', amount: '2500000' }] })
  const query = `coin_received.receiver='${shop}' AND tx.height>=1 AND tx.height<=${height}`
  const found = await payer.get(`${transactions}?query=${encodeURIComponent(query)}&limit=100&page=1`)
  expect(found).toMatchObject({ total: '1', tx_responses: [{ txhash: hash }] })
})

test('a payment signed as hardware wallets sign it is accepted', async () => {
  const payer = await newPayer(await start())
  await payer.sendAmino(shop, coinsOf(5n, 'uatom'), 'order <7> & more')
  expect(await payer.get(balances(shop))).toMatchObject({ balances: [{ amount: '5' }] })
})

test('a failed transaction pays its fee and moves nothing else', async () => {
  const payer = await newPayer(await start())
  const hash = await payer.send({ messages: [payer.payment(shop, 1n), payer.payment(shop, 10n ** 12n)] })
  expect(await payer.get(`${transactions}/${hash}`)).toMatchObject({ tx_response: { code: 5 } })
  expect(await payer.get(balances(payer.address))).toMatchObject({ balances: [{ amount: '99999000' }] })
  expect(await payer.get(balances(shop))).toMatchObject({ balances: [] })
})

test('a transaction of another chain, of another key, without its fee or with a long memo is refused', async () => {
  const chain = await start()
  const payer = await newPayer(chain)
  const messages = [payer.payment(shop, 1n)]
  const on = { rpcUrl: chain.rpcUrl, ...chain.ledger.chain }
  const key = randomBytes(32)
  const elsewhere = await openCosmosPayer({ ...on, chainId: 'cosmoshub-4' }, key)
  chain.pay({ to: { address: elsewhere.address }, symbol: 'ATOM', amountBaseUnits: 5_000n })
  const own = [elsewhere.payment(shop, 1n)]
  await expect(elsewhere.send({ messages: own })).rejects.toThrow('signature verification failed')
  const other = await openCosmosPayer(on, key)
  await expect(other.send({ messages })).rejects.toThrow('pubKey does not match')
  await other.send({ messages: own })
  await expect(payer.send({ messages, memo: 'x'.repeat(257) })).rejects.toThrow('maximum number of characters')
  const poor = await openCosmosPayer({ ...on, denom: 'uusdc' }, key)
  await expect(poor.send({ messages: own })).rejects.toThrow('insufficient fees')
})

test('coins of another chain arrive with the memo of their packet, and coins that return keep their name', async () => {
  const chain = await start()
  const payer = await newPayer(chain)
  const to = { address: shop, tag: '7' }
  const { hash } = chain.deliver({ to, symbol: 'USDC', amountBaseUnits: 5n, sender: 'noble1payer' })
  chain.deliver({ to, symbol: 'ATOM', amountBaseUnits: 6n, sender: 'noble1payer' })
  const { tx } = await payer.get<{ tx: { body: { messages: { packet: { data: string } }[] } } }>(
    `${transactions}/${hash}`,
  )
  const data = Buffer.from(tx.body.messages[0]?.packet.data ?? '', 'base64').toString()
  expect(JSON.parse(data)).toEqual({ denom: 'uusdc', amount: '5', sender: 'noble1payer', receiver: shop, memo: '7' })
  expect(await payer.get(balances(shop))).toMatchObject({
    balances: [
      { denom: chain.tokens[0]?.address, amount: '5' },
      { denom: 'uatom', amount: '6' },
    ],
  })
})

test('a chain continues after a restart, at the same height and with the same payments', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cosmos-'))
  folders.push(folder)
  const first = await start(folder)
  const paid = first.pay({ to: { address: shop }, symbol: 'ATOM', amountBaseUnits: 5n, key: 'once' })
  const { height } = first.ledger.tip()
  await first.stop()
  running.pop()
  const second = await start(folder)
  expect(second.ledger.tip().height).toBe(height)
  expect(second.pay({ to: { address: shop }, symbol: 'ATOM', amountBaseUnits: 5n, key: 'once' })).toEqual(paid)
  nowMs += 5_000
  second.ledger.catchUp()
  expect(second.ledger.tip().height).toBe(height + 1)
})
