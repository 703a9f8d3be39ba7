import { createHash } from 'node:crypto'

import { listWalletVerificationsOperation } from '@rialto/contract'
import { type Context, listWalletVerifications } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'

export const getVerifications = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, listWalletVerificationsOperation, async ({ scope, query }) => {
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
  })
