import { useState } from 'react'
import type { CSSProperties } from 'react'

import { hueOf, initials } from './initials.ts'

/** Initials at once, the picture over them when it arrives: no empty box, no jump, and a broken picture leaves the initials. */
export function Logo({ name, url, size, round }: LogoProps) {
  const [broken, setBroken] = useState(false)
  const names = ['r-logo', size && `r-logo--${size}`, round && 'r-logo--round']
  return (
    <span
      className={names.filter(Boolean).join(' ')}
      style={{ '--r-hue': hueOf(name) } as CSSProperties}
      aria-hidden="true"
    >
      {initials(name)}
      {url !== undefined && url !== '' && !broken && (
        <img src={url} alt="" decoding="async" referrerPolicy="no-referrer" onError={() => setBroken(true)} />
      )}
    </span>
  )
}

export type LogoProps = { name: string; url?: string | undefined; size?: 'small' | 'large'; round?: boolean }
