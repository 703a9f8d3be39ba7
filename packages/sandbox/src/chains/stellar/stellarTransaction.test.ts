import { Account, Asset, BASE_FEE, Keypair, Memo, Networks, Operation, TransactionBuilder } from '@stellar/stellar-base'
import { expect, test } from 'vitest'

import { addressOf, keyOf, toMuxed } from './stellarKeys.ts'
import { isSigned, passphrase, readTransaction, signTransaction } from './stellarTransaction.ts'

const pair = Keypair.fromRawEd25519Seed(Buffer.from(keyOf('payer')))
const shop = addressOf(keyOf('shop'))

/** Signed by the published library. */
const publish = (memo: Memo) => {
  const usdc = new Asset('USDC', shop)
  const built = new TransactionBuilder(new Account(pair.publicKey(), '41'), {
    fee: BASE_FEE,
    networkPassphrase: passphrase,
  })
    .addOperation(
      Operation.payment({ destination: toMuxed({ account: shop, id: 7n }), asset: Asset.native(), amount: '2.5' }),
    )
    .addOperation(
      Operation.pathPaymentStrictSend({
        sendAsset: usdc,
        sendAmount: '3',
        destination: shop,
        destAsset: Asset.native(),
        destMin: '1',
        path: [],
      }),
    )
    .addOperation(
      Operation.pathPaymentStrictReceive({
        sendAsset: usdc,
        sendMax: '3',
        destination: shop,
        destAsset: Asset.native(),
        destAmount: '1',
        path: [usdc],
      }),
    )
    .addOperation(Operation.changeTrust({ asset: new Asset('LONGERCODE', shop) }))
    .addOperation(Operation.createAccount({ destination: shop, startingBalance: '5' }))
    .addOperation(Operation.accountMerge({ destination: shop }))
    .addMemo(memo)
    .setTimeout(30)
    .build()
  built.sign(pair)
  return built
}

test.each([
  [Memo.none(), { type: 'none' }],
  [Memo.id('18446744073709551615'), { type: 'id', id: 2n ** 64n - 1n }],
  [Memo.text('order 7'), { type: 'text', bytes: Buffer.from('order 7') }],
  [Memo.hash('ab'.repeat(32)), { type: 'hash', hex: 'ab'.repeat(32) }],
  [Memo.return('cd'.repeat(32)), { type: 'return', hex: 'cd'.repeat(32) }],
])('an envelope of the published library is read with its hash, signature and memo (%#)', (memo, expected) => {
  const built = publish(memo)
  const found = readTransaction(built.toXDR())
  expect(found).toMatchObject({ hash: built.hash().toString('hex'), memo: expected, sequence: 42n })
  expect(found.operations.map(({ type }) => type)).toEqual(
    built.operations.map(({ type }) => type.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)),
  )
  expect(found.operations[0]).toMatchObject({ to: { account: shop, id: 7n }, amount: 25_000_000n })
  expect(isSigned(found)).toBe(true)
})

test('an envelope that was signed here is read by the published library', () => {
  const terms = {
    source: { account: pair.publicKey() },
    fee: 100,
    sequence: 9n,
    memo: { type: 'id', id: 12n } as const,
    operations: [
      { type: 'payment', to: { account: shop }, asset: { code: 'USDC', issuer: shop }, amount: 5n } as const,
      {
        type: 'path_payment_strict_send',
        to: { account: shop },
        sent: 'native',
        amount: 5n,
        asset: 'native',
        least: 1n,
      } as const,
    ],
  }
  const { envelope, hash } = signTransaction(terms, keyOf('payer'))
  const read = TransactionBuilder.fromXDR(envelope, Networks.TESTNET)
  expect(read.hash().toString('hex')).toBe(hash)
  expect(pair.verify(read.hash(), read.signatures[0]?.signature() ?? Buffer.alloc(0))).toBe(true)
  expect(read).toMatchObject({ memo: Memo.id('12'), operations: [{ amount: '0.0000005' }, { destMin: '0.0000001' }] })
})

test('a transaction that its source or the source of an operation has not signed is not signed', () => {
  const found = readTransaction(publish(Memo.none()).toXDR())
  expect(isSigned({ ...found, source: { account: shop } })).toBe(false)
  const [first] = found.operations
  expect(isSigned({ ...found, operations: first ? [{ ...first, source: { account: shop } }] : [] })).toBe(false)
  expect(() => readTransaction(`${found.envelope.slice(0, -8)}`)).toThrow()
})
