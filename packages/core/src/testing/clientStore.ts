import type { Store } from '../store.ts'

/** Repositories of one existing client, and the calls made on them. */
export const clientStore = (clientId: string) => {
  const steps: string[] = []
  const client = { id: clientId, name: 'Shop' }
  const access: Pick<Store['access'], 'forget'> = { forget: () => void steps.push('forget') }
  return {
    steps,
    repositories: {
      access,
      clients: {
        find: async (scope: { clientId: string }) => (scope.clientId === clientId ? (client as never) : undefined),
        lock: async () => void steps.push('lock'),
      },
    },
  }
}
