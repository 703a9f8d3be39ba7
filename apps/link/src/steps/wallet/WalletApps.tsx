import { Notice } from '@rialto/ui'
import { useEffect, useRef, useState } from 'react'

import { MatchNumber } from '../../continuing/MatchNumber.tsx'
import { useMove } from '../../continuing/useMove.ts'
import { useStep } from '../../StepTexts.tsx'
import { lastApp, rememberApp, withFirst } from './rememberedWallet.ts'
import { type NamedWallet, WalletLink } from './WalletLink.tsx'

/**
 * The page in the app's own browser. Its code is in the fragment. Some apps take the plain address, others a parameter.
 */
const inApp = (openUrl: string, url: string): string =>
  openUrl.replaceAll('{url}', () => encodeURIComponent(url)).replaceAll('{page}', () => url.replace(/^https?:\/\//, ''))

/**
 * The wallet apps of a phone. A press opens the app at once, because the link for it is requested beforehand; the app then shows a number
 * that the user selects here.
 */
export function WalletApps({ wallets }: { wallets: readonly NamedWallet[] }) {
  const { wallet: texts } = useStep().messages
  const move = useMove()
  const [opened, setOpened] = useState<string>()
  // The rows keep their places while one is opened.
  const [last] = useState(lastApp)
  const begin = useRef(move.start)
  useEffect(() => begin.current(), [])
  const url = move.move?.url
  return (
    <div className="group">
      {opened === undefined ? (
        <h2>{texts.apps}</h2>
      ) : (
        <>
          <Notice title={texts.continueIn(opened)}>{texts.continueBody}</Notice>
          <MatchNumber move={move} />
        </>
      )}
      <ul className="rows">
        {withFirst(wallets, last).map(one => (
          <li key={one.providerId}>
            <WalletLink
              wallet={one}
              href={url === undefined ? undefined : inApp(one.openUrl ?? '', url)}
              note={texts.opensApp}
              onOpen={() => {
                rememberApp(one.providerId)
                setOpened(one.name)
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
