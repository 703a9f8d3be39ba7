import { expect, test } from 'vitest'
import { openBitstamp } from '../testing/openBitstamp.ts'

const { sandbox, as, TO, WITHDRAW, order } = openBitstamp()

test('a key bound to addresses can withdraw to these, in upper or lower case', async () => {
  expect((await sandbox.control('POST', '/bitstamp/addresses', { persona: 'whitelistOn', address: TO })).status).toBe(
    201,
  )
  const { status } = await as('whitelistOn').post(WITHDRAW, order({ address: TO.toLowerCase() }))
  expect(status).toBe(200)
  expect((await sandbox.control('POST', '/bitstamp/addresses', { persona: 'Nobody', address: TO })).status).toBe(400)
})
