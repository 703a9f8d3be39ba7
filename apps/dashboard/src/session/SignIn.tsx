import { Button, TextField } from '@rialto/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { callOperation } from '../api/callOperation.ts'
import { codeOf } from '../parts/codeOf.ts'
import { textOf } from '../parts/formText.ts'
import { Problem } from '../parts/Problem.tsx'
import { beginSingleSignOn, lastSignOnClient } from './singleSignOn.ts'
import type { Session } from './useSession.ts'
import { Welcome } from './Welcome.tsx'

const route = getRouteApi('/sign-in')

const signInWithForm = (form: FormData): Promise<Session> => {
  const factors = { email: textOf(form, 'email'), password: textOf(form, 'password') }
  const second = form.has('recoveryCode')
    ? { recoveryCode: textOf(form, 'recoveryCode') }
    : { oneTimeCode: codeOf(form) }
  return callOperation('signIn', { body: { ...factors, ...second } })
}

const signInWithPasskey = async (): Promise<Session> => (await import('./passkeyCalls.ts')).signInWithPasskey()

export function SignIn() {
  const { messages } = useLanguage()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { returnTo, client = lastSignOnClient() } = route.useSearch()
  const signIn = useMutation({
    mutationFn: (form: FormData | 'passkey') => (form === 'passkey' ? signInWithPasskey() : signInWithForm(form)),
    onSuccess: async session => {
      queries.clear()
      queries.setQueryData(['session'], session)
      await (returnTo === undefined ? navigate({ to: '/' }) : navigate({ href: returnTo }))
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    signIn.mutate(new FormData(event.currentTarget))
  }
  const isWithPasskey = signIn.variables === 'passkey'
  return (
    <Welcome title={messages.session.signIn}>
      <div className="form">
        {client !== undefined && <SingleSignOnButton clientId={client} />}
        <Button
          wide
          kind={client === undefined ? 'primary' : 'quiet'}
          busy={signIn.isPending && isWithPasskey}
          onClick={() => signIn.mutate('passkey')}
        >
          {messages.session.signInPasskey}
        </Button>
        {signIn.error && isWithPasskey && <Problem error={signIn.error} />}
        <p className="divider r-soft r-small">{messages.session.orPassword}</p>
      </div>
      <form className="form" onSubmit={submit}>
        <TextField label={messages.common.email} name="email" type="email" autoComplete="username" required />
        <TextField
          label={messages.session.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <SecondFactor />
        {signIn.error && !isWithPasskey && <Problem error={signIn.error} />}
        <Button type="submit" kind="quiet" wide busy={signIn.isPending && !isWithPasskey}>
          {messages.session.signIn}
        </Button>
      </form>
    </Welcome>
  )
}

/** For members of a client with an identity provider. */
function SingleSignOnButton({ clientId }: { clientId: string }) {
  const { messages } = useLanguage()
  const begin = useMutation({ mutationFn: () => beginSingleSignOn(clientId) })
  return (
    <>
      <Button wide busy={begin.isPending || begin.isSuccess} onClick={() => begin.mutate()}>
        {messages.session.singleSignOn}
      </Button>
      {begin.error && <Problem error={begin.error} />}
    </>
  )
}

/** The field for the app's code, or for a recovery code. */
function SecondFactor() {
  const { messages } = useLanguage()
  const [isRecovery, setRecovery] = useState(false)
  return (
    <>
      {isRecovery ? (
        <TextField
          label={messages.session.recoveryCode}
          name="recoveryCode"
          autoComplete="off"
          minLength={20}
          help={messages.session.recoveryCodeHelp}
          required
        />
      ) : (
        <TextField
          label={messages.session.oneTimeCode}
          name="oneTimeCode"
          inputMode="numeric"
          autoComplete="one-time-code"
          help={messages.session.oneTimeCodeHelp}
          required
        />
      )}
      <Button kind="text" onClick={() => setRecovery(!isRecovery)}>
        {isRecovery ? messages.session.useApp : messages.session.useRecoveryCode}
      </Button>
    </>
  )
}
