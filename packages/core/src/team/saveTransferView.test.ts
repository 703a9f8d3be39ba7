import { expect, test } from 'vitest'

import { memberContext } from '../testing/memberContext.ts'
import type { TransferView } from './ports.ts'
import { saveTransferView } from './saveTransferView.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const view = (memberId: string): TransferView =>
  ({ id: 'view', name: 'Late', memberId, filter: {}, createdAtMs: 0 }) as unknown as TransferView

const save = (listed: readonly TransferView[], name = ' Late ') => {
  const stored: TransferView[] = []
  const { ctx } = memberContext({
    clients: { lock: async () => undefined },
    transferViews: { list: async () => [...listed], insert: async (_, one) => void stored.push(one) },
  })
  return { stored, saving: saveTransferView(ctx, scope, { ...view('anna'), name }) }
}

test('a member has at most 50 views, and those of others do not count', async () => {
  const of = (memberId: string, count: number) => Array.from({ length: count }, () => view(memberId))
  await expect(save(of('anna', 50)).saving).rejects.toMatchObject({ type: 'conflict' })
  const { stored, saving } = save([...of('anna', 49), ...of('ben', 50)])
  expect(await saving).toMatchObject({ name: 'Late', memberId: 'anna', createdAtMs: 1_000 })
  expect(stored).toEqual([await saving])
})

test.each([' ', 'a\0b'])('the name %j is rejected', async name => {
  await expect(async () => save([], name).saving).rejects.toMatchObject({ type: 'invalidField' })
})
