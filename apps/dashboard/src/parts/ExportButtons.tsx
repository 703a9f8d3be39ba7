import type { ExportJournalRequest, ExportRefundsRequest, ExportTransfersRequest } from '@rialto/contract'
import { Button } from '@rialto/ui'
import { useState } from 'react'

import { downloadFile } from '../api/downloadFile.ts'
import { useClientId } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { Problem } from './Problem.tsx'

const endings = { csv: 'csv', json: 'jsonl' } as const

type Format = keyof typeof endings

type Export =
  | { path: '/Transfers/export'; filter: Omit<ExportTransfersRequest, 'format'> }
  | { path: '/Refunds/export'; filter: Omit<ExportRefundsRequest, 'format'> }
  | { path: '/Books/export'; filter: Omit<ExportJournalRequest, 'format'> }

type ExportButtonsProps = Export & {
  /** The file's name without its ending. */
  name: string
  isEmpty: boolean
}

/** Downloads an export, as a table or as records. */
export function ExportButtons({ path, filter, name, isEmpty }: ExportButtonsProps) {
  const { messages } = useLanguage()
  const clientId = useClientId()
  const [busy, setBusy] = useState<Format>()
  const [error, setError] = useState<Error>()
  const download = async (format: Format) => {
    setBusy(format)
    setError(undefined)
    const file = { path, body: { ...filter, format }, name: `${name}.${endings[format]}` }
    await downloadFile(clientId, file).catch((failure: Error) => setError(failure))
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
