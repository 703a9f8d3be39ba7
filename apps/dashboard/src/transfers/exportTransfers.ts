import type { ExportTransfersRequest } from '@rialto/contract'

import { ApiFailure } from '../api/ApiFailure.ts'
import { basePath } from '../api/callOperation.ts'
import { saveFile } from '../parts/downloadJson.ts'

/** Downloads the file of an export. @throws ApiFailure */
export const exportTransfers = async (clientId: string | undefined, body: ExportTransfersRequest): Promise<void> => {
  const response = await fetch(`${basePath}/Transfers/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(clientId === undefined ? {} : { 'X-Client-Id': clientId }) },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new ApiFailure(0, 'unreachable')
  })
  if (response.status === 401) throw new ApiFailure(401, 'signedOut')
  if (!response.ok) throw new ApiFailure(response.status, '')
  saveFile(`transfers.${body.format === 'csv' ? 'csv' : 'jsonl'}`, await response.blob())
}
