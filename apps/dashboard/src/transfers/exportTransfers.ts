import type { ExportTransfersRequest } from '@rialto/contract'

import { downloadFile } from '../api/downloadFile.ts'

/** Downloads the file of an export. @throws ApiFailure */
export const exportTransfers = (clientId: string | undefined, body: ExportTransfersRequest): Promise<void> =>
  downloadFile(clientId, {
    path: '/Transfers/export',
    body,
    name: `transfers.${body.format === 'csv' ? 'csv' : 'jsonl'}`,
  })
