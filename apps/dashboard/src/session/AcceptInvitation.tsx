import type { AdminValue } from '@rialto/contract'
import { Button, Spinner, TextField } from '@rialto/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Messages } from '../messages/messages.ts'
import { callOperation } from '../api/callOperation.ts'
import { Problem } from '../parts/Problem.tsx'
import { codeOf } from '../parts/codeOf.ts'
import { textOf } from '../parts/formText.ts'
import { Authenticator } from './Authenticator.tsx'
import { Welcome } from './Welcome.tsx'

/** Makes the holder of the link a member. The code follows `#`, so that servers do not receive it. */
export function AcceptInvitation() {
  const { messages } = useLanguage()
  const [invitationCode] = useState(() => window.location.hash.slice(1))
  const invitation = useQuery({
    queryKey: ['invitation', invitationCode],
    queryFn: () => callOperation('readInvitation', { body: { invitationCode } }),
    staleTime: Infinity,
  })
  const { data, error } = invitation
  return (
    <Welcome title={data ? joinText(messages, data) : messages.session.invitation}>
      {error && <Problem error={error} />}
      {invitation.isPending && <Spinner />}
      {data && <AcceptForm invitation={data} invitationCode={invitationCode} />}
    </Welcome>
  )
}

const joinText = ({ session }: Messages, { clientName }: Invitation): string =>
  clientName === null ? session.joinInstallation : session.join(clientName)

type Invitation = AdminValue<'readInvitation', 'content'>

function AcceptForm({ invitation, invitationCode }: { invitation: Invitation; invitationCode: string }) {
  const { messages } = useLanguage()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { email, isMember } = invitation
  const accept = useMutation({
    mutationFn: (form: FormData) =>
      callOperation('acceptInvitation', {
        body: {
          invitationCode,
          email: email === '' ? textOf(form, 'email') : email,
          name: isMember ? 'Member' : textOf(form, 'name'),
          password: textOf(form, 'password'),
          oneTimeCode: codeOf(form),
        },
      }),
    onSuccess: async session => {
      queries.clear()
      queries.setQueryData(['session'], session)
      await navigate({ to: '/' })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    accept.mutate(new FormData(event.currentTarget))
  }
  return (
    <form className="form" onSubmit={submit}>
      {email === '' ? (
        <TextField label={messages.common.email} name="email" type="email" autoComplete="username" required />
      ) : (
        <TextField label={messages.common.email} name="email" value={email} autoComplete="username" readOnly />
      )}
      {!isMember && (
        <TextField label={messages.session.yourName} name="name" autoComplete="name" maxLength={100} required />
      )}
      <TextField
        label={messages.session.password}
        name="password"
        type="password"
        autoComplete={isMember ? 'current-password' : 'new-password'}
        minLength={isMember ? 1 : 12}
        maxLength={200}
        help={isMember ? messages.session.passwordHelpMember : messages.session.passwordHelp}
        required
      />
      {!isMember && <Authenticator {...invitation} />}
      <TextField
        label={messages.session.oneTimeCode}
        name="oneTimeCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        help={messages.session.codeNowHelp}
        required
      />
      {accept.error && <Problem error={accept.error} />}
      <Button type="submit" wide busy={accept.isPending}>
        {messages.session.accept}
      </Button>
    </form>
  )
}
