import { describe, expect, it } from 'vitest'
import { addresses, euroCard, order, usdcCard, user } from './testing/fixtures.ts'
import { credentials, startCanned } from './testing/startCanned.ts'

describe('reads', () => {
  it('tell cards as accounts: fiat apart, one row per asset over all of its cards', async () => {
    const second = { ...usdcCard, id: 'e9225c6a-48b6-4e2e-ba36-beffdb5eb54e', available: '1.00', balance: '0.50' }
    const { operations } = startCanned({ 'GET /v0/me/cards': { body: [euroCard, usdcCard, second] } })
    expect(await operations.balances()).toEqual([{ currencyCode: 'EUR', cash: '150', buyingPower: '146.38' }])
    // No more is available than there is.
    expect(await operations.holdings()).toEqual([
      { symbol: 'USDC', name: 'USD Coin', amount: '40.5', available: '40.09' },
    ])
  })

  it('tell who the user is', async () => {
    expect(await startCanned().operations.identity()).toEqual({
      firstName: 'Malika',
      lastName: 'Koss',
      email: 'malika.koss@example.com',
      countryCode: 'US',
      city: 'Ryleighfort',
      postalCode: '47890',
      dateOfBirth: Date.UTC(2000, 8, 27) / 1_000,
    })
  })

  it.each([
    [{ type: 'business', name: 'Acme', firstName: null, lastName: null }, { companyName: 'Acme' }],
    [{ email: '', birthdate: null, address: null }, { firstName: 'Malika' }],
  ])('of %j leave out what is not there', async (change, expected) => {
    const { operations } = startCanned({ 'GET /v0/me': { body: { ...user, ...change } } })
    const identity = await operations.identity()
    expect(identity).toMatchObject(expected)
    for (const value of Object.values(identity ?? {})) expect([undefined, null, '']).not.toContain(value)
  })

  it.each(['2000-13-45', '27.09.2000'])('take no birthday like %j', async birthdate => {
    const { operations } = startCanned({ 'GET /v0/me': { body: { ...user, birthdate } } })
    await expect(operations.identity()).rejects.toMatchObject({ kind: 'malformed' })
  })
})

describe('a list in pages', () => {
  const idAt = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
  const cards = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => ({ ...usdcCard, id: idAt(from + at), available: '1', balance: '1' }))
  const read = (...pages: object[][]) => startCanned({ 'GET /v0/me/cards': pages.map(body => ({ status: 206, body })) })

  it('is read to its end, each page from the last item of the one before', async () => {
    const { operations, requests } = read(cards(0, 50), cards(49, 99), cards(98, 100))
    expect(await operations.holdings()).toMatchObject([{ amount: '100' }])
    expect(requests.map(({ headers }) => headers?.['range'])).toEqual(['items=0-49', 'items=49-98', 'items=98-147'])
  })

  it('that grew at its head counts nothing twice', async () => {
    const { operations } = read(cards(0, 50), cards(47, 60))
    expect(await operations.holdings()).toMatchObject([{ amount: '60' }])
  })

  it('that shrank while it was read, or does not end, is an error', async () => {
    await expect(read(cards(0, 50), cards(50, 60)).operations.holdings()).rejects.toMatchObject({ kind: 'malformed' })
    await expect(read(cards(0, 50), []).operations.holdings()).rejects.toMatchObject({ kind: 'malformed' })
    await expect(read(cards(0, 50)).operations.holdings()).rejects.toMatchObject({ kind: 'malformed' })
  })
})

describe('a deposit address', () => {
  const listed = `GET /v0/me/cards/${usdcCard.id}/addresses`
  const created = `POST /v0/me/cards/${usdcCard.id}/addresses`

  it('is the card’s own on the network', async () => {
    const { operations, calls } = startCanned()
    expect(await operations.address()).toEqual({ address: '0x807A30A52180c4172ddCE90816bc951D004CF737' })
    expect(calls(created)).toBe(0)
  })

  it('is made where there is none yet, for that network alone', async () => {
    const none = { [listed]: { body: [addresses[0]] } }
    const made = { id: order.address, network: 'ethereum' }
    const { operations, requests } = startCanned({ ...none, [created]: { body: made } })
    expect(await operations.address()).toEqual({ address: order.address })
    expect(requests.at(-1)?.body).toBe('{"network":"ethereum"}')
    const other = startCanned({ ...none, [created]: { body: { ...made, network: 'base' } } })
    await expect(other.operations.address()).rejects.toMatchObject({ kind: 'networkUnsupported' })
  })

  it('comes with its tag', async () => {
    const { connector } = startCanned(
      {
        'GET /v0/me/cards': { body: [{ ...usdcCard, currency: 'XRP' }] },
        [listed]: {
          body: [
            {
              formats: [{ format: 'pubkeyhash', value: 'rPjTZfLP3Qxwwd2xvXSALJzEFmmf7bEYgh' }],
              tag: '1921241954',
              type: 'xrp-ledger',
            },
          ],
        },
      },
      'production',
    )
    const xrpl = connector.descriptor.networks.find(({ upstreamId }) => upstreamId === 'xrp-ledger')?.networkId ?? ''
    expect(await connector.read.depositAddress(credentials, { symbol: 'XRP', networkId: xrpl })).toEqual({
      address: 'rPjTZfLP3Qxwwd2xvXSALJzEFmmf7bEYgh',
      tag: '1921241954',
    })
  })

  it('of Bitcoin is the one that is cheapest to pay', async () => {
    const formats = [
      { format: 'wrappedSegWit', value: '3QJmV3qfvL9SuYo34YihAf3sRCW3qSinyC' },
      { format: 'nativeSegWit', value: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
    ]
    const { connector } = startCanned(
      {
        'GET /v0/me/cards': { body: [{ ...usdcCard, currency: 'BTC' }] },
        [listed]: { body: [{ formats, type: 'bitcoin' }] },
      },
      'production',
    )
    const bitcoin = connector.descriptor.networks.find(({ upstreamId }) => upstreamId === 'bitcoin')?.networkId ?? ''
    expect(await connector.read.depositAddress(credentials, { symbol: 'BTC', networkId: bitcoin })).toEqual({
      address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    })
    // An address there is; but what comes to it would be turned into bitcoin, or lost.
    const requested = connector.read.depositAddress(credentials, { symbol: 'USDC', networkId: bitcoin })
    await expect(requested).rejects.toMatchObject({ kind: 'networkUnsupported' })
  })

  it('needs a card of the asset', async () => {
    const { operations } = startCanned({ 'GET /v0/me/cards': { body: [euroCard] } })
    await expect(operations.address()).rejects.toMatchObject({ kind: 'networkUnsupported' })
  })
})
