import { saveFile } from '../parts/downloadJson.ts'
import { ApiFailure } from './ApiFailure.ts'
import { basePath } from './callOperation.ts'

/** Requests a file from the server and offers it as a download. @throws ApiFailure */
export const downloadFile = async (
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
