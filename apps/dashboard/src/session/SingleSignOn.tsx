import { Spinner } from '@rialto/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

import { callOperation } from '../api/callOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { Problem } from '../parts/Problem.tsx'
import { Welcome } from './Welcome.tsx'

/** The page that the identity provider returns to. Its address, which contains a code, is replaced at once. */
export function SingleSignOn() {
  const { messages } = useLanguage()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { mutate, error } = useMutation({
    mutationFn: (query: string) => callOperation('completeSingleSignOn', { body: { query } }),
    onSuccess: async session => {
      queries.clear()
      queries.setQueryData(['session'], session)
      await navigate({ to: '/', replace: true })
    },
  })
  useEffect(() => {
    const query = window.location.search.slice(1)
    if (query === '') return
    window.history.replaceState(null, '', window.location.pathname)
    mutate(query)
  }, [mutate])
  return (
    <Welcome title={messages.session.signIn}>
      {error ? <Problem error={error} /> : <Spinner />}
      {error && <Link to="/sign-in">{messages.session.signInAgain}</Link>}
    </Welcome>
  )
}
