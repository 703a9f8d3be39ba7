import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { issuePayLink } from './issuePayLink.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const issue = async (expiresInSeconds?: number, isIssued = true) => {
  const rows: { request: object }[] = []
  const ctx = partialContext({ store: { link: { issue: async (row: never) => rows.push(row) > 0 && isIssued } } })
  const request = { userId: 'user-1', verifyWallet: {} } as never
  return { ctx, rows, issuing: issuePayLink(ctx, { scope, request, expiresInSeconds }) }
}

test('a pay link is stored by the digest of its code, and does not ask its payer for the user’s wallet', async () => {
  const { rows, issuing } = await issue()
  const { code } = await issuing
  expect(rows).toMatchObject([{ request: { userId: 'user-1' }, isPayLink: true }])
  expect(rows[0]?.request).not.toHaveProperty('verifyWallet')
  expect(JSON.stringify(rows)).not.toContain(code)
})

test('a pay link ends after its own time, or after the default', async () => {
  const own = await issue(60)
  expect((await own.issuing).expiresAtMs).toBe(own.ctx.clock.nowMs() + 60_000)
  const general = await issue()
  expect((await general.issuing).expiresAtMs).toBe(general.ctx.clock.nowMs() + general.ctx.settings.payLinkTtlMs)
})

test('a closed client issues none', async () => {
  await expect((await issue(60, false)).issuing).rejects.toThrow()
})
