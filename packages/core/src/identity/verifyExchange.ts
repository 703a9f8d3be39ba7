import type { Identity } from '../connections/connector.ts'
import type { ConnectionContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { verifyAccount } from './verifyAccount.ts'

/** Names of groups of fields. */
const groups: Readonly<Record<string, readonly string[]>> = {
  address: ['countryCode', 'city', 'postalCode'],
  id: ['idType', 'idNumber'],
}

/**
 * `verifyAccount`, limited to the fields in `accountInfo` if it is given.
 *
 * @throws ApiError the errors of `verifyAccount`.
 */
export const verifyExchange = async (
  ctx: ConnectionContext,
  scope: Scope,
  { accountInfo, ...input }: { authToken: string; integrationId: string; accountInfo?: readonly string[] | undefined },
): Promise<{ integrationName: string; identity: Partial<Identity> }> => {
  const { integrationName, identity } = await verifyAccount(ctx, scope, input)
  if (!accountInfo) return { integrationName, identity }
  const requested = new Set(accountInfo.flatMap(name => groups[name] ?? [name]))
  const fields: Partial<Identity> = Object.fromEntries(Object.entries(identity).filter(([name]) => requested.has(name)))
  return { integrationName, identity: fields }
}
