import type { AdminValue } from '@rialto/contract'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { ExactTime } from '../parts/Time.tsx'
import { words } from '../parts/words.ts'

type History = AdminValue<'readTransferHistory', 'content'>

const tones = { settled: 'good', failed: 'bad', unknown: 'warn' } as const

const toneOf = (phase: string) => (phase in tones ? tones[phase as keyof typeof tones] : undefined)

type Change = History['changes'][number]

/** A further report of the same step. */
const isRepeated = (change: Change, before: Change | undefined): boolean =>
  before !== undefined &&
  (['phase', 'cause', 'upstreamStatus', 'detail', 'hash', 'confirmations'] as const).every(
    name => change[name] === before[name],
  )

/** A step of the bridge is a name in code; other details are sentences. */
const wordsOf = (detail: string): string => (/^[a-z]+([A-Z][a-z]+)*$/.test(detail) ? words(detail) : detail)

/** The changes of a transfer with their causes, each with its time to the second. */
export function Timeline({ changes }: Pick<History, 'changes'>) {
  const { messages } = useLanguage()
  const shown = changes.filter((change, index) => !isRepeated(change, changes[index - 1]))
  if (shown.length === 0) return <p className="r-soft">{messages.transfers.noHistory}</p>
  return (
    <ol className="timeline">
      {shown.map((change, index) => (
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
          {change.detail !== null && <p className="r-small">{wordsOf(change.detail)}</p>}
        </li>
      ))}
    </ol>
  )
}
