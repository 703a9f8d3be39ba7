import { Icon } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'

/** An address, a hash or an id in full, to be copied; with `href`, a link to a block explorer. */
export function Long({ text, href }: { text: string; href?: string | undefined }) {
  const { messages } = useLanguage()
  return (
    <span className="copyable">
      {href === undefined ? (
        <code className="r-mono copyable__text">{text}</code>
      ) : (
        <a className="r-mono copyable__text" href={href} target="_blank" rel="noreferrer">
          {text}
          <Icon name="external" />
          <span className="r-hidden"> {messages.common.blockExplorer}</span>
        </a>
      )}
      <CopyButton text={text} label={messages.common.copy(text)} />
    </span>
  )
}
