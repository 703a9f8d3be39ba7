import { networks } from '@rialto/catalog'
import { addIpRange } from '@rialto/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { readSanctionsList } from '../../apps/server/src/screening/readSanctionsList.ts'
import { useServer } from './useServer.ts'

/** Networks with tags and with several spellings of an account exist in production only. */
const production = useServer(() => ({ environment: 'production' }))

// Production answers to approved addresses alone.
beforeAll(async () => {
  const { ctx, client } = production()
  await addIpRange(ctx, { clientId: client.clientId, range: '127.0.0.0/8', label: '' })
  await ctx.store.access.read(client.scope)
})

const idOf = (name: string) => networks.find(each => each.name === name)?.id ?? ''
const [ton, xrpl] = [
  { networkId: idOf('TON'), symbol: 'TON' },
  { networkId: idOf('XRPL'), symbol: 'XRP' },
]

/** A link token for a payment to that address. */
const ask = async (destination: object) => {
  const transferOptions = { toAddresses: [destination] }
  const { status, body } = await production().call('POST', '/api/v1/linktoken', {
    body: { userId: 'user-1', transferOptions },
  })
  return { status, errorType: body.errorType, message: body.message }
}

describe('a sanctioned account is refused in every spelling of it', () => {
  const listed = [
    'EQBL9RIvNEVUxTveLruM0rfj0WAK1jHDhaXXzOI8d4VFmtsM',
    'rkx9tJZbZnoxTTKNt1KAnPtgCXU8vrjWu',
    // Base64 with the characters + and /.
    'EQDbwbTJAP/kjVdbXaXGOAQBJfZdsP4+JElLduqYZFfZhhBz',
  ]
  beforeAll(async () => {
    const { store, clock } = production().ctx
    const { entries } = await readSanctionsList([listed.join('\n')])
    await store.screening.replace(
      { name: 'own', source: 'x', digest: 'd', skippedLines: [], publishedOn: undefined, loadedAtMs: clock.nowMs() },
      entries,
    )
    await store.screening.setMode(production().client.scope, 'block')
  })
  afterAll(() => production().ctx.store.screening.setMode(production().client.scope, 'off'))

  test.each([
    [ton, 'EQBL9RIvNEVUxTveLruM0rfj0WAK1jHDhaXXzOI8d4VFmtsM'],
    [ton, 'UQBL9RIvNEVUxTveLruM0rfj0WAK1jHDhaXXzOI8d4VFmobJ'],
    [ton, '0:4bf5122f344554c53bde2ebb8cd2b7e3d1600ad631c385a5d7cce23c7785459a'],
    [ton, '0:4BF5122F344554C53BDE2EBB8CD2B7E3D1600AD631C385A5D7CCE23C7785459A'],
    [ton, 'EQDbwbTJAP/kjVdbXaXGOAQBJfZdsP4+JElLduqYZFfZhhBz'],
    [ton, 'EQDbwbTJAP_kjVdbXaXGOAQBJfZdsP4-JElLduqYZFfZhhBz'],
    [xrpl, 'rkx9tJZbZnoxTTKNt1KAnPtgCXU8vrjWu'],
    [xrpl, 'X7Wppx6MyQoASwMYU3GUG89ykFmurTJpgtVfUbLbf6cEJUF'],
    [xrpl, 'X7Wppx6MyQoASwMYU3GUG89ykFmurTPeiQhoqwbmvR3hAbo'],
  ])('%j: %s', async (where, address) => {
    expect(await ask({ ...where, address })).toMatchObject({ status: 451, errorType: 'unavailableForLegalReasons' })
  })

  test('and no other account is', async () => {
    const other = { ...xrpl, address: 'rvYAfWj5gh67oV6fW32ZzP3Aw4Eubs59B', addressTag: '1' }
    expect(await ask(other)).toMatchObject({ status: 200 })
  })
})

test('two tags for one payment are refused, and one in both places is taken', async () => {
  const address = 'X7Wppx6MyQoASwMYU3GUG89ykFmurTPeiQhoqwbmvR3hAbo'
  expect(await ask({ ...xrpl, address, addressTag: '7' })).toMatchObject({ status: 400, errorType: 'invalidField' })
  expect(await ask({ ...xrpl, address, addressTag: '42' })).toMatchObject({ status: 200 })
})

test.each([
  ['Ethereum', 'USDC', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
  ['Ethereum', 'USDT', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
  ['Ethereum', 'ETH', '0x000000000000000000000000000000000000dEaD'],
  ['Solana', 'USDC', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
  ['Tron', 'USDT', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['Tron', 'TRX', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
  ['Bitcoin', 'BTC', '1111111111111111111114oLvT2'],
  ['Aptos', 'APT', `0x${'52908400098527886E0F7030069857D2E4169EE7'.padStart(64, '0')}`],
  ['Sui', 'SUI', `0x${'52908400098527886E0F7030069857D2E4169EE7'.padStart(64, '0')}`],
])('on %s, %s is not sent to %s, where it is lost', async (network, symbol, address) => {
  expect(await ask({ networkId: idOf(network), symbol, address })).toMatchObject({
    status: 400,
    errorType: 'invalidAddress',
  })
})
