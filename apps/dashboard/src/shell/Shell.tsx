import { Badge, Button } from '@rialto/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, Navigate, Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'

import { LanguageChoice } from '../messages/LanguageChoice.tsx'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { isSignedOut } from '../api/ApiFailure.ts'
import { callOperation } from '../api/callOperation.ts'
import { useChanges } from '../api/useChanges.ts'
import { useClientId } from '../api/useOperation.ts'
import { Loading } from '../parts/Reading.tsx'
import { Problem } from '../parts/Problem.tsx'
import { type Session, useSession } from '../session/useSession.ts'
import { Mark } from './Mark.tsx'
import { Navigation, type Role } from './Navigation.tsx'
import { PaletteButton } from './PaletteButton.tsx'
import { chooseTheme, readTheme, type Theme } from './theme.ts'

/** The frame of every page of a client. */
export function Shell() {
  const { data: session, error, refetch } = useSession()
  const clientId = useClientId()
  if (isSignedOut(error)) return <ToSignIn />
  if (error) return <Problem error={error} onRetry={refetch} />
  if (!session) return null
  const client = session.clients.find(one => one.clientId === clientId)
  if (!client) return <Navigate to="/" />
  return <Frame session={session} role={session.isOperator ? 'operator' : client.role} />
}

/** Navigates once, from the current page, which stays visible meanwhile. */
function ToSignIn() {
  const navigate = useNavigate()
  const [returnTo] = useState(() => `${window.location.pathname}${window.location.search}`)
  useEffect(() => {
    void navigate({ to: '/sign-in', search: { returnTo }, replace: true })
  }, [navigate, returnTo])
  return null
}

function Frame({ session, role }: { session: Session; role: Role }) {
  const { messages } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  useChanges()
  const { pathname } = useLocation()
  useEffect(() => setOpen(false), [pathname])
  return (
    <div className="shell">
      <a className="skip" href="#content">
        {messages.shell.skip}
      </a>
      <header className="rail" data-open={isOpen}>
        <div className="rail__top">
          <Link className="brand" to="/">
            <Mark /> Rialto
          </Link>
          <Badge {...(session.environment === 'sandbox' ? { tone: 'warn' as const } : {})}>
            {session.environment === 'sandbox' ? messages.shell.sandbox : messages.shell.production}
          </Badge>
          <button
            type="button"
            className="rail__menu"
            aria-expanded={isOpen}
            aria-controls="rail"
            onClick={() => setOpen(!isOpen)}
          >
            {messages.shell.menu}
          </button>
        </div>
        <div className="rail__body" id="rail">
          <ClientChoice session={session} />
          <PaletteButton role={role} />
          <Navigation role={role} />
          <Account email={session.email} role={role} />
        </div>
      </header>
      <main className="content" id="content" tabIndex={-1}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  )
}

function ClientChoice({ session: { clients } }: { session: Session }) {
  const { messages } = useLanguage()
  const navigate = useNavigate()
  const clientId = useClientId()
  if (clients.length === 1) return <p className="rail__client">{clients[0]?.name}</p>
  return (
    <label className="rail__client">
      <span className="r-hidden">{messages.shell.client}</span>
      <select
        className="select"
        value={clientId}
        onChange={event => void navigate({ to: '/$clientId', params: { clientId: event.target.value } })}
      >
        {clients.map(one => (
          <option key={one.clientId} value={one.clientId}>
            {one.name}
          </option>
        ))}
      </select>
    </label>
  )
}

function Account({ email, role }: { email: string; role: Role }) {
  const { messages } = useLanguage()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [theme, setTheme] = useState(readTheme)
  const signOut = useMutation({
    mutationFn: () => callOperation('signOut', {}),
    onSuccess: async ({ logoutUrl }) => {
      queries.clear()
      // The session at the identity provider ends on its own page, which returns to the sign-in.
      if (logoutUrl === undefined) await navigate({ to: '/sign-in' })
      else window.location.assign(logoutUrl)
    },
  })
  return (
    <div className="rail__account">
      <p className="r-small r-soft rail__email" title={email}>
        {email}
      </p>
      <p className="r-small r-soft rail__email">{messages.team.roles[role]}</p>
      <label>
        <span className="r-hidden">{messages.common.theme}</span>
        <select
          className="select"
          value={theme}
          onChange={event => {
            const chosen = event.target.value as Theme
            chooseTheme(chosen)
            setTheme(chosen)
          }}
        >
          {Object.entries(messages.shell.themes).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <LanguageChoice />
      <Button kind="quiet" busy={signOut.isPending} onClick={() => signOut.mutate()}>
        {messages.shell.signOut}
      </Button>
    </div>
  )
}
