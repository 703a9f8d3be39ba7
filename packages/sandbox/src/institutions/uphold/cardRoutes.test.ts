import { expect, test } from 'vitest'
import { openUphold } from '../testing/openUphold.ts'

const { client, token, cardOf, card, TO } = await openUphold()

test('cards are pages of a range', async () => {
  const page = async (range: string) => client.api(token, 'GET', '/v0/me/cards', undefined, { range })
  const all = await client.api(token, 'GET', '/v0/me/cards')
  const total = all.body.length as number
  expect([all.status, all.headers.get('content-range')]).toEqual([206, `items 0-${total - 1}/${total}`])
  const two = await page('items=1-2')
  expect(two.body).toEqual(all.body.slice(1, 3))
  expect((await page(`items=${total}-99`)).status).toBe(416)
  expect((await page('bytes=0-4')).status).toBe(412)
})

test('cards are added by currency, and are there to stay', async () => {
  const { access_token } = await client.connect('Mesh2')
  expect((await client.api(access_token, 'GET', '/v0/me/cards')).body).toMatchObject([{ currency: 'USD' }])
  const added = await client.api(access_token, 'POST', '/v0/me/cards', { currency: 'USDC' })
  expect(added.body).toMatchObject({ currency: 'USDC', available: '0.000000' })
  expect(await cardOf(access_token)).toBe(added.body.id)
  const unknown = await client.api(access_token, 'POST', '/v0/me/cards', { currency: 'NOPE' })
  expect(unknown.body.errors).toHaveProperty('currency')
})

test('cards have one address per network, once it was asked for', async () => {
  const path = `/v0/me/cards/${card}/addresses`
  expect((await client.api(token, 'GET', path)).body).toEqual([])
  expect((await client.api(token, 'POST', path, { network: 'base' })).body).toEqual({ id: TO, network: 'base' })
  expect((await client.api(token, 'POST', path, { network: 'base' })).status).toBe(409)
  expect((await client.api(token, 'POST', path, { network: 'solana' })).body.errors).toHaveProperty('network')
  expect((await client.api(token, 'GET', path)).body).toEqual([
    { formats: [{ format: 'pubkeyhash', value: TO }], type: 'base' },
  ])
})
