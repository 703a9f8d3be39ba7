import { expect, test } from 'vitest'
import { openBybit } from '../testing/openBybit.ts'

const { sandbox, as, TO, CREATE, order } = openBybit()

test('addresses are compared with the address book including their case', async () => {
  const book = { persona: 'whitelistOn', chain: 'ETH', address: TO }
  expect((await sandbox.control('POST', '/bybit/addresses', book)).status).toBe(201)
  const user = as('whitelistOn')
  const { rows } = (await user.get('/v5/asset/withdraw/query-address', { chain: 'ETH' })).body.result
  expect(rows).toMatchObject([{ chain: 'ETH', address: TO }])
  expect((await user.post(CREATE, order({ address: TO.toLowerCase() }))).body).toMatchObject({
    retCode: 131002,
    retMsg: 'Withdraw address chain or destination tag are not equal',
  })
  expect((await user.post(CREATE, order({ tag: '7' }))).body.retCode).toBe(131002)
  expect((await user.post(CREATE, order())).body.retCode).toBe(0)
  expect((await as('readOnlyKey').get('/v5/asset/withdraw/query-address')).body.retCode).toBe(10005)
  expect((await sandbox.control('POST', '/bybit/addresses', { persona: 'Nobody' })).status).toBe(400)
})
