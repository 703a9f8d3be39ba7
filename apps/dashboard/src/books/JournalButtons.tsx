import { Button } from '@rialto/ui'
import { useState } from 'react'

import { downloadFile } from '../api/downloadFile.ts'
import { useClientId } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { Problem } from '../parts/Problem.tsx'

/** Downloads the journal of the period. */
export function JournalButtons({ range, isEmpty }: { range: { from: string; to: string }; isEmpty: boolean }) {
  const { messages } = useLanguage()
  const clientId = useClientId()
  const [busy, setBusy] = useState<'csv' | 'json'>()
  const [error, setError] = useState<Error>()
  const download = async (format: 'csv' | 'json') => {
    setBusy(format)
    setError(undefined)
    const name = `journal-${range.from}-${range.to}.${format === 'csv' ? 'csv' : 'jsonl'}`
    await downloadFile(clientId, { path: '/Books/export', body: { ...range, format }, name }).catch((failure: Error) =>
      setError(failure),
    )
    setBusy(undefined)
  }
  return (
    <>
      {(['csv', 'json'] as const).map(format => (
        <Button
          key={format}
          kind="quiet"
          inactive={isEmpty}
          busy={busy === format}
          onClick={() => void download(format)}
        >
          {format === 'csv' ? messages.common.exportCsv : messages.common.exportJson}
        </Button>
      ))}
      {error && <Problem error={error} />}
    </>
  )
}
