import type { Member } from '../team/ports.ts'
import { auditLog } from './auditLog.ts'
import { partialContext } from './partialContext.ts'

type GivenStore = NonNullable<NonNullable<Parameters<typeof partialContext>[0]>['store']>

export const anna: Member = {
  id: '00000000-0000-4000-8000-00000000a00a',
  environment: 'sandbox',
  email: 'anna@example.com',
  name: 'Anna',
  isOperator: false,
}

/** A context for use cases about members of one client, with an audit log in memory and a clock that the test sets. */
export const memberContext = ({ members, ...others }: GivenStore = {}) => {
  const { repository: audit, entries } = auditLog()
  const time = { nowMs: 1_000 }
  const listClients = async () => [{ clientId: 'client', name: 'Shop', role: 'owner' as const }]
  const { ids, store, environment } = partialContext({
    store: { audit, ...others, members: { listClients, ...members } },
  })
  return { ctx: { ids, store, environment, nowMs: () => time.nowMs }, entries, time }
}
