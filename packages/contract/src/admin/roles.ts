import { enumOf } from '../oneOf.ts'

export const MemberRole = enumOf(
  'MemberRole',
  'Role of a member at a client. Each role includes the permissions of those before it.',
  {
    readOnly: 'read everything except secrets, which no role can read.',
    support: 'also replay events, export a user and query a transfer again.',
    developer: 'also keys, webhooks, settings, and removing connections and users.',
    owner: 'also members, account management keys and the audit log.',
  },
)

/**
 * From lowest to highest: `member` is any signed-in member, `operator` runs the installation and is owner of every
 * client.
 */
const ranks = { member: 0, readOnly: 1, support: 2, developer: 3, owner: 4, operator: 5 } as const

export type RequiredRole = keyof typeof ranks

/** The operation fields that determine authorization. */
interface Guarded {
  role?: RequiredRole
  method: string
}

/**
 * Account management keys, and tokens issued for them, have the permissions of a developer. They cannot create members
 * or other such keys.
 */
export const roleOfKeys: RequiredRole = 'developer'

/** The lowest role that may call an operation. */
export const requiredRole = ({ role, method }: Guarded): RequiredRole =>
  role ?? (method === 'GET' ? 'readOnly' : 'developer')

export const mayCall = (held: RequiredRole, operation: Guarded): boolean =>
  ranks[held] >= ranks[requiredRole(operation)]
