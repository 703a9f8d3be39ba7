import { expect, test } from 'vitest'

import type { LinkSessionRecord } from '../link/ports.ts'
import { partialContext } from '../testing/partialContext.ts'
import { verifyWallet } from './verifyWallet.ts'

test('a session that does not ask for a proof takes none, before a signature is looked at', async () => {
  const session = { request: {} } as unknown as LinkSessionRecord
  await expect(verifyWallet(partialContext(), session, {} as never)).rejects.toMatchObject({
    type: 'badRequest',
    message: 'This session does not support wallet verification.',
  })
})
