import { useLanguage } from '../messages/LanguageContext.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'

/** A text to copy and paste elsewhere. */
export function Code({ label, text }: { label: string; text: string }) {
  const { messages } = useLanguage()
  return (
    <div className="curl__text">
      {/* Scrolls sideways on a phone, and is reachable by keyboard. */}
      <pre className="code" tabIndex={0} aria-label={label}>
        {text}
      </pre>
      <CopyButton text={text} label={messages.common.copy(label)} />
    </div>
  )
}
