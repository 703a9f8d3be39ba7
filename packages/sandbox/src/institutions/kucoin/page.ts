const LEAST = 10
const MAX_ROWS = 500
const USUAL = '50'

/** A numbered page, or `undefined` for a number or a size that is none. */
export const pageOf = <T>(params: URLSearchParams, rows: readonly T[]): object | undefined => {
  const currentPage = Number(params.get('currentPage') ?? '1')
  const pageSize = Number(params.get('pageSize') ?? USUAL)
  const isWhole = Number.isInteger(currentPage) && Number.isInteger(pageSize)
  if (!isWhole || currentPage < 1 || pageSize < LEAST || pageSize > MAX_ROWS) return undefined
  const from = (currentPage - 1) * pageSize
  const totalPage = Math.ceil(rows.length / pageSize)
  return { currentPage, pageSize, totalNum: rows.length, totalPage, items: rows.slice(from, from + pageSize) }
}
