import type { AdminValue } from '@rialto/contract'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { ExactTime } from '../parts/Time.tsx'

type History = AdminValue<'readTransferHistory', 'content'>

const tones = { settled: 'good', failed: 'bad', unknown: 'warn' } as const

const toneOf = (phase: string) => (phase in tones ? tones[phase as keyof typeof tones] : undefined)

/** The changes of a transfer with their causes, each with its time to the second. */
export function Timeline({ changes }: Pick<History, 'changes'>) {
  const { messages } = useLanguage()
  if (changes.length === 0) return <p className="r-soft">{messages.transfers.noHistory}</p>
  return (
    <ol className="timeline">
      {changes.map((change, index) => (
        <li key={index} data-tone={toneOf(change.phase)}>
          <p className="strong">{messages.transfers.causes[change.cause]}</p>
          <p className="r-small r-soft">
            <ExactTime seconds={change.timestamp} />
            {change.confirmations !== null && ` · ${messages.transfers.confirmations(change.confirmations)}`}
            {change.upstreamStatus !== null && (
              <>
                {' · '}
                <code>{change.upstreamStatus}</code>
              </>
            )}
          </p>
          {change.detail !== null && <p className="r-small">{change.detail}</p>}
        </li>
      ))}
    </ol>
  )
}
