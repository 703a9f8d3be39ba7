const ID = 'mesh-link-prewarm-container'

/**
 * Loads the Link page's files before the user clicks, from `{origin}/prewarm`. Nothing is loaded unless you call this;
 * the hidden frame is removed when Link opens.
 */
export function preload(origin: string): void {
  if (document.getElementById(ID)) return
  const container = document.createElement('div')
  container.id = ID
  container.hidden = true
  container.ariaHidden = 'true'
  const iframe = document.createElement('iframe')
  iframe.id = 'mesh-link-prewarm-iframe'
  iframe.tabIndex = -1
  iframe.src = new URL('/prewarm', origin).href
  container.append(iframe)
  document.body.append(container)
}

export const removePreload = (): void => document.getElementById(ID)?.remove()
