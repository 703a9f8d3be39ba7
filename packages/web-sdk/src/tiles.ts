import type { LinkTile, LinkTiles } from './options.ts'
import { preload } from './preload.ts'

/**
 * Class selectors, so that they override the page's rules for all buttons. The page overrides them with rules for the
 * same classes inside its element.
 */
const STYLES =
  '.rialto-tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(144px,1fr));gap:8px}' +
  '.rialto-tile{display:flex;align-items:center;gap:12px;min-height:56px;padding:8px 12px;border:1px solid #8886;' +
  'border-radius:12px;background:none;color:inherit;font:inherit;font-weight:500;text-align:start;cursor:pointer}' +
  '.rialto-tile:hover{background:#8882}.rialto-tile[aria-busy=true]{opacity:.6;cursor:progress}' +
  '.rialto-tile__logo{display:block;width:32px;height:32px;border-radius:8px;background:#fff}'

type Look = { title: string; theme: string | undefined }

/** Fills the element with a button for each integration, which warms Link before it is pressed. */
export function showTiles(
  { element, integrations, linkOrigin, requestLinkToken }: LinkTiles,
  { title, theme }: Look,
  onToken: (linkToken: string, integrationId: string) => void,
  onFailed: (message: string) => void,
): void {
  let isWaiting = false
  const choose = async (button: HTMLElement, integrationId: string): Promise<void> => {
    if (isWaiting) return
    isWaiting = true
    button.setAttribute('aria-busy', 'true')
    try {
      onToken(await requestLinkToken(integrationId), integrationId)
    } catch (error) {
      onFailed(error instanceof Error ? error.message : String(error))
    } finally {
      isWaiting = false
      button.removeAttribute('aria-busy')
    }
  }
  const styles = document.createElement('style')
  styles.textContent = STYLES
  const tiles = integrations.map(tile => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'rialto-tile'
    button.append(...logoOf(tile, theme), tile.name)
    for (const type of ['pointerenter', 'focus']) button.addEventListener(type, () => preload(linkOrigin))
    button.addEventListener('click', () => void choose(button, tile.integrationId))
    return button
  })
  element.classList.add('rialto-tiles')
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', title)
  element.replaceChildren(styles, ...tiles)
}

/** Decorative: the name is beside it. */
function logoOf({ logoUrl, darkLogoUrl }: LinkTile, theme: string | undefined): Element[] {
  if (!logoUrl) return []
  const picture = document.createElement('picture')
  const image = document.createElement('img')
  image.className = 'rialto-tile__logo'
  image.alt = ''
  image.src = theme === 'dark' && darkLogoUrl ? darkLogoUrl : logoUrl
  if (darkLogoUrl && theme !== 'dark' && theme !== 'light') {
    const source = document.createElement('source')
    source.media = '(prefers-color-scheme: dark)'
    source.srcset = darkLogoUrl
    picture.append(source)
  }
  picture.append(image)
  return [picture]
}
