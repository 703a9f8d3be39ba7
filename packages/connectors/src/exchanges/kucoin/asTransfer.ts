import type { UpstreamTransfer } from '@rialto/core'
import { isEvm } from '../../kit/checkAddress.ts'
import type { KucoinContext } from './context.ts'
import { movementHash } from './movementHash.ts'
import { movementId } from './movementId.ts'
import { movementStatus } from './movementStatus.ts'
import type { MovementList } from './readMovements.ts'
import type { KucoinMovement } from './schemas.ts'

const orNone = <K extends string>(name: K, value: string | null | undefined): { [key in K]?: string } =>
  value == null || value === '' ? {} : ({ [name]: value } as { [key in K]?: string })

/** A row of either list. */
export const asTransfer = (
  { descriptor }: Pick<KucoinContext, 'descriptor'>,
  list: MovementList,
  row: KucoinMovement,
): UpstreamTransfer => {
  const networkId = descriptor.networks.find(({ upstreamId }) => upstreamId === row.chain)?.networkId
  return {
    upstreamId: movementId(list, row),
    type: list === 'deposits' ? 'deposit' : 'withdrawal',
    status: movementStatus(row.status),
    upstreamStatus: row.status,
    symbol: row.currency,
    amount: row.amount,
    createdAtMs: Number(row.createdAt),
    ...orNone('fee', row.fee),
    ...orNone('toAddress', row.address),
    ...orNone('tag', row.memo),
    ...orNone('chain', row.chain),
    ...orNone('networkId', networkId),
    ...orNone('hash', movementHash(row, networkId !== undefined && isEvm(networkId))),
    ...(row.updatedAt == null ? {} : { updatedAtMs: Number(row.updatedAt) }),
  }
}
