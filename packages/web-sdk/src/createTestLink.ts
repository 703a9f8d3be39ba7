import type { BackupConfig } from '@rialto/link-protocol'

import type { Link, LinkOptions } from './options.ts'
import { showTiles } from './tiles.ts'

type Opened = { linkToken: string } | { backupConfig: BackupConfig }

/** The last opening, and the options whose callbacks the test calls in place of the Link page. */
export type TestLink = {
  createLink: (options: LinkOptions) => Link
  opened: () => Opened | undefined
  options: () => LinkOptions
}

/** Callbacks of one opening, passed on while it is live; `onExit` ends it. */
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
 * A link whose openings all begin the same way, including those from tiles. Both ways of closing end the last opening.
 */
const linkOf = (given: LinkOptions, begin: (what: Opened) => void, end: () => void): Link => {
  const { tiles, title = 'Link an account', theme } = given
  const refuse = (problem: string): void => given.onExit?.(problem, { page: 'startPage', errorMessage: problem })
  if (tiles) showTiles(tiles, { title, theme }, linkToken => begin({ linkToken }), refuse)
  return {
    openLink: linkToken => begin({ linkToken }),
    openLinkBackup: backupConfig => begin({ backupConfig }),
    closeLink: end,
    closeLinkRequested: end,
  }
}

/**
 * Replaces `createLink` in your own tests: opens no page, and follows the rules of the real one. `onExit` is called
 * once per session, with a `page`, and no callback follows it.
 *
 * @example const link = createTestLink() render(<Deposit createLink={link.createLink} />)
 * link.options().onTransferFinished?.(transfer) link.options().onExit?.(undefined, { page: 'transferExecutedPage' })
 */
export function createTestLink(): TestLink {
  let opened: Opened | undefined
  let options: LinkOptions | undefined
  const begin = (given: LinkOptions, what: Opened): void => {
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
    createLink: given =>
      linkOf(
        given,
        what => begin(given, what),
        () => options?.onExit?.(),
      ),
  }
}
