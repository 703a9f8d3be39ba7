import { Button, Fact, Facts, TextField } from '@rialto/ui'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'

import { useClientId, useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Curl } from '../parts/Curl.tsx'
import { downloadJson } from '../parts/downloadCsv.ts'
import { count } from '../parts/format.ts'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { textOf } from '../parts/formText.ts'

const route = getRouteApi('/$clientId/users')

/** Everything that is stored about one user: exported or erased. */
export function Users() {
  const { user: userId = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const user = textOf(new FormData(event.currentTarget), 'userId').trim()
    void navigate({ search: user === '' ? {} : { user } })
  }
  return (
    <Page title="Users" intro="Find a user by your own id, see what is stored, export it or erase it.">
      <form className="filters" role="search" onSubmit={submit}>
        <TextField
          label="Your id of the user"
          labelHidden
          icon="search"
          key={userId}
          name="userId"
          defaultValue={userId}
          placeholder="Your id of the user"
          required
        />
        <Button type="submit" kind="quiet">
          Find
        </Button>
      </form>
      {userId === '' ? (
        <p className="empty">Type the userId that you send when you request a Link token.</p>
      ) : (
        <User userId={userId} />
      )}
    </Page>
  )
}

function User({ userId }: { userId: string }) {
  const clientId = useClientId() ?? ''
  const params = { userId }
  const user = useRead('exportUser', { params })
  return (
    <Reading query={user}>
      {content => (
        <Card
          title={userId}
          aside={
            <div className="row-actions">
              <Button kind="quiet" onClick={() => downloadJson(`${userId}.json`, content)}>
                Export as JSON
              </Button>
              <ActionDialog id="eraseUser" label="Erase" confirmLabel="Erase user" request={() => ({ params })}>
                <p>
                  Access at the institutions is revoked, and everything that is stored about {userId} is erased.
                  Transfers in progress are followed to their end first. This cannot be undone.
                </p>
              </ActionDialog>
            </div>
          }
        >
          <Facts>
            <Fact
              label="Connected accounts"
              aside={
                <Link to="/$clientId/connections" params={{ clientId }} search={{ user: userId }}>
                  Show
                </Link>
              }
            >
              {count(content.accounts.length)}
            </Fact>
            <Fact
              label="Transfers"
              aside={
                <Link to="/$clientId/transfers" params={{ clientId }} search={{ find: userId }}>
                  Show
                </Link>
              }
            >
              {count(content.transfers.length)}
            </Fact>
            <Fact
              label="Link sessions"
              aside={
                <Link to="/$clientId/link-sessions" params={{ clientId }} search={{ user: userId }}>
                  Show
                </Link>
              }
            >
              {count(content.linkSessions.length)}
            </Fact>
            <Fact label="Proofs of wallets">{count(content.walletVerifications.length)}</Fact>
            <Fact label="Bridging addresses">{count(content.bridgingAddresses.length)}</Fact>
          </Facts>
          <details>
            <summary>All records</summary>
            <pre className="code" tabIndex={0} aria-label="All records">
              {JSON.stringify(content, undefined, 2)}
            </pre>
          </details>
          <Curl id="exportUser" params={params} />
        </Card>
      )}
    </Reading>
  )
}
