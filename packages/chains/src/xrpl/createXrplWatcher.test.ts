import { createEgress, type Egress } from '@rialto/egress'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Wallet } from 'xrpl'

import { type SandboxXrpl, startSandboxXrpl } from '../../../sandbox/src/chains/xrpl/startSandboxXrpl.ts'
import { createChainBalances } from '../createChainBalances.ts'
import { createChainWatcher } from '../createChainWatcher.ts'

let egress: Egress
let xrpl: SandboxXrpl
const nowMs = Date.UTC(2026, 10, 26)
beforeAll(async () => {
  const local = { allowPrivate: ['127.0.0.0/8'], allowHttp: true }
  egress = createEgress({ hosts: new Set(['127.0.0.1']), userAgent: 'test', ...local })
  xrpl = await startSandboxXrpl({ nowMs: () => nowMs })
  xrpl.ledger.catchUp()
})
afterAll(async () => {
  await xrpl.stop()
  await egress.close()
})

type Answer = Record<string, unknown>
type Replace = (method: string, result: Answer) => unknown

/** The node, with some responses replaced. */
const open = (replace: Replace = (_, result) => result, networkId = xrpl.networkId) => {
  const lying: Egress = {
    ...egress,
    request: async request => {
      const answer = await egress.request(request)
      if (answer.status !== 200) return answer
      const { method } = JSON.parse(String(request.body)) as { method: string }
      const { result } = JSON.parse(answer.text) as { result: Answer }
      return { ...answer, text: JSON.stringify({ result: replace(method, result) }) }
    },
  }
  const networks = { egress: lying, evm: [], solana: [], xrpl: [{ networkId, rpcUrl: xrpl.rpcUrl }] }
  return { balances: createChainBalances(networks), watcher: createChainWatcher(networks) }
}

const shop = Wallet.generate()
const amount = 1_500_000n
const tag = '104857'
const pay = (drops = amount, to: { address: string; tag?: string } = { address: shop.classicAddress, tag }): string => {
  const { hash } = xrpl.pay({ to, drops })
  xrpl.ledger.close()
  return hash
}
const confirm = (
  hash: string,
  changed: { toAddress?: string; toTag?: string | undefined } = {},
  { watcher } = open(),
) =>
  watcher.confirm({
    networkId: xrpl.networkId,
    symbol: 'XRP',
    hash,
    toAddress: shop.classicAddress,
    toTag: tag,
    amountBaseUnits: amount,
    sinceMs: nowMs,
    ...changed,
  })
const block = expect.any(BigInt)
const confirmed = { kind: 'confirmed', confirmations: 1, fromAddress: expect.stringMatching(/^r/), block }

test('a payment is pending in the open ledger and final in the first validated one', async () => {
  const { hash } = xrpl.pay({ to: { address: shop.classicAddress, tag }, drops: amount })
  expect(await confirm(hash)).toEqual({ kind: 'pending', confirmations: 0 })
  xrpl.ledger.close()
  expect(await confirm(hash)).toEqual(confirmed)
  expect(await confirm(hash.toLowerCase())).toEqual(confirmed)
})

test('an address and its tag are one place, in whatever form they are written', async () => {
  const hash = pay()
  expect(await confirm(hash, { toAddress: shop.getXAddress(104_857, true), toTag: undefined })).toEqual(confirmed)
  expect(await confirm(hash, { toAddress: shop.getXAddress(104_857, true) })).toEqual(confirmed)
  expect(await confirm(hash, { toAddress: shop.getXAddress(false, true) })).toEqual(confirmed)
  await expect(confirm(hash, { toAddress: shop.getXAddress(7, true) })).rejects.toThrow('another tag')
})

describe('a payment with another destination tag than the one expected is another payment:', () => {
  test.each<[string, string | undefined, string | undefined]>([
    ['another tag', '7', tag],
    ['no tag', undefined, tag],
    ['a tag where none is expected', '7', undefined],
    ['zero where no tag is expected', '0', undefined],
  ])('%s', async (_, paid, toTag) => {
    const { classicAddress: address } = shop
    const hash = pay(amount, paid === undefined ? { address } : { address, tag: paid })
    expect(await confirm(hash, { toTag })).toMatchObject({
      kind: 'mismatched',
      arrivedBaseUnits: 0n,
      message: expect.stringMatching(/destination tag/),
    })
  })
})

