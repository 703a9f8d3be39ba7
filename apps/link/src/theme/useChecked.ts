import type { CheckedColors } from '@rialto/contract'
import { useEffect, useState } from 'react'

import type { LinkSessionHandle } from '../session/createLinkSession.ts'

const checkAfterMs = 150

type Colors = { light: string; dark: string }

/** Whether text in these colors is legible, as the server finds when a configuration is saved. */
export function useChecked({ api }: LinkSessionHandle, colors: Colors | undefined) {
  const [checked, setChecked] = useState<CheckedColors>()
  const { light, dark } = colors ?? {}
  useEffect(() => {
    if (light === undefined || dark === undefined) return
    let isOver = false
    const timer = setTimeout(() => {
      void api.post<CheckedColors>('colors', { accentColor: { light, dark } }).then(
        answer => isOver || setChecked(answer),
        () => undefined,
      )
    }, checkAfterMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [api, light, dark])
  return checked
}
