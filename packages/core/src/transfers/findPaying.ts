import { ApiError } from '../kernel/apiError.ts'
import type { Repositories } from '../kernel/store.ts'
import type { Preview, Transfer } from './ports.ts'

/**
 * The transfer that pays for the order of a preview, where one was submitted and has not failed.
 *
 * @throws ApiError `orderAlreadySent` where one that a person had called not sent was sent after all: it stays failed, so that it
 *   is no answer, and the order is not paid again.
 */
export const findPaying = async (
  { transfers }: Pick<Repositories, 'transfers'>,
  preview: Preview,
): Promise<Transfer | undefined> => {
  const paying = await transfers.findPaying(preview)
  if (paying?.foundLateAtMs !== undefined && paying.id !== preview.id) throw new ApiError('orderAlreadySent')
  return paying
}
