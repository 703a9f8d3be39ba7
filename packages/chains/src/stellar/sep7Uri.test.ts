import { expect, test } from 'vitest'

import { sep7Uri } from './sep7Uri.ts'

const shop = 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ'
const xlm = { contract: undefined, symbol: 'XLM', amount: '25.5', tag: '7' }

test('a request for lumens names its address, amount and memo on the main network', () => {
  expect(sep7Uri('stellar:pubnet', shop, xlm)).toBe(
    `web+stellar:pay?destination=${shop}&amount=25.5&memo=7&memo_type=MEMO_ID`,
  )
})

test('a request for a token names its code and issuer, and its network if that is not the main one', () => {
  const uri = sep7Uri('stellar:testnet', shop, { ...xlm, contract: shop, symbol: 'USDC', amount: undefined })
  expect(uri).toBe(
    `web+stellar:pay?destination=${shop}&asset_code=USDC&asset_issuer=${shop}&memo=7&memo_type=MEMO_ID&network_passphrase=Test%20SDF%20Network%20%3B%20September%202015`,
  )
})

test.each([
  ['18446744073709551615', 'memo=18446744073709551615&memo_type=MEMO_ID'],
  ['18446744073709551616', 'memo=18446744073709551616&memo_type=MEMO_TEXT'],
  ['007', 'memo=007&memo_type=MEMO_TEXT'],
  ['order 7+8', 'memo=order%207%2B8&memo_type=MEMO_TEXT'],
  ['ff'.repeat(32), `memo=${encodeURIComponent(Buffer.alloc(32, 255).toString('base64'))}&memo_type=MEMO_HASH`],
])('the memo %s has the type under which a wallet sends it', (tag, expected) => {
  expect(sep7Uri('stellar:pubnet', shop, { ...xlm, tag })).toContain(`&${expected}`)
})
