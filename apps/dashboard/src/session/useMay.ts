import { useClientId } from '../api/useOperation.ts'
import { useSession } from './useSession.ts'

const ranks = { readOnly: 1, support: 2, developer: 3, owner: 4, operator: 5 } as const

/** Whether the member has this role for the client of the page, or a higher one. The server decides; buttons follow. */
export const useMay = (needed: keyof typeof ranks): boolean => {
  const clientId = useClientId()
  const { data: session } = useSession()
  const role = session?.clients.find(one => one.clientId === clientId)?.role
  const held = session?.isOperator === true ? 'operator' : role
  return held !== undefined && ranks[held] >= ranks[needed]
}
