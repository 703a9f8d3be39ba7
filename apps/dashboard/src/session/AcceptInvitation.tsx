import type { AdminValue } from '@rialto/contract'
import { Button, Spinner, TextField } from '@rialto/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'

import { callOperation } from '../api/callOperation.ts'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Problem } from '../parts/Problem.tsx'
import { QrCode } from './QrCode.tsx'
import { textOf } from '../parts/formText.ts'
import { Welcome } from './Welcome.tsx'

/** Whoever has the link becomes a member. The code comes after `#`, which no server sees. */
export function AcceptInvitation() {
  const [invitationCode] = useState(() => window.location.hash.slice(1))
  const invitation = useQuery({
    queryKey: ['invitation', invitationCode],
    queryFn: () => callOperation('readInvitation', { body: { invitationCode } }),
    staleTime: Infinity,
  })
  const { data, error } = invitation
  return (
    <Welcome title={data ? `Join ${data.clientName ?? 'this installation'}` : 'Invitation'}>
      {error && <Problem error={error} />}
      {invitation.isPending && <Spinner />}
      {data && <AcceptForm invitation={data} invitationCode={invitationCode} />}
    </Welcome>
  )
}

type Invitation = AdminValue<'readInvitation', 'content'>

function AcceptForm({ invitation, invitationCode }: { invitation: Invitation; invitationCode: string }) {
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
          oneTimeCode: textOf(form, 'oneTimeCode'),
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
        <TextField label="Email address" name="email" type="email" autoComplete="username" required />
      ) : (
        <TextField label="Email address" name="email" value={email} autoComplete="username" readOnly />
      )}
      {!isMember && <TextField label="Your name" name="name" autoComplete="name" maxLength={100} required />}
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete={isMember ? 'current-password' : 'new-password'}
        minLength={isMember ? 1 : 12}
        maxLength={200}
        help={isMember ? 'The password that you have.' : 'At least 12 characters.'}
        required
      />
      {!isMember && <Authenticator invitation={invitation} />}
      <TextField
        label="One-time code"
        name="oneTimeCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        help="The six digits that the app shows now."
        required
      />
      {accept.error && <Problem error={accept.error} />}
      <Button type="submit" wide busy={accept.isPending}>
        Accept invitation
      </Button>
    </form>
  )
}

function Authenticator({ invitation: { authenticatorUrl, authenticatorSecret } }: { invitation: Invitation }) {
  return (
    <section className="authenticator" aria-labelledby="authenticator">
      <h2 id="authenticator">Add this account to your authenticator app</h2>
      <QrCode text={authenticatorUrl} label="QR code for the authenticator app" />
      <p className="r-small r-soft">Or type the key:</p>
      <p className="copyable">
        <code className="r-mono authenticator__secret">{authenticatorSecret}</code>
        <CopyButton text={authenticatorSecret} label="Copy the key" />
      </p>
    </section>
  )
}
