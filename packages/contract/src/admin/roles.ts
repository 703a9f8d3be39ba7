import { enumOf } from '../oneOf.ts'

export const MemberRole = enumOf(
  'MemberRole',
  'What a member may do for a client. Each role includes those before it.',
  {
    readOnly: 'read everything but secrets, which nobody can read.',
    support: 'also replay events, export a user and query a transfer again.',
    developer: 'also keys, webhooks, settings, and removing connections and users.',
    owner: 'also members, account management keys and the audit log.',
  },
)

/** From the lowest up: `member` is anybody who is signed in, `operator` runs the installation and is owner of every client. */
const ranks = { member: 0, readOnly: 1, support: 2, developer: 3, owner: 4, operator: 5 } as const

export type RequiredRole = keyof typeof ranks

/** What of an operation decides who may call it. */
interface Guarded {
  role?: RequiredRole
  method: string
}

/** Account management keys, and the tokens they give, may do what a developer may. They make no members and no keys like themselves. */
export const roleOfKeys: RequiredRole = 'developer'

/** The lowest role that may call an operation. */
export const requiredRole = ({ role, method }: Guarded): RequiredRole =>
  role ?? (method === 'GET' ? 'readOnly' : 'developer')

export const mayCall = (held: RequiredRole, operation: Guarded): boolean =>
  ranks[held] >= ranks[requiredRole(operation)]
