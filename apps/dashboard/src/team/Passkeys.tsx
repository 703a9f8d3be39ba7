import type { AdminValue } from '@rialto/contract'
import { Button, TextField } from '@rialto/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'

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
  const passkeys = useRead('listPasskeys', {})
  return (
    <Card title="Passkeys">
      <p className="r-soft">
        Sign in with the lock of a device or a security key. A passkey stands for the password and the code, and works
        only on this address.
      </p>
      {passkeys.error && <Problem error={passkeys.error} onRetry={passkeys.refetch} />}
      <Table
        label="Passkeys"
        columns={columns}
        rows={passkeys.data}
        keyOf={({ id }) => id}
        empty={<p>No passkey yet. Add one for this device.</p>}
      />
      <AddPasskey />
    </Card>
  )
}

function AddPasskey() {
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
      <TextField label="Name of the new passkey" name="label" maxLength={100} placeholder="Work laptop" required />
      {add.error && <Problem error={add.error} />}
      <Button type="submit" busy={add.isPending}>
        Add passkey
      </Button>
    </form>
  )
}

const columns: readonly Column<Passkey>[] = [
  { title: 'Name', cell: one => <span className="strong">{one.label}</span> },
  { title: 'Last used', cell: one => <MaybeTime seconds={one.lastUsedTimestamp} otherwise="Never" /> },
  { title: 'Added', cell: one => <Time seconds={one.createdTimestamp} /> },
  {
    title: 'Actions',
    cell: ({ id, label }) => (
      <>
        <ActionDialog
          id="renamePasskey"
          label="Rename"
          confirmLabel="Save"
          request={form => ({ params: { id }, body: { label: textOf(form, 'label') } })}
        >
          <TextField label="Name" name="label" defaultValue={label} maxLength={100} required />
        </ActionDialog>{' '}
        <ActionDialog
          id="removePasskey"
          label="Remove"
          confirmLabel="Remove passkey"
          request={() => ({ params: { id } })}
        >
          <p>“{label}” no longer signs in. Delete it on the device as well.</p>
        </ActionDialog>
      </>
    ),
  },
]
