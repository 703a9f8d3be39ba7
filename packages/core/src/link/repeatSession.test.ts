import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { aSession } from '../testing/linkSession.ts'
import { repeatSession } from './repeatSession.ts'

const repeat = async (isSandbox: boolean, isIssued = true) => {
  const issued: { request: object }[] = []
  const ctx = partialContext({
    sandboxScenarios: isSandbox ? ({} as never) : undefined,
    store: { link: { issue: async (row: { request: object }) => issued.push(row) > 0 && isIssued } },
  })
  const transfer = { transactionId: 'order', isOfPayLink: true, destinations: [] }
  const session = aSession({ request: { userId: 'user-1', transfer } as never })
  return { repeating: repeatSession(ctx, session), issued }
}

test('a repeated session asks for the same without the order, which is paid once', async () => {
  const { repeating, issued } = await repeat(true)
  expect(await repeating).toMatch(/^[0-9a-f]{64}$/)
  expect(issued[0]?.request).toEqual({ userId: 'user-1', transfer: { destinations: [] }, isStandalone: true })
})

test('production repeats no session, and a closed client has none', async () => {
  await expect((await repeat(false)).repeating).rejects.toMatchObject({ type: 'notFound' })
  await expect((await repeat(true, false)).repeating).rejects.toThrow()
})
