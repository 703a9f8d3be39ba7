import type { Member, Role } from '../team/ports.ts'
import { memberContext } from './memberContext.ts'

type ClientMember = Member & { role: Role }

export const memberOf = (id: string, role: Role): ClientMember => ({
  id,
  environment: 'sandbox',
  email: `${id}@example.com`,
  name: id,
  isOperator: false,
  role,
})

/** A client with these members and one invitation, and the calls made on its store. */
export const clientWith = (...members: ClientMember[]) => {
  const steps: string[] = []
  const { ctx } = memberContext({
    clients: { lock: async () => void steps.push('lock') },
    identityProviders: { find: async () => undefined },
    invitations: { remove: async (_, id) => id === 'invitation' },
    members: {
      list: async () => {
        steps.push('list')
        return members
      },
      setRole: async (_, id, { role }) => void steps.push(`${id} ${role}`),
      removeRole: async (_, id) => steps.push(`remove ${id}`) > 0,
    },
  })
  return { ctx, steps }
}
