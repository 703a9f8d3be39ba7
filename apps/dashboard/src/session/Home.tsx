import { Navigate } from '@tanstack/react-router'

import { isSignedOut } from '../api/ApiFailure.ts'
import { Problem } from '../parts/Problem.tsx'
import { useSession } from './useSession.ts'
import { Welcome } from './Welcome.tsx'

/** To the first client, or to the sign-in. */
export function Home() {
  const { data, error, refetch } = useSession()
  if (isSignedOut(error)) return <Navigate to="/sign-in" />
  if (error) return <Problem error={error} onRetry={refetch} />
  if (!data) return null
  const [first] = data.clients
  if (first) return <Navigate to="/$clientId" params={{ clientId: first.clientId }} />
  return (
    <Welcome title="No client yet">
      <p>
        {data.isOperator
          ? 'Create the first client on the server with: rialto clients create --name "Your shop"'
          : 'You have no role for any client. Ask an owner to invite you.'}
      </p>
    </Welcome>
  )
}
