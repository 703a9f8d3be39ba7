import { Button, TextField } from '@rialto/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'

import { callOperation } from '../api/callOperation.ts'
import { Problem } from '../parts/Problem.tsx'
import { Welcome } from './Welcome.tsx'

const route = getRouteApi('/sign-in')

export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

export function SignIn() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { returnTo } = route.useSearch()
  const signIn = useMutation({
    mutationFn: (form: FormData) =>
      callOperation('signIn', {
        body: {
          email: textOf(form, 'email'),
          password: textOf(form, 'password'),
          oneTimeCode: textOf(form, 'oneTimeCode'),
        },
      }),
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
  return (
    <Welcome title="Sign in">
      <form className="form" onSubmit={submit}>
        <TextField label="Email address" name="email" type="email" autoComplete="username" required />
        <TextField label="Password" name="password" type="password" autoComplete="current-password" required />
        <TextField
          label="One-time code"
          name="oneTimeCode"
          inputMode="numeric"
          autoComplete="one-time-code"
          help="The six digits that your authenticator app shows."
          required
        />
        {signIn.error && <Problem error={signIn.error} />}
        <Button type="submit" wide busy={signIn.isPending}>
          Sign in
        </Button>
      </form>
    </Welcome>
  )
}
