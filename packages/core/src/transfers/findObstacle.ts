import type { WithdrawOutcome } from '../connections/connector.ts'
import { apiErrorFromConnector } from '../connections/apiErrorFromConnector.ts'
import { ConnectorError, type RejectionReason } from '../connections/connectorError.ts'
import type { Connection } from '../connections/ports.ts'
import { readWithCredentials } from '../connections/withCredentials.ts'
import type { ConnectionContext } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import { withdrawalOrder } from './withdrawalOrder.ts'
import type { Preview } from './ports.ts'

/** An obstacle that the user can remove before the transfer is sent. */
export type Obstacle = 'whitelist'

/** About the account, not about this amount: no other amount would help. */
const aboutTheAccount: ReadonlySet<RejectionReason> = new Set([
  'permissionMissing',
  'kycRequired',
  'accountLocked',
  'regionRestricted',
])

/** @throws ApiError `integrationPermissionMissing` for an account that was connected without the permission to send. */
export const requireSending = ({ granted }: Pick<Connection, 'granted'>): void => {
  if (granted.withdraw) return
  const [permission] = granted.missing
  throw apiErrorFromConnector(
    new ConnectorError(
      'permissionMissing',
      'The connection may not send',
      permission === undefined ? {} : { permission },
    ),
  )
}

type Order = Pick<Preview, 'symbol' | 'networkId' | 'toAddress' | 'addressTag' | 'amount' | 'fee'>

/** As `readObstacle`, but an institution that does not answer counts as no obstacle: the call itself decides. */
export const findObstacle = (
  ctx: ConnectionContext,
  connection: Connection,
  preview: Order,
): Promise<Obstacle | undefined> => readObstacle(ctx, connection, preview).catch(unlessRefused)

/**
 * The institution's requirements before it sends, as far as they can be read. Sends nothing.
 *
 * @throws ApiError if the account cannot send at all, and if the institution does not answer.
 */
export const readObstacle = async (
  ctx: ConnectionContext,
  connection: Connection,
  preview: Order,
): Promise<Obstacle | undefined> => {
  if (!ctx.connectors.find(connection.type)?.withdraw.preflight) return undefined
  const order = withdrawalOrder({ ...preview, reference: ctx.ids.uuid() })
  const outcome = await readWithCredentials(ctx, connection, async (connector, credentials) =>
    connector.withdraw.preflight?.(credentials, order),
  )
  return obstacleOf(outcome)
}

const unlessRefused = (error: unknown): undefined => {
  const isNoAnswer =
    error instanceof ApiError && ['integrationUnavailable', 'integrationRateLimited'].includes(error.type)
  if (!isNoAnswer) throw error
}

const obstacleOf = (outcome: WithdrawOutcome | undefined): Obstacle | undefined => {
  if (outcome?.kind === 'addressWhitelistRequired') return 'whitelist'
  if (outcome?.kind !== 'rejected' || !aboutTheAccount.has(outcome.reason)) return undefined
  throw apiErrorFromConnector(new ConnectorError(outcome.reason, outcome.message))
}
