import { createHash } from 'node:crypto'

import { listWalletVerifications } from '@rialto/core'

import type { Handler } from '../../handler.ts'

export const listWalletVerificationsHandler: Handler<'listWalletVerifications'> = async (ctx, { scope, query }) => {
  const found = await listWalletVerifications(ctx, scope, { userId: query.UserId, address: query.Address })
  return {
    verifications: found.map(({ userId, address, networkType, message, signature, verifiedAtMs }) => ({
      userId,
      address,
      networkType,
      verificationMethod: 'signedMessage' as const,
      message,
      signedMessageHash: createHash('sha256').update(signature).digest('hex'),
      timestamp: Math.floor(verifiedAtMs / 1000),
    })),
  }
}
