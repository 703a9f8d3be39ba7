import type { AdminRequest } from '@rialto/contract'
import { type RefObject, useEffect, useEffectEvent } from 'react'

export type Shown = Pick<AdminRequest<'createLinkConfiguration'>['body'], 'brand' | 'theme'> & { name?: string }

type FollowedForm = {
  /** Link in a frame, within the form. */
  frame: RefObject<HTMLIFrameElement | null>
  url: string | undefined
  /** Reads the values that the form would save. */
  read: (form: FormData) => Shown
}

/** Sends the values of the surrounding form to Link in the frame when it is ready, and after each change. */
export const useFollowedForm = ({ frame, url, read }: FollowedForm): void => {
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
  }, [frame, url])
}
