import { Spinner } from '@rialto/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

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
  const isSent = useRef(false)
  useEffect(() => {
    // A code works once, and React runs effects twice during development.
    if (isSent.current) return
    isSent.current = true
    const query = window.location.search.slice(1)
    window.history.replaceState(null, '', window.location.pathname)
    if (query === '') void navigate({ to: '/sign-in', replace: true })
    else mutate(query)
  }, [mutate, navigate])
  return (
    <Welcome title={messages.session.signIn}>
      {error ? (
        <>
          <Problem error={error} />
          <Link className="r-button r-button--wide" to="/sign-in">
            {messages.session.signInAgain}
          </Link>
        </>
      ) : (
        <p className="row-actions" role="status">
          <Spinner />
          {messages.session.signingIn}
        </p>
      )}
    </Welcome>
  )
}
