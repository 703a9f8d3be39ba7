import { appendLinkParameters, decodeLinkToken } from '@rialto/link-protocol'

import { allowPolicy } from './allowPolicy.ts'
import type { Link, LinkOptions } from './options.ts'
import { openOverlay } from './overlay.ts'
import { removePreload } from './preload.ts'
import { liveSession, startSession } from './session.ts'
import { warn } from './warn.ts'

// Texts of the published SDK: integrators compare against them.
const INVALID_TOKEN = 'Invalid link token!'
const NEEDS_IFRAME = 'Mesh SDK: Failed to open link - renderType "embedded" requires a customIframeId'

/**
 * Opens Link for link tokens made by your server.
 * @example
 * const link = createLink({ onIntegrationConnected: save, onExit: () => refresh() })
 * link.openLink(linkToken)
 */
export function createLink(options: LinkOptions): Link {
  const isEmbedded = options.renderType === 'embedded'

  const closeLink = (): void => {
    liveSession()?.end()
    options.onExit?.()
  }

  return {
    openLink: (linkToken, customIframeId) => {
      removePreload()
      if (!linkToken) return options.onExit?.(INVALID_TOKEN)
      if (isEmbedded && !customIframeId) return options.onExit?.(NEEDS_IFRAME)
      const url = trustedUrl(linkToken, options)
      if (!url) return options.onExit?.(INVALID_TOKEN)
      if (customIframeId) openInFrame(url, customIframeId, options)
      else openInOverlay(url, options, closeLink)
    },
    closeLink,
    closeLinkRequested: () => (isEmbedded ? liveSession()?.post({ type: 'closeRequested' }) : closeLink()),
  }
}

function trustedUrl(linkToken: string, options: LinkOptions): string | undefined {
  const url = decodeLinkToken(linkToken)
  if (!url) return undefined
  const { trustedLinkOrigins: trusted, displayFiatCurrency, theme, language } = options
  if (trusted && !trusted.includes(new URL(url).origin)) return undefined
  return appendLinkParameters(url, {
    language: (language === 'system' ? navigator.language : language) || 'en',
    ...(displayFiatCurrency && { fiatCurrency: displayFiatCurrency }),
    ...(theme && { theme }),
    embedded: options.renderType === 'embedded',
  })
}

function openInFrame(url: string, id: string, options: LinkOptions): void {
  const iframe = document.getElementById(id)
  if (!(iframe instanceof HTMLIFrameElement)) return warn(`Mesh SDK: No iframe found with id ${id}`)
  liveSession()?.end()
  iframe.allow = allowPolicy(url)
  startSession(iframe, new URL(url).origin, options, () => undefined)
  iframe.src = url
}

function openInOverlay(url: string, options: LinkOptions, closeLink: () => void): void {
  liveSession()?.end()
  const overlay = openOverlay(url, options.title ?? 'Link an account', () => {
    const session = liveSession()
    // A page that never loaded cannot be asked: the user must be able to leave all the same.
    if (session?.isLoaded()) session.post({ type: 'closeRequested' })
    else closeLink()
  })
  startSession(overlay.iframe, new URL(url).origin, options, overlay.remove)
}
