import { expect, test } from 'vitest'
import { openKucoin } from '../testing/openKucoin.ts'

const { sandbox, as, TO, CREATE, order } = openKucoin()

test('addresses are compared with the favorite ones including their case', async () => {
  const favorite = { persona: 'whitelistOn', chain: 'eth', address: TO }
  expect((await sandbox.control('POST', '/kucoin/favorites', favorite)).status).toBe(201)
  const user = as('whitelistOn')
  expect((await user.post(CREATE, order({ toAddress: TO.toLowerCase() }))).body.code).toBe('260325')
  expect((await user.post(CREATE, order({ chain: 'base' }))).body.code).toBe('260325')
  expect((await user.post(CREATE, order())).body.code).toBe('200000')
  expect((await sandbox.control('POST', '/kucoin/favorites', { persona: 'Nobody' })).status).toBe(400)
})
