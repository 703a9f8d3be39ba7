import { assetNamed } from './assetCodes.ts'

const MAX_ROWS = 500

const numberOf = (text: string | null, fallback: number): number =>
  text !== null && /^\d{1,11}(\.\d+)?$/.test(text) ? Number(text) : fallback

/** `asset`, `start`, `end` and `limit` as both histories take them. Bounds are included; newest first. */
export const readRange = (params: URLSearchParams, defaultLimit: number) => {
  const asset = params.get('asset')
  const startS = numberOf(params.get('start'), 0)
  const endS = numberOf(params.get('end'), Infinity)
  const limit = Math.min(numberOf(params.get('limit'), defaultLimit), MAX_ROWS)
  return {
    isRequested: (symbol: string): boolean => asset === null || assetNamed(asset)?.symbol === symbol,
    /** Of rows in the order in which they came to be. */
    page: <T extends { time: number }>(rows: readonly T[]): T[] =>
      rows
        .filter(({ time }) => time >= startS && time <= endS)
        .reverse()
        .slice(0, limit),
  }
}
