import { readLinkStyle } from '@rialto/link-protocol'

import { allowPolicy } from './allowPolicy.ts'
import { OVERLAY_ID, overlayStyles } from './overlayStyles.ts'

type Overlay = { iframe: HTMLIFrameElement; remove: () => void }

/**
 * A modal dialog with the Link page in a frame. The page behind it is inert and does not scroll; focus goes into the frame
 * and back to where it was. Escape pressed outside the frame calls `onEscape` (inside it, the Link page hears it).
 */
export function openOverlay(url: string, title: string, onEscape: () => void): Overlay {
  const opener = document.activeElement
  const scrollTop = window.scrollY
  const root = element('div', OVERLAY_ID, { role: 'dialog', 'aria-modal': 'true', 'aria-label': title })
  const content = element('div', `${OVERLAY_ID}__popup-content`)
  const iframe = element('iframe', `${OVERLAY_ID}__iframe`, { title, allow: allowPolicy(url), src: url })
  const styles = element('style', `${OVERLAY_ID}__styles`)
  styles.textContent = overlayStyles(readLinkStyle(url), scrollTop)
  content.append(iframe)
  root.append(element('div', `${OVERLAY_ID}__backdrop`), content)

  const restoreBackground = makeInert([...document.body.children])
  const listening = new AbortController()
  document.addEventListener('keydown', event => event.key === 'Escape' && onEscape(), { signal: listening.signal })
  document.head.append(styles)
  document.body.append(root)
  iframe.focus()

  const remove = (): void => {
    listening.abort()
    root.remove()
    styles.remove()
    restoreBackground()
    if (scrollTop) window.scrollTo({ top: scrollTop, behavior: 'instant' })
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
  return { iframe, remove }
}

function element<K extends keyof HTMLElementTagNameMap>(tag: K, id: string, attributes: Record<string, string> = {}) {
  const made = document.createElement(tag)
  made.id = id
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}

/** Leaves alone what was inert before, so that closing gives back exactly what opening took. */
function makeInert(elements: Element[]): () => void {
  const changed = elements.filter(one => one instanceof HTMLElement && !one.inert) as HTMLElement[]
  for (const one of changed) one.inert = true
  return () => {
    for (const one of changed) one.inert = false
  }
}
