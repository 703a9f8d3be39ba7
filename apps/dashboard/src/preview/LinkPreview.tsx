import type { AdminValue } from '@rialto/contract'
import { Notice } from '@rialto/ui'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'

import { useRead } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { useMay } from '../session/useMay.ts'
import { PreviewCode } from './PreviewCode.tsx'
import { PreviewedLink } from './PreviewedLink.tsx'
import { PreviewLog } from './PreviewLog.tsx'
import type { PreviewedSession } from './sessionOf.ts'

type Configuration = AdminValue<'listLinkConfigurations', 'content'>[number]

const route = getRouteApi('/$clientId/link-preview')

/** Link with unsaved settings, its events and webhooks beside it, and the calls that open the same session. */
export function LinkPreview() {
  const { messages } = useLanguage()
  const { configuration: id } = route.useSearch()
  const navigate = route.useNavigate()
  const configurations = useRead('listLinkConfigurations', {})
  const mayOpen = useMay('createSandboxSession')
  return (
    <Page title={messages.shell.pages.linkPreview} intro={messages.preview.intro}>
      {!mayOpen && (
        <Notice tone="info">
          <p>{messages.preview.developersOnly}</p>
        </Notice>
      )}
      <Reading query={configurations}>
        {all => (
          <>
            {all.length > 0 && (
              <label className="lines preview-start">
                <span className="r-field__label">{messages.preview.startFrom}</span>
                <select
                  className="select"
                  value={id ?? ''}
                  onChange={({ target }) =>
                    void navigate({ search: target.value === '' ? {} : { configuration: target.value } })
                  }
                >
                  <option value="">{messages.preview.defaults}</option>
                  {all.map(({ configurationId, name }) => (
                    <option key={configurationId} value={configurationId}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <Workbench key={id} of={all.find(({ configurationId }) => configurationId === id)} mayOpen={mayOpen} />
          </>
        )}
      </Reading>
    </Page>
  )
}

function Workbench({ of, mayOpen }: { of: Configuration | undefined; mayOpen: boolean }) {
  const [sessionId, setSessionId] = useState<string>()
  const [session, setSession] = useState<PreviewedSession>()
  return (
    <>
      <div className="workbench">
        <PreviewedLink of={of} mayOpen={mayOpen} onOpened={setSessionId} onChanged={setSession} />
        <PreviewLog key={sessionId} sessionId={sessionId} />
      </div>
      {session && <PreviewCode session={session} of={of} />}
    </>
  )
}
