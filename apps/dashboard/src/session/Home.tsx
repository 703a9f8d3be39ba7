import { Navigate } from '@tanstack/react-router'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { isSignedOut } from '../api/ApiFailure.ts'
import { Problem } from '../parts/Problem.tsx'
import { useSession } from './useSession.ts'
import { Welcome } from './Welcome.tsx'

/** Redirects to the first client, or to the sign-in. */
export function Home() {
  const { messages } = useLanguage()
  const { data, error, refetch } = useSession()
  if (isSignedOut(error)) return <Navigate to="/sign-in" />
  if (error) return <Problem error={error} onRetry={refetch} />
  if (!data) return null
  const [first] = data.clients
  if (first) return <Navigate to="/$clientId" params={{ clientId: first.clientId }} />
  return (
    <Welcome title={messages.session.noClient}>
      <p>
        {data.isOperator
          ? messages.session.noClientOperator(`rialto clients create --name "${messages.session.clientName}"`)
          : messages.session.noClientMember}
      </p>
    </Welcome>
  )
}
