import { BridgeError } from '@rialto/core'
import { describe, expect, test } from 'vitest'

import { readListing } from './readListing.ts'
import { type ChainRow, chainsReply } from './testing/fixtures.ts'

const chains = chainsReply.chains ?? []
const [ethereum, base] = chains as [ChainRow, ChainRow]
const usdc = { network: 'eip155:1', asset: 'USDC' }
const twin = { id: 'usdc', symbol: 'USDC', name: 'USD Coin', address: `0x${'66'.repeat(20)}`, decimals: 6 }
const listed = (chain: Partial<ChainRow>) => readListing({ chains: [{ ...ethereum, ...chain }, base] })

describe('the listing', () => {
  test('names chains by CAIP-2, whatever Relay calls them', () => {
    const { find } = readListing({ chains })
    expect(find({ network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', asset: 'usdc' })).toMatchObject({
      chainId: 792703809,
      decimals: 6,
      payIn: true,
      payOut: true,
    })
    expect(find({ network: 'bip122:000000000019d6689c085ae165831e93', asset: 'BTC' })).toMatchObject({ payIn: true })
    expect(find({ network: 'eip155:10', asset: 'ETH' })).toBeUndefined()
  })

  test('maps a symbol to the known contract, never to a look-alike', () => {
    expect(listed({ solverCurrencies: [twin], erc20Currencies: [twin] }).find(usdc)).toBeUndefined()
    expect(listed({ solverCurrencies: [twin, ...(ethereum.solverCurrencies ?? [])] }).find(usdc)?.address).not.toBe(
      twin.address,
    )
  })

  test('maps a symbol without a known contract only to the solvers’ single currency of that symbol', () => {
    const odd = (digit: string) => ({ ...twin, symbol: 'ODD', address: `0x${digit.repeat(40)}` })
    const pair = { network: 'eip155:1', asset: 'ODD' }
    expect(listed({ solverCurrencies: [odd('1')] }).find(pair)?.address).toBe(odd('1').address)
    expect(listed({ solverCurrencies: [odd('1'), odd('2')] }).find(pair)).toBeUndefined()
    expect(listed({ solverCurrencies: [], erc20Currencies: [odd('1')] }).find(pair)).toBeUndefined()
  })

  test('accepts pay-ins only in currencies of the solvers', () => {
    expect(listed({ solverCurrencies: [] }).find(usdc)).toMatchObject({ payIn: false, payOut: true })
  })

  test('rejects decimals that differ from the token’s', () => {
    const wrong = (ethereum.solverCurrencies ?? []).map(currency => ({ ...currency, decimals: 8 }))
    expect(listed({ solverCurrencies: wrong, erc20Currencies: [] }).find(usdc)).toBeUndefined()
  })

  test('leaves out disabled chains and disabled deposits', () => {
    expect(listed({ disabled: true }).find(usdc)).toBeUndefined()
    expect(listed({ depositEnabled: false }).find(usdc)).toMatchObject({ payIn: true, payOut: false })
  })

  test('drops a malformed chain and rejects a list without any valid chain', () => {
    const odd = { ...ethereum, id: 'one' }
    expect(readListing({ chains: [odd, base] }).find({ network: 'eip155:8453', asset: 'ETH' })).toBeDefined()
    expect(() => readListing({ chains: [odd] })).toThrow(BridgeError)
  })
})
