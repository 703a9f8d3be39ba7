import type { AdminValue } from '@rialto/contract'
import { defined } from '@rialto/defined'
import { Button } from '@rialto/ui'
import { type FormEvent, useRef, useState } from 'react'

import { useChange } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { Card } from '../parts/Page.tsx'
import { Problem } from '../parts/Problem.tsx'
import { ConfigurationFields } from '../settings/ConfigurationFields.tsx'
import { type FrameWidth, PreviewFrame } from '../settings/PreviewFrame.tsx'
import { useFollowedForm } from '../settings/useFollowedForm.ts'
import { type PreviewedSession, sessionOf } from './sessionOf.ts'
import { TransferFields } from './TransferFields.tsx'

type PreviewedLinkProps = {
  of: AdminValue<'listLinkConfigurations', 'content'>[number] | undefined
  mayOpen: boolean
  onOpened: (sessionId: string) => void
  onChanged: (session: PreviewedSession) => void
}

/** The settings, and Link in a frame. Changes of the appearance apply at once, all others when Link is opened again. */
export function PreviewedLink({ of, mayOpen, onOpened, onChanged }: PreviewedLinkProps) {
  const { messages } = useLanguage()
  const opening = useChange('createSandboxSession')
  const frame = useRef<HTMLIFrameElement>(null)
  const [width, setWidth] = useState<FrameWidth>('phone')
  const url = opening.data?.previewUrl
  useFollowedForm({
    ...{ frame, url },
    read: form => {
      const { brand, theme } = sessionOf(form, of).configuration
      return defined({ brand, theme })
    },
  })
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const session = sessionOf(new FormData(event.currentTarget), of)
    onChanged(session)
    opening.mutate({ body: session }, { onSuccess: ({ sessionId }) => onOpened(sessionId) })
  }
  return (
    <form
      className="workbench__form"
      onSubmit={open}
      onChange={event => onChanged(sessionOf(new FormData(event.currentTarget), of))}
    >
      <Card title={messages.preview.settings}>
        <div className="form">
          <TransferFields />
          {mayOpen && (
            <Button type="submit" busy={opening.isPending}>
              {url === undefined ? messages.preview.open : messages.preview.openAgain}
            </Button>
          )}
          {opening.error && <Problem error={opening.error} />}
          <details>
            <summary>{messages.preview.contentAndAppearance}</summary>
            <div className="form">
              <p className="r-small r-soft">{messages.preview.followed}</p>
              <ConfigurationFields of={of} hasName={false} />
            </div>
          </details>
        </div>
      </Card>
      <Card title={messages.preview.title} aside={<Widths width={width} onChange={setWidth} />}>
        {url === undefined ? (
          <p className="r-soft">{messages.preview.notOpened}</p>
        ) : (
          // Makes a frame that is wider than the page scroll.
          <div className="workbench__frame" role="region" aria-label={messages.preview.title} tabIndex={0}>
            <PreviewFrame key={url} url={url} ref={frame} width={width} />
          </div>
        )}
      </Card>
    </form>
  )
}

const widths = ['phone', 'desktop'] as const

function Widths({ width, onChange }: { width: FrameWidth; onChange: (width: FrameWidth) => void }) {
  const { messages } = useLanguage()
  return (
    <div className="row-actions" role="group" aria-label={messages.preview.width}>
      {widths.map(one => (
        <Button
          key={one}
          kind={one === width ? 'quiet' : 'text'}
          aria-pressed={one === width}
          onClick={() => onChange(one)}
        >
          {messages.preview.widths[one]}
        </Button>
      ))}
    </div>
  )
}
