import type {
  ExportJournalRequest,
  ExportRefundsRequest,
  ExportTransfersRequest,
  ExportUnassignedPaymentsRequest,
} from '@rialto/contract'
import { Button } from '@rialto/ui'
import { useState } from 'react'
import { useClientId } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { Problem } from './Problem.tsx'
import { saveFile } from './downloadJson.ts'
import { ApiFailure } from '../api/ApiFailure.ts'
import { basePath } from '../api/callOperation.ts'

/** Requests a file from the server and offers it as a download. @throws ApiFailure */
const downloadFile = async (
  clientId: string | undefined,
  { path, body, name }: { path: string; body: object; name: string },
): Promise<void> => {
  const response = await fetch(`${basePath}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(clientId === undefined ? {} : { 'X-Client-Id': clientId }) },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new ApiFailure(0, 'unreachable')
  })
  if (response.status === 401) throw new ApiFailure(401, 'signedOut')
  if (!response.ok) throw new ApiFailure(response.status, '')
  saveFile(name, await response.blob())
}

const endings = { csv: 'csv', json: 'jsonl' } as const

type Format = keyof typeof endings

type Export =
  | { path: '/Transfers/export'; filter: Omit<ExportTransfersRequest, 'format'> }
  | { path: '/Refunds/export'; filter: Omit<ExportRefundsRequest, 'format'> }
  | { path: '/UnassignedPayments/export'; filter: Omit<ExportUnassignedPaymentsRequest, 'format'> }
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
