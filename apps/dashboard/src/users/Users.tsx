import { Button, Fact, Facts, TextField } from '@rialto/ui'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { useClientId, useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Curl } from '../parts/Curl.tsx'
import { downloadJson } from '../parts/downloadJson.ts'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { textOf } from '../parts/formText.ts'

const route = getRouteApi('/$clientId/users')

/** All stored data of one user, to export or erase. */
export function Users() {
  const { messages } = useLanguage()
  const { user: userId = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const user = textOf(new FormData(event.currentTarget), 'userId').trim()
    void navigate({ search: user === '' ? {} : { user } })
  }
  return (
    <Page title={messages.common.users} intro={messages.users.intro}>
      <form className="filters" role="search" onSubmit={submit}>
        <TextField
          label={messages.common.yourUserId}
          labelHidden
          icon="search"
          key={userId}
          name="userId"
          defaultValue={userId}
          placeholder={messages.common.yourUserId}
          required
        />
        <Button type="submit" kind="quiet">
          {messages.common.find}
        </Button>
      </form>
      {userId === '' ? <p className="empty">{messages.users.empty}</p> : <User userId={userId} />}
    </Page>
  )
}

function User({ userId }: { userId: string }) {
  const { messages, format } = useLanguage()
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
                {messages.users.exportJson}
              </Button>
              <ActionDialog
                id="eraseUser"
                label={messages.users.erase}
                confirmLabel={messages.users.eraseUser}
                request={() => ({ params })}
              >
                <p>{messages.users.eraseBody(userId)}</p>
              </ActionDialog>
            </div>
          }
        >
          <Facts>
            <Fact
              label={messages.users.accounts}
              aside={
                <Link to="/$clientId/connections" params={{ clientId }} search={{ user: userId }}>
                  {messages.common.show}
                </Link>
              }
            >
              {format.count(content.accounts.length)}
            </Fact>
            <Fact
              label={messages.common.transfers}
              aside={
                <Link to="/$clientId/transfers" params={{ clientId }} search={{ find: userId }}>
                  {messages.common.show}
                </Link>
              }
            >
              {format.count(content.transfers.length)}
            </Fact>
            <Fact
              label={messages.shell.pages.linkSessions}
              aside={
                <Link to="/$clientId/link-sessions" params={{ clientId }} search={{ user: userId }}>
                  {messages.common.show}
                </Link>
              }
            >
              {format.count(content.linkSessions.length)}
            </Fact>
            <Fact label={messages.users.proofs}>{format.count(content.walletVerifications.length)}</Fact>
            <Fact label={messages.users.bridgingAddresses}>{format.count(content.bridgingAddresses.length)}</Fact>
          </Facts>
          <details>
            <summary>{messages.users.records}</summary>
            <pre className="code" tabIndex={0} aria-label={messages.users.records}>
              {JSON.stringify(content, undefined, 2)}
            </pre>
          </details>
          <Curl id="exportUser" params={params} />
        </Card>
      )}
    </Reading>
  )
}
