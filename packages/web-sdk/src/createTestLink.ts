import type { BackupConfig } from '@rialto/link-protocol'

import type { Link, LinkOptions } from './options.ts'
import { showTiles } from './tiles.ts'

/** What was opened last, and the options whose callbacks the test calls in place of the Link page. */
export type TestLink = {
  createLink: (options: LinkOptions) => Link
  opened: () => { linkToken: string } | { backupConfig: BackupConfig } | undefined
  options: () => LinkOptions
}

/** The callbacks of one opening, which come as long as it is live; `onExit` ends it. */
const untilExit = (given: LinkOptions, isLive: () => boolean, end: () => void): LinkOptions => ({
  ...given,
  onIntegrationConnected: payload => isLive() && given.onIntegrationConnected(payload),
  onTransferFinished: payload => isLive() && given.onTransferFinished?.(payload),
  onEvent: event => isLive() && given.onEvent?.(event),
  onExit: (errorMessage, summary = { page: 'startPage' }) => {
    if (!isLive()) return
    end()
    given.onExit?.(errorMessage, summary)
  },
})

/**
 * In place of `createLink` in your own tests: opens no page, and keeps to the rules of the real one. `onExit` comes once per session,
 * with a `page`, and nothing after it.
 *
 * @example
 * const link = createTestLink()
 * render(<Deposit createLink={link.createLink} />)
 * link.options().onTransferFinished?.(transfer)
 * link.options().onExit?.(undefined, { page: 'transferExecutedPage' })
 */
export function createTestLink(): TestLink {
  let opened: ReturnType<TestLink['opened']>
  let options: LinkOptions | undefined
  const begin = (given: LinkOptions, what: NonNullable<typeof opened>): void => {
    const isLive = (): boolean => opened === what
    opened = what
    options = untilExit(given, isLive, () => (opened = undefined))
  }
  return {
    opened: () => opened,
    options: () => {
      if (!options) throw new Error('Nothing was opened yet: call openLink first.')
      return options
    },
    createLink: given => {
      const close = (): void => options?.onExit?.()
      const { tiles, title = 'Link an account', theme } = given
      const refuse = (problem: string): void => given.onExit?.(problem, { page: 'startPage', errorMessage: problem })
      if (tiles) showTiles(tiles, { title, theme }, linkToken => begin(given, { linkToken }), refuse)
      return {
        openLink: linkToken => begin(given, { linkToken }),
        openLinkBackup: backupConfig => begin(given, { backupConfig }),
        closeLink: close,
        closeLinkRequested: close,
      }
    },
  }
}
