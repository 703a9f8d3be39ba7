export const roleNames = ['readOnly', 'support', 'developer', 'owner'] as const

type GroupRole = { group: string; role: (typeof roleNames)[number] }

/** One line for each group, `group = role`. The server rejects an unknown role by its name. */
export const readGroupRoles = (text: string): GroupRole[] =>
  text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => {
      const at = line.lastIndexOf('=')
      const group = (at === -1 ? line : line.slice(0, at)).trim()
      return { group, role: line.slice(at + 1).trim() as GroupRole['role'] }
    })

export const writeGroupRoles = (roles: readonly GroupRole[]): string =>
  roles.map(({ group, role }) => `${group} = ${role}`).join('\n')
