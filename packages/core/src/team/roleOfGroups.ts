import type { Role } from './ports.ts'
import type { IdentityProvider } from './singleSignOnPorts.ts'

const ranks: Readonly<Record<Role, number>> = { readOnly: 0, support: 1, developer: 2, owner: 3 }

/** The highest role of the groups, or the default. */
export const roleOfGroups = (
  { roles, defaultRole }: Pick<IdentityProvider, 'roles' | 'defaultRole'>,
  groups: readonly string[],
): Role | undefined =>
  roles
    .filter(({ group }) => groups.includes(group))
    .map(({ role }) => role)
    .sort((one, other) => ranks[other] - ranks[one])[0] ?? defaultRole
