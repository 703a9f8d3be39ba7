import type { AdminValue } from '@rialto/contract'
import { Button, TextField } from '@rialto/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Card } from '../parts/Page.tsx'
import { Problem } from '../parts/Problem.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { MaybeTime, Time } from '../parts/Time.tsx'
import { textOf } from '../parts/formText.ts'
import { useSession } from '../session/useSession.ts'

type Passkey = AdminValue<'listPasskeys', 'content'>[number]

/** Ways to sign in without a password. */
export function Passkeys() {
  const language = useLanguage()
  const { messages } = language
  const passkeys = useRead('listPasskeys', {})
  return (
    <Card title={messages.team.passkeys}>
      <p className="r-soft">{messages.team.passkeysIntro}</p>
      {passkeys.error && <Problem error={passkeys.error} onRetry={passkeys.refetch} />}
      <Table
        label={messages.team.passkeys}
        columns={columnsOf(language)}
        rows={passkeys.data}
        keyOf={({ id }) => id}
        empty={<p>{messages.team.noPasskeys}</p>}
      />
      <AddPasskey />
    </Card>
  )
}

function AddPasskey() {
  const { messages } = useLanguage()
  const queries = useQueryClient()
  const { data: session } = useSession()
  const add = useMutation({
    mutationFn: async ({ form, user }: { form: HTMLFormElement; user: { email: string; name: string } }) => {
      const { registerPasskey } = await import('../session/passkeyCalls.ts')
      await registerPasskey(textOf(new FormData(form), 'label'), user)
      form.reset()
    },
    onSuccess: () => queries.invalidateQueries(),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (session) add.mutate({ form: event.currentTarget, user: session })
  }
  return (
    <form className="form inline-form" onSubmit={submit}>
      <TextField
        label={messages.team.newPasskeyName}
        name="label"
        maxLength={100}
        placeholder={messages.team.passkeyExample}
        required
      />
      {add.error && <Problem error={add.error} />}
      <Button type="submit" busy={add.isPending}>
        {messages.team.addPasskey}
      </Button>
    </form>
  )
}

const columnsOf = ({ messages }: Language): readonly Column<Passkey>[] => [
  { title: messages.common.name, cell: one => <span className="strong">{one.label}</span> },
  {
    title: messages.common.lastUsed,
    cell: one => <MaybeTime seconds={one.lastUsedTimestamp} otherwise={messages.common.never} />,
  },
  { title: messages.common.added, cell: one => <Time seconds={one.createdTimestamp} /> },
  {
    title: messages.common.actions,
    cell: ({ id, label }) => (
      <>
        <ActionDialog
          id="renamePasskey"
          label={messages.team.rename}
          confirmLabel={messages.common.save}
          request={form => ({ params: { id }, body: { label: textOf(form, 'label') } })}
        >
          <TextField label={messages.common.name} name="label" defaultValue={label} maxLength={100} required />
        </ActionDialog>{' '}
        <ActionDialog
          id="removePasskey"
          label={messages.common.remove}
          confirmLabel={messages.team.removePasskey}
          request={() => ({ params: { id } })}
        >
          <p>{messages.team.removePasskeyBody(label)}</p>
        </ActionDialog>
      </>
    ),
  },
]
