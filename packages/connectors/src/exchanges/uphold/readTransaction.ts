import { ConnectorError } from '@rialto/core'
import type { UpholdContext } from './context.ts'
import { callUphold } from './context.ts'
import type { UpholdTransaction } from './schemas.ts'
import { isTransaction } from './schemas.ts'
import { transactionList } from './transactions.ts'

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** One by Uphold's id, or `undefined` where this user has none of it. */
export const readTransaction = async (
  context: UpholdContext,
  token: string,
  id: string,
): Promise<UpholdTransaction | undefined> => {
  if (!idForm.test(id)) return undefined
  const path = `${transactionList.path}/${encodeURIComponent(id)}`
  const found = await callUphold(context, token, { path, check: isTransaction }).catch((error: unknown) => {
    if (error instanceof ConnectorError && error.upstreamCode === 'not_found') return undefined
    throw error
  })
  if (found !== undefined && found.id !== id)
    throw new ConnectorError('malformed', 'Uphold returned a different transaction')
  return found
}
