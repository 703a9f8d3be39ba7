import { useEffect, useState } from 'react'

type QrCodeProps = { value: string; label: string }

/** Drawn as one path, so that it takes the page's colors; the library comes when one is first shown. */
export function QrCode({ value, label }: QrCodeProps) {
  const [drawn, setDrawn] = useState<{ path: string; size: number }>()
  useEffect(() => {
    let isShown = true
    void import('uqr')
      .then(({ encode }) => encode(value, { border: 2 }))
      .then(({ data, size }) => {
        const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
        if (isShown) setDrawn({ path: modules.join(''), size })
      })
      .catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [value])
  if (drawn === undefined) return <span className="qr" />
  return (
    <svg className="qr" viewBox={`0 0 ${drawn.size} ${drawn.size}`} role="img" aria-label={label}>
      <path d={drawn.path} fill="currentColor" />
    </svg>
  )
}
