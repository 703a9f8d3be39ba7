import { expect, test } from 'vitest'
import { openGemini } from '../testing/openGemini.ts'

const { sandbox, as, reasonOf } = openGemini()

test('some keys use the time in seconds as nonce', async () => {
  const usdc = as('MeshUSDC')
  await sandbox.control('POST', '/gemini/keys', { persona: 'MeshUSDC', timed: true })
  const nowS = Math.floor(sandbox.clock.nowMs() / 1_000)
  const late = await usdc.call('/v1/roles', { nonce: nowS - 40 })
  expect(late.body).toMatchObject({ reason: 'InvalidNonce', message: expect.stringContaining('within 30 seconds') })
  expect((await usdc.call('/v1/roles', { nonce: nowS })).status).toBe(200)
  expect((await usdc.call('/v1/roles', { nonce: nowS })).status).toBe(200)
  expect(await reasonOf(usdc.call('/v1/roles'))).toEqual([400, 'InvalidNonce'])
  await sandbox.control('POST', '/gemini/keys', { persona: 'MeshUSDC', timed: false })
  expect((await usdc.call('/v1/roles')).status).toBe(200)
  expect((await sandbox.control('POST', '/gemini/keys', { persona: 'Nobody' })).status).toBe(404)
})
