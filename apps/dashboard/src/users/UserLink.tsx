import { Link } from '@tanstack/react-router'

import { useClientId } from '../api/useOperation.ts'

/** Link to all stored data of a user. */
export function UserLink({ userId }: { userId: string }) {
  const clientId = useClientId() ?? ''
  return (
    <Link to="/$clientId/users" params={{ clientId }} search={{ user: userId }}>
      {userId}
    </Link>
  )
}
