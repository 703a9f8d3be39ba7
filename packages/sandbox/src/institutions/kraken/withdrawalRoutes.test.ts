import { expect, test } from 'vitest'
import { openKraken } from '../testing/openKraken.ts'

const { sandbox, as, order } = await openKraken()

test('a withdrawal is held for review until the control API completes it', async () => {
  const { refid } = (await as('emailConfirm').call('Withdraw', order)).body.result
  await sandbox.settle()
  const held = (await as('emailConfirm').call('WithdrawStatus')).body.result
  expect(held).toMatchObject([{ status: 'Initial', 'status-prop': 'onhold' }])
  await sandbox.control('POST', `/withdrawals/${refid}/complete`)
  expect((await as('emailConfirm').call('WithdrawStatus')).body.result).toMatchObject([{ status: 'Success' }])
})
