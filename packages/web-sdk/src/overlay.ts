import { readLinkStyle } from '@rialto/link-protocol'

import { allowPolicy } from './allowPolicy.ts'
import { OVERLAY_ID, overlayStyles } from './overlayStyles.ts'

type Overlay = {
  iframe: HTMLIFrameElement
  /** Removes the placeholder over the frame once the page has loaded. */
  reveal: () => void
  /** Shows an error to the user in place of the page. */
  fail: (message: string) => void
  remove: () => void
}

type OverlayOptions = {
  title: string
  /** Permissions policy of the frame, if it differs from Link's. */
  allow?: string
  /** `closeButton`: the placeholder's button, shown until the page has its own. */
  onClose: (by: 'escape' | 'closeButton') => void
}

/**
 * A modal dialog with the Link page in a frame, covered by a placeholder with a close button until the page has loaded.
 * The page behind it is inert and does not scroll; focus goes into the frame and returns afterwards. Escape inside the
 * frame is handled by the Link page.
 */
export function openOverlay(url: string, { title, onClose, allow = allowPolicy(url) }: OverlayOptions): Overlay {
  const opener = document.activeElement
  const scrollTop = window.scrollY
  const root = element('div', OVERLAY_ID, { role: 'dialog', 'aria-modal': 'true', 'aria-label': title })
  const content = element('div', `${OVERLAY_ID}__popup-content`)
  const iframe = element('iframe', `${OVERLAY_ID}__iframe`, { title, allow, src: url })
  const cover = element('div', `${OVERLAY_ID}__cover`)
  const body = element('div', `${OVERLAY_ID}__cover-body`, { 'aria-busy': 'true' })
  const close = element('button', `${OVERLAY_ID}__close`, { type: 'button', 'aria-label': 'Close' })
  const styles = element('style', `${OVERLAY_ID}__styles`)
  styles.textContent = overlayStyles(readLinkStyle(url), scrollTop, new URL(url).searchParams.get('th'))
  close.textContent = '×'
  body.append(...[1, 2, 3, 4].map(() => document.createElement('i')))
  cover.append(close, body)
  content.append(iframe, cover)
  root.append(element('div', `${OVERLAY_ID}__backdrop`), content)

  const restoreBackground = makeInert([...document.body.children])
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('keydown', event => event.key === 'Escape' && onClose('escape'), { signal })
  close.addEventListener('click', () => onClose('closeButton'))
  document.head.append(styles)
  document.body.append(root)
  iframe.focus()

  return {
    iframe,
    reveal: () => cover.remove(),
    fail: message => {
      const text = document.createElement('p')
      text.textContent = message
      body.removeAttribute('aria-busy')
      body.setAttribute('role', 'alert')
      body.replaceChildren(text)
      close.focus()
    },
    remove: () => {
      listening.abort()
      root.remove()
      styles.remove()
      restoreBackground()
      if (scrollTop) window.scrollTo({ top: scrollTop, behavior: 'instant' })
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    },
  }
}

function element<K extends keyof HTMLElementTagNameMap>(tag: K, id: string, attributes: Record<string, string> = {}) {
  const made = document.createElement(tag)
  made.id = id
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}

/** Elements that were already inert stay unchanged, so that closing restores exactly the earlier state. */
function makeInert(elements: Element[]): () => void {
  const changed = elements.filter(one => one instanceof HTMLElement && !one.inert) as HTMLElement[]
  for (const one of changed) one.inert = true
  return () => {
    for (const one of changed) one.inert = false
  }
}
