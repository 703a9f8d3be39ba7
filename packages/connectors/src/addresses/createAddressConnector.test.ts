import { findNetworkByCaip2 } from '@rialto/catalog'
import type { ChainBalances } from '@rialto/core'
import { describe, expect, test } from 'vitest'
import type { AddressType } from './addressDescriptor.ts'
import { createAddressConnector } from './createAddressConnector.ts'

const idOf = (caip2: string): string => findNetworkByCaip2(caip2)?.id ?? ''
const ethereum = idOf('eip155:1')
const base = idOf('eip155:8453')
const solana = idOf('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const carol = 'Vote111111111111111111111111111111111111111'

/** Scripted nodes: base units of each symbol at each address, or an outage. */
const chains = (down: readonly string[] = []): ChainBalances & { requested: string[] } => {
  const requested: string[] = []
  return {
    requested,
    networkIds: [ethereum, base, solana],
    contracts: [],
    chainIdOf: () => undefined,
    read: async (networkId, address) => {
      requested.push(`${networkId} ${address}`)
      if (down.includes(networkId)) throw new Error('a node that is away')
      const own = networkId === solana ? { symbol: 'SOL', decimals: 9 } : { symbol: 'ETH', decimals: 18 }
      return [
        { ...own, amountBaseUnits: 1_500_000_000n },
        { symbol: 'USDC', decimals: 6, amountBaseUnits: address === bob ? 0n : 250_000n },
      ]
    },
  }
}
const open = (type: AddressType = 'cryptocurrencyWallet', port = chains()) => {
  const connector = createAddressConnector(type, port)
  const connect = async (username: string) => {
    const connected = await connector.auth.connectWithKey?.({ username })
    if (connected === undefined) throw new Error('connects by address')
    return connected
  }
  return { connector, connect, requested: port.requested }
}
const invalid = (message: RegExp) => ({ kind: 'invalidAddress', message: expect.stringMatching(message) })

describe('the typed text', () => {
  test('is one address, spelled with its checksum', async () => {
    const { connect } = open('cryptocurrencyAddress')
    const connected = await connect(` ${alice.toLowerCase()} `)
    expect(connected).toEqual({
      credentials: { kind: 'address', addresses: [alice] },
      account: { upstreamId: alice, name: '0x7099…79C8' },
      granted: { read: true, withdraw: false, missing: [] },
    })
    expect(await connect(alice)).toEqual(connected)
  })

  test('may be several addresses, each once, and is the same account in any order', async () => {
    const { connect } = open()
    const first = await connect(`${alice}, ${carol},${alice.toLowerCase()}`)
    expect(first.credentials).toEqual({ kind: 'address', addresses: [alice, carol] })
    expect((await connect(`${carol},${alice}`)).account.upstreamId).toBe(first.account.upstreamId)
    expect((await connect(`${carol},${bob}`)).account.upstreamId).not.toBe(first.account.upstreamId)
  })

  test.each([
    ['several where one is taken', 'cryptocurrencyAddress', `${alice},${bob}`, /one address/],
    ['nothing between commas', 'cryptocurrencyWallet', `${alice},,${bob}`, /empty entry/],
    ['an extended public key', 'cryptocurrencyWallet', `xpub6${'C'.repeat(106)}`, /xpub.*not supported/],
    ['one in another dress', 'cryptocurrencyAddress', `zpub6${'r'.repeat(106)}`, /xpub.*not supported/],
    ['a wrong checksum', 'cryptocurrencyAddress', alice.replace('C8', 'c8'), /not an address.*Ethereum, Base, Solana/],
    ['a network without a node', 'cryptocurrencyAddress', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', /not an address/],
    ['words', 'cryptocurrencyAddress', 'my wallet', /not an address/],
    ['too many', 'cryptocurrencyWallet', Array.from({ length: 21 }, () => alice).join(','), /at most 20/],
  ] as const)('is refused as %s', async (_what, type, typed, message) => {
    const { connect, requested } = open(type)
    await expect(connect(typed)).rejects.toMatchObject(invalid(message))
    expect(requested).toEqual([])
  })
})

describe('holdings', () => {
  test('are summed over every network of the address’s form, without zero balances', async () => {
    const { connector, connect, requested } = open()
    const { credentials } = await connect(`${alice},${bob},${carol}`)
    expect(await connector.read.holdings(credentials)).toEqual([
      { symbol: 'ETH', name: 'Ethereum', amount: '0.000000006', available: '0.000000006' },
      { symbol: 'USDC', name: 'USD Coin', amount: '0.75', available: '0.75' },
      { symbol: 'SOL', name: 'Solana', amount: '1.5', available: '1.5' },
    ])
    expect(requested.toSorted()).toEqual(
      [ethereum, base]
        .flatMap(id => [`${id} ${alice}`, `${id} ${bob}`])
        .concat(`${solana} ${carol}`)
        .toSorted(),
    )
  })

  test.each([
    [ethereum, 'Ethereum'],
    [base, 'Base'],
  ])('are unknown, not less, while a network is away', async (id, name) => {
    const { connector, connect } = open('cryptocurrencyAddress', chains([id]))
    const { credentials } = await connect(alice)
    await expect(connector.read.holdings(credentials)).rejects.toMatchObject({
      kind: 'unavailable',
      message: `${name} could not be read`,
    })
  })

  test('do not depend on a network that the address does not exist on', async () => {
    const { connector, connect } = open('cryptocurrencyAddress', chains([solana]))
    expect(await connector.read.holdings((await connect(alice)).credentials)).not.toEqual([])
  })
})

test('is its own deposit address, on its own networks and for tokens that they have', async () => {
  const { connector, connect } = open()
  const { credentials } = await connect(`${bob},${carol},${alice}`)
  const at = (symbol: string, networkId: string) => connector.read.depositAddress(credentials, { symbol, networkId })
  expect(await at('USDC', base.toUpperCase())).toEqual({ address: bob })
  expect(await at('SOL', solana)).toEqual({ address: carol })
  await expect(at('SOL', base)).rejects.toMatchObject({ kind: 'networkUnsupported' })
  await expect(at('USDC', idOf('eip155:137'))).rejects.toMatchObject({ kind: 'networkUnsupported' })
  const evmOnly = (await connect(bob)).credentials
  const onSolana = { symbol: 'SOL', networkId: solana }
  await expect(connector.read.depositAddress(evmOnly, onSolana)).rejects.toMatchObject({ kind: 'networkUnsupported' })
})

test('rejects every withdrawal and never reports one as sent', async () => {
  const { connector, connect, requested } = open()
  const { credentials } = await connect(alice)
  const order = { reference: 'r', symbol: 'USDC', networkId: base, address: bob, amount: '1', maxDebit: '1' }
  expect(await connector.withdraw.terms(credentials, 'USDC')).toEqual([])
  expect(await connector.withdraw.submit(credentials, order)).toMatchObject({ kind: 'rejected', reason: 'refused' })
  await expect(connector.withdraw.find(credentials, { order, sinceMs: 0 })).rejects.toMatchObject({ kind: 'refused' })
  expect(await connector.read.balances(credentials)).toEqual([])
  await expect(connector.probe()).resolves.toBeUndefined()
  expect(requested).toEqual([])
})

test('rejects credentials of another kind', async () => {
  const { connector } = open()
  const key = { kind: 'apiKey', key: alice, secret: 's' } as const
  await expect(connector.read.holdings(key)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
})
