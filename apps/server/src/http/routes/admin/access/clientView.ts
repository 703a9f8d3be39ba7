import type { AdminValue } from '@rialto/contract'
import type { ClientSettings } from '@rialto/core'

/** The client as the account management API returns it. */
export const clientView = ({ id, name, closedAtMs }: ClientSettings): AdminValue<'readClient', 'content'> => ({
  id,
  name,
  closedTimestamp: closedAtMs === undefined ? null : Math.floor(closedAtMs / 1000),
})
