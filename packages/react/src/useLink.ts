import {
  type BackupConfig,
  type BackupOpenOptions,
  createLink as createWebLink,
  type Link,
  type LinkOptions,
} from '@rialto/web-sdk'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Tiles are shown before Link is opened: use `createLink` in an effect for them. */
export type UseLinkOptions = Omit<LinkOptions, 'tiles'> & {
  /** Replaces `createLink`, for example with that of `createTestLink` in your tests. */
  createLink?: (options: LinkOptions) => Link
}

export type UseLink = {
  /** True from `open` until `onExit`. */
  isOpen: boolean
  /** Opens the Link page of a link token; with `renderType: 'embedded'` in the iframe of that id. */
  open: (linkToken: string, customIframeId?: string) => void
  openBackup: (config: BackupConfig, openOptions?: BackupOpenOptions) => void
  close: () => void
}

/**
 * Link in a component. Options may change between renders: callbacks are always the latest, and other options apply
 * when Link is opened. Link closes with the component.
 *
 * @example const { open, isOpen } = useLink({ onIntegrationConnected: save, onExit: () => refresh() }) <button
 * disabled={isOpen} onClick={() => open(linkToken)}>Deposit</button>
 */
export function useLink(options: UseLinkOptions): UseLink {
  const latest = useRef(options)
  const link = useRef<Link>(undefined)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    latest.current = options
  })
  const close = useCallback(() => link.current?.closeLink(), [])
  // An unmounted component's listener must not run when closing causes the exit.
  useEffect(
    () => () => {
      const last = link.current
      link.current = undefined
      last?.closeLink()
    },
    [],
  )
  const begin = useCallback((): Link => {
    const { createLink = createWebLink, ...own } = latest.current
    const made: Link = createLink({
      ...own,
      onIntegrationConnected: payload => latest.current.onIntegrationConnected(payload),
      onTransferFinished: payload => latest.current.onTransferFinished?.(payload),
      onEvent: event => latest.current.onEvent?.(event),
      onExit: (errorMessage, summary) => {
        if (link.current === made) {
          link.current = undefined
          setOpen(false)
        }
        latest.current.onExit?.(errorMessage, summary)
      },
    })
    link.current?.closeLink()
    link.current = made
    setOpen(true)
    return made
  }, [])
  const open = useCallback((linkToken: string, id?: string) => begin().openLink(linkToken, id), [begin])
  const openBackup = useCallback(
    (config: BackupConfig, openOptions?: BackupOpenOptions) => begin().openLinkBackup(config, openOptions),
    [begin],
  )
  return { isOpen, open, openBackup, close }
}
