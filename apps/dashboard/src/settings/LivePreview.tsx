import { Button } from '@rialto/ui'
import { useRef } from 'react'

import { useChange } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { Problem } from '../parts/Problem.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import { type Shown, useFollowedForm } from './useFollowedForm.ts'

type LivePreviewProps = {
  /** The operation that opens Link. */
  of: 'previewLinkConfiguration' | 'previewSubClient'
  id: string
  /** Reads the values that the surrounding form would save. */
  read: (form: FormData) => Shown
}

/** Link itself, within a form, with the form's unsaved values. */
export function LivePreview({ of, id, read }: LivePreviewProps) {
  const { messages } = useLanguage()
  const opening = useChange(of)
  const frame = useRef<HTMLIFrameElement>(null)
  const url = opening.data?.previewUrl
  useFollowedForm({ frame, url, read })
  return (
    <section className="form" aria-label={messages.preview.title}>
      {url === undefined ? (
        <>
          <p>{messages.preview.live}</p>
          <div>
            <Button kind="quiet" busy={opening.isPending} onClick={() => opening.mutate({ params: { id } })}>
              {messages.preview.show}
            </Button>
          </div>
        </>
      ) : (
        <PreviewFrame url={url} ref={frame} />
      )}
      {opening.error && <Problem error={opening.error} />}
    </section>
  )
}
