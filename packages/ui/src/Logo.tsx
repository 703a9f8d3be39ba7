import { type CSSProperties, useState } from 'react'

import { hueOf, initials } from './initials.ts'

const classOf = (size: LogoProps['size'], round: LogoProps['round'], isPictured: boolean): string =>
  ['r-logo', size && `r-logo--${size}`, round && 'r-logo--round', isPictured && 'r-logo--pictured']
    .filter(Boolean)
    .join(' ')

/**
 * Shows initials at once and replaces them by the picture: without an empty box or a layout shift. A broken picture
 * leaves the initials.
 */
export function Logo({ name, url, size, round }: LogoProps) {
  const [picture, setPicture] = useState<'waiting' | 'shown' | 'broken'>('waiting')
  return (
    <span
      className={classOf(size, round, picture === 'shown')}
      style={{ '--r-hue': hueOf(name) } as CSSProperties}
      aria-hidden="true"
    >
      {picture !== 'shown' && initials(name)}
      {url !== undefined && url !== '' && picture !== 'broken' && (
        <img
          src={url}
          alt=""
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => setPicture('shown')}
          onError={() => setPicture('broken')}
        />
      )}
    </span>
  )
}

type LogoProps = { name: string; url?: string | undefined; size?: 'small' | 'large'; round?: boolean }
