import { ApiError, invalidField, missingField } from '@rialto/core'

/**
 * The one file of a `multipart/form-data` body, under this field name in any letter case. Other fields are ignored, and
 * so are the name and type that the sender gives the file. The caller limits the size of the body.
 *
 * @throws ApiError `unsupportedFile`, `badRequest`, `missingField` or `invalidField`.
 */
export const readUpload = async (contentType: string | undefined, body: unknown, field: string): Promise<Buffer> => {
  if (!/^multipart\/form-data *;/i.test(contentType ?? ''))
    throw new ApiError('unsupportedFile', { message: `${field}: send the file as multipart/form-data` })
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  // Counts the parts first, because parsing each of them blocks the process.
  if (hasMoreParts(contentType ?? '', bytes, maxParts))
    throw new ApiError('badRequest', { message: `The multipart body has more than ${maxParts} parts.` })
  const form = await readForm(contentType ?? '', bytes)
  const [file, ...more] = [...form].filter(([name]) => name.toLowerCase() === field.toLowerCase())
  if (!file) throw missingField(field)
  if (more.length > 0) throw invalidField(field, 'must occur exactly once')
  if (typeof file[1] === 'string') throw invalidField(field, 'must be a file')
  return Buffer.from(await file[1].arrayBuffer())
}

const maxParts = 20

const hasMoreParts = (contentType: string, body: Buffer, limit: number): boolean => {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const delimiter = `--${quoted ?? plain ?? ''}`
  let count = 0
  for (let at = body.indexOf(delimiter); at !== -1; at = body.indexOf(delimiter, at + delimiter.length)) {
    count += 1
    // The last delimiter ends the last part.
    if (count > limit + 1) return true
  }
  return false
}

const readForm = (contentType: string, body: Buffer): Promise<FormData> =>
  new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch((error: unknown) => {
      throw new ApiError('badRequest', { message: 'The multipart body could not be read.', cause: error })
    })