test('two payments of one amount to one address with different tags pay one transfer each', async () => {
  const { classicAddress: address } = shop
  const [one, two] = ['1', '2'].map(own => ({ own, hash: pay(amount, { address, tag: own }) }))
  for (const { own, hash } of [one, two].flatMap(each => each ?? [])) {
    expect(await confirm(hash, { toTag: own })).toEqual(confirmed)
    expect(await confirm(hash, { toTag: own === '1' ? '2' : '1' })).toMatchObject({ kind: 'mismatched' })
  }
})

test('a partial payment counts with the delivered amount, never with its Amount', async () => {
  const to = { address: shop.classicAddress, tag }
  const { hash } = xrpl.payPart({ to, drops: 1_000_000_000n, delivered: 2n })
  xrpl.ledger.close()
  expect(await confirm(hash)).toMatchObject({ kind: 'mismatched', arrivedBaseUnits: 2n, message: /delivers 2 drops/ })
  const { hash: enough } = xrpl.payPart({ to, drops: 1_000_000_000n, delivered: amount })
  xrpl.ledger.close()
  expect(await confirm(enough)).toEqual(confirmed)
})

test('a payment that failed in a ledger moved nothing', async () => {
  const broke = Wallet.generate().classicAddress
  const hash = pay(1n, { address: broke, tag })
  expect(await confirm(hash, { toAddress: broke })).toEqual({
    kind: 'reverted',
    message: 'The transaction failed on the ledger with tecNO_DST_INSUF_XRP',
  })
})

test('another recipient, less than the amount, and more than it', async () => {
  const other = Wallet.generate().classicAddress
  expect(await confirm(pay(), { toAddress: other })).toMatchObject({ kind: 'mismatched', arrivedBaseUnits: 0n })
  expect(await confirm(pay(amount - 1n))).toMatchObject({ kind: 'mismatched', arrivedBaseUnits: amount - 1n })
  expect(await confirm(pay(amount + 1n))).toEqual(confirmed)
})

describe('a hash that the node does not have', () => {
  const absent = 'A'.repeat(64)

  test('is unknown to one that has every ledger since the transfer began', async () => {
    expect(await confirm(absent)).toEqual({ kind: 'unknown' })
    expect(await confirm('not a hash')).toEqual({ kind: 'unknown' })
  })

  test.each<[string, number, number]>([
    ['that has lost the ledgers until now', 0, 0],
    ['with a gap behind its newest ledgers', 0, -3],
    ['whose newest ledger is not complete', -1, 0],
  ])('says nothing from one %s', async (_, first, last) => {
    const hash = pay()
    for (let more = 0; more < 4; more += 1) xrpl.ledger.close()
    const { index } = xrpl.ledger.tip()
    xrpl.misbehaviour.lose({ first: first === 0 ? xrpl.ledger.first.index : index + first, last: index + last })
    await expect(confirm(absent)).rejects.toMatchObject({ name: 'XrplUnreadable' })
    if (first === 0) await expect(confirm(hash)).rejects.toMatchObject({ name: 'XrplUnreadable' })
    xrpl.misbehaviour.clear()
    expect(await confirm(hash)).toEqual(confirmed)
  })

  test('says nothing from one that searched only some ledgers, or whose newest is old', async () => {
    const partly = open((method, result) => (method === 'tx' ? { ...result, searched_all: false } : result))
    await expect(confirm(absent, {}, partly)).rejects.toThrow('txnNotFound')
    const old = open((method, { info, ...rest }) => {
      if (method !== 'server_info') return { info, ...rest }
      const { validated_ledger: validated } = Object(info)
      return { ...rest, info: { ...Object(info), validated_ledger: { ...validated, age: 61 } } }
    })
    await expect(confirm(absent, {}, old)).rejects.toThrow('not in step')
  })

  test('says nothing where the time of the transfer is not known', async () => {
    const { watcher } = open()
    const asked = { networkId: xrpl.networkId, symbol: 'XRP', hash: absent, toAddress: shop.classicAddress }
    await expect(watcher.confirm({ ...asked, amountBaseUnits: 1n })).rejects.toThrow('every ledger')
  })
})

