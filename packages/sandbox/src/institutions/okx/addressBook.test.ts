import { expect, test } from 'vitest'
import { openOkx } from '../testing/openOkx.ts'

const { sandbox, as, TO, WITHDRAW, order } = openOkx()

test('a verified address and the travel rule’s fields are accepted', async () => {
  const verified = { persona: 'whitelistOn', chain: 'USDC-ERC20', address: TO }
  expect((await sandbox.control('POST', '/okx/addresses', verified)).status).toBe(201)
  expect((await as('whitelistOn').post(WITHDRAW, order())).body.code).toBe('0')
  expect((await as('whitelistOn').post(WITHDRAW, order({ chain: 'USDC-Base' }))).body.code).toBe('58207')
  expect((await sandbox.control('POST', '/okx/addresses', { persona: 'Nobody' })).status).toBe(400)
  const rcvrInfo = { walletType: 'private', rcvrFirstName: 'Bruce', rcvrLastName: 'Wayne' }
  expect((await as('travelRule').post(WITHDRAW, order({ rcvrInfo }))).body.code).toBe('0')
})
