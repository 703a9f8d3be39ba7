import { assetNamed } from './assetCodes.ts'

const MAX_ROWS = 500

const numberOf = (text: string | null, fallback: number): number =>
  text !== null && /^\d{1,11}(\.\d+)?$/.test(text) ? Number(text) : fallback

/** `asset`, `start`, `end` and `limit` of both histories. Bounds are inclusive; newest first. */
export const readRange = (params: URLSearchParams, defaultLimit: number) => {
  const asset = params.get('asset')
  const startS = numberOf(params.get('start'), 0)
  const endS = numberOf(params.get('end'), Infinity)
  const limit = Math.min(numberOf(params.get('limit'), defaultLimit), MAX_ROWS)
  return {
    isRequested: (symbol: string): boolean => asset === null || assetNamed(asset)?.symbol === symbol,
    /** Rows are in the order of their creation. */
    page: <T extends { time: number }>(rows: readonly T[]): T[] =>
      rows
        .filter(({ time }) => time >= startS && time <= endS)
        .reverse()
        .slice(0, limit),
  }
}
