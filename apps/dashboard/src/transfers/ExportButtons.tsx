import { Button } from '@rialto/ui'
import { useState } from 'react'

import { useClientId } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { Problem } from '../parts/Problem.tsx'
import { exportTransfers } from './exportTransfers.ts'
import { filterBody, type TransferSearch } from './transferSearch.ts'

function useExport(search: TransferSearch) {
  const clientId = useClientId()
  const [busy, setBusy] = useState<'csv' | 'json'>()
  const [error, setError] = useState<Error>()
  const download = async (format: 'csv' | 'json') => {
    setBusy(format)
    setError(undefined)
    await exportTransfers(clientId, { ...filterBody(search), format }).catch((failure: Error) => setError(failure))
    setBusy(undefined)
  }
  return { busy, error, download }
}

/** Downloads all transfers that match the filters, as a table or as records. */
export function ExportButtons({ search, isEmpty }: { search: TransferSearch; isEmpty: boolean }) {
  const { messages } = useLanguage()
  const { busy, error, download } = useExport(search)
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