describe('a faulty node is not believed:', () => {
  test.each(['slowDown', 'noNetwork', 'overloaded', 'notSynced'] as const)('%s', async mode => {
    const hash = pay()
    xrpl.misbehaviour.begin(mode, 1)
    await expect(confirm(hash)).rejects.toMatchObject({ name: 'XrplUnreadable' })
    expect(await confirm(hash)).toEqual(confirmed)
  })

  test('a transaction that it has not validated is pending', async () => {
    const hash = pay()
    xrpl.misbehaviour.begin('unvalidated', 2)
    expect(await confirm(hash)).toEqual({ kind: 'pending', confirmations: 0 })
    expect(await confirm(hash)).toEqual(confirmed)
  })

  const inTx =
    (change: (result: Answer) => Answer): Replace =>
    (method, result) =>
      method === 'tx' ? change(result) : result
  const inMeta = (change: Answer): Replace =>
    inTx(result => ({ ...result, meta: { ...Object(result['meta']), ...change } }))
  test.each<[string, Replace]>([
    ['another transaction', inTx(result => ({ ...result, hash: 'B'.repeat(64) }))],
    ['no result', inTx(({ meta: _, ...result }) => result)],
    ['a result that no ledger has', inMeta({ TransactionResult: 'tefPAST_SEQ' })],
    ['nothing of what arrived', inMeta({ delivered_amount: undefined })],
    ['an amount that is not known', inMeta({ delivered_amount: 'unavailable' })],
    ['more XRP than there is', inMeta({ delivered_amount: '100000000000000001' })],
    ['a tag that is none', inTx(result => ({ ...result, DestinationTag: 4_294_967_296 }))],
    ['no ledger', inTx(({ ledger_index: _, ...result }) => result)],
    ['nothing', () => undefined],
  ])('it answers with %s', async (_, replace) => {
    const hash = pay()
    await expect(confirm(hash, {}, open(replace))).rejects.toMatchObject({ name: 'XrplUnreadable' })
  })

  test('it is of another network', async () => {
    const main = open((_, result) => ({ ...result, info: { ...Object(result['info']), network_id: 0 } }))
    await expect(confirm(pay(), {}, main)).rejects.toThrow('another chain')
  })
})

test('a payment in another currency and a transaction of another type pay no XRP', async () => {
  const issued = open((method, result) => {
    if (method !== 'tx') return result
    const delivered_amount = { currency: 'USD', issuer: shop.classicAddress, value: '9' }
    return { ...result, meta: { ...Object(result['meta']), delivered_amount } }
  })
  const check = open((method, result) => (method === 'tx' ? { ...result, TransactionType: 'CheckCash' } : result))
  for (const world of [issued, check])
    expect(await confirm(pay(), {}, world)).toMatchObject({
      kind: 'mismatched',
      arrivedBaseUnits: 0n,
      message: /no payment/,
    })
})

test('responses of the second version of the API are read as well', async () => {
  const second = open((method, result) => {
    if (method !== 'tx') return result
    const { hash, ledger_index, meta, validated, ...tx_json } = result
    return { hash, ledger_index, meta, validated, tx_json }
  })
  expect(await confirm(pay(), {}, second)).toEqual(confirmed)
})

test('an address has its XRP as of the last validated ledger, and one that does not exist has none', async () => {
  const { classicAddress: address } = Wallet.generate()
  const { balances } = open()
  const read = async (of = address) => (await balances.read(xrpl.networkId, of))[0]?.amountBaseUnits
  expect(await read()).toBe(0n)
  xrpl.pay({ to: { address }, drops: 7_000_000n })
  expect(await read()).toBe(0n)
  xrpl.ledger.close()
  expect(await read()).toBe(7_000_000n)
  xrpl.misbehaviour.begin('slowDown', 1)
  await expect(read()).rejects.toMatchObject({ name: 'XrplUnreadable' })
})
