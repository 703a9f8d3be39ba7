import { useEffect, useState } from 'react'

import { afterPaint } from './afterPaint.ts'

/**
 * Draws a long list in parts, each painted before the next one, so that a slow phone takes a tap in between. Answers the
 * number of rows to draw now.
 */
export function useParts(rows: number, part: number): number {
  const [drawn, setDrawn] = useState(part)
  const isWhole = drawn >= rows
  useEffect(() => (isWhole ? undefined : afterPaint(() => setDrawn(drawn + part))), [isWhole, drawn, part])
  return Math.min(drawn, rows)
}
