import { findIntegrationType } from '@rialto/catalog'
import { type Connection, type Context, getLinkResult, issueTokens } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler } from '../../handler.ts'
import { accountTokens } from '../tokens/accountTokens.ts'
import { readRecord } from '../transfers/transferRecord.ts'

export const getLinkResultHandler: Handler<'getLinkResult'> = async (ctx, { scope, body }) => {
  const { session, status, connections, accountsWithheld, transfer } = await getLinkResult(ctx, scope, body)
  const { userId, subClientId, transfer: requested } = session.request
  return {
    status,
    userId,
    ...defined({
      subClientId,
      accountsWithheld,
      transactionId: requested?.transactionId,
      page: session.exit?.page,
      transfer: transfer && (await readRecord(ctx, transfer)),
    }),
    accounts: await Promise.all(connections.map(connection => accountOf(ctx, connection))),
  }
}

const accountOf = async (ctx: Context, connection: Connection) => {
  const { expiresInSeconds, ...tokens } = await issueTokens(ctx, connection)
  return {
    brokerType: connection.type,
    brokerName: findIntegrationType(connection.type)?.name ?? connection.type,
    ...defined({ expiresInSeconds }),
    accountTokens: [accountTokens(tokens)],
  }
}
