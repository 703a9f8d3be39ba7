import { findIntegrationType } from '@rialto/catalog'
import { expiresInSeconds, getLinkResult } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler } from '../../handler.ts'
import { accountTokens } from '../tokens/accountTokens.ts'
import { transferRecord } from '../transfers/transferRecord.ts'

export const getLinkResultHandler: Handler<'getLinkResult'> = async (ctx, { scope, body }) => {
  const { session, status, connections, transfer } = await getLinkResult(ctx, scope, body)
  const { userId, subClientId, transfer: requested } = session.request
  return {
    status,
    userId,
    ...defined({
      subClientId,
      transactionId: requested?.transactionId,
      page: session.exit?.page,
      transfer: transfer && transferRecord(transfer, ctx.settings.linkOrigin),
    }),
    accounts: connections.map(connection => ({
      brokerType: connection.type,
      brokerName: findIntegrationType(connection.type)?.name ?? connection.type,
      ...defined({ expiresInSeconds: expiresInSeconds(ctx, connection) }),
      accountTokens: [accountTokens(connection)],
    })),
  }
}
