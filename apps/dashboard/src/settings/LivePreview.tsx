import type { AdminRequest } from '@rialto/contract'
import { Button } from '@rialto/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

import { useChange } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { Problem } from '../parts/Problem.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'

type Shown = Pick<AdminRequest<'createLinkConfiguration'>['body'], 'brand' | 'theme'> & { name?: string }

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
  const send = useEffectEvent((target: HTMLIFrameElement, form: HTMLFormElement) =>
    target.contentWindow?.postMessage({ type: 'previewChanged', ...read(new FormData(form)) }, window.location.origin),
  )
  useEffect(() => {
    const target = frame.current
    const form = target?.closest('form')
    if (!target || !form) return
    const follow = () => send(target, form)
    // The page in the frame announces that it is ready.
    const answer = ({ source, origin }: MessageEvent) => {
      if (source === target.contentWindow && origin === window.location.origin) follow()
    }
    form.addEventListener('input', follow)
    window.addEventListener('message', answer)
    return () => {
      form.removeEventListener('input', follow)
      window.removeEventListener('message', answer)
    }
  }, [url])
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
