import { Notice } from '@rialto/ui'

import { CopyButton } from './CopyButton.tsx'

/** Something that is shown once. */
export function Secret({ name, text }: { name: string; text: string }) {
  return (
    <>
      <Notice tone="warn" title="Store it now">
        <p>It is not shown again.</p>
      </Notice>
      <p className="copyable">
        <code className="r-mono copyable__text" aria-label={name}>
          {text}
        </code>
        <CopyButton text={text} label={`Copy ${name}`} />
      </p>
    </>
  )
}
