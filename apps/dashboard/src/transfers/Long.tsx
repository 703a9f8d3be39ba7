import { Fact, Icon } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'

/** The last characters stay visible where a table shortens the text. */
const endLength = 6

/** An address, a hash or an id, to be copied; with `href`, a link to a block explorer. In the tables of a wide page it is shortened. */
export function Long({ text, href }: { text: string; href?: string | undefined }) {
  const { messages } = useLanguage()
  return (
    <span className="copyable">
      {href === undefined ? (
        <code className="r-mono copyable__text" title={text}>
          <Ends text={text} />
        </code>
      ) : (
        <a className="r-mono copyable__text" href={href} target="_blank" rel="noreferrer" title={text}>
          <Ends text={text} />
          <Icon name="external" />
          <span className="r-hidden"> {messages.common.blockExplorer}</span>
        </a>
      )}
      <CopyButton text={text} label={messages.common.copy(text)} />
    </span>
  )
}

/** A long text below its label. Nothing without a text. */
export function LongFact(fact: { label: string; text: string | null | undefined; href?: string | undefined }) {
  if (!fact.text) return null
  return (
    <Fact label={fact.label} stacked>
      <Long text={fact.text} href={fact.href} />
    </Fact>
  )
}

function Ends({ text }: { text: string }) {
  if (text.length <= 2 * endLength) return text
  return (
    <>
      <span className="long__start">{text.slice(0, -endLength)}</span>
      {text.slice(-endLength)}
    </>
  )
}
