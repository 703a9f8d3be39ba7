import { type CSSProperties, useState } from 'react'

import { hueOf, initials } from './initials.ts'

const classOf = (size: LogoProps['size'], round: LogoProps['round'], isPictured: boolean): string =>
  ['r-logo', size && `r-logo--${size}`, round && 'r-logo--round', isPictured && 'r-logo--pictured']
    .filter(Boolean)
    .join(' ')

/**
 * A picture in a tinted square, which holds its place while it loads. Initials stand for a picture that is missing or
 * broken.
 */
export function Logo({ name, url, size, round }: LogoProps) {
  const [picture, setPicture] = useState<'waiting' | 'shown' | 'broken'>('waiting')
  const isPictured = url !== undefined && url !== '' && picture !== 'broken'
  return (
    <span
      className={classOf(size, round, picture === 'shown')}
      style={{ '--r-hue': hueOf(name) } as CSSProperties}
      aria-hidden="true"
    >
      {isPictured ? (
        <img
          src={url}
          alt=""
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => setPicture('shown')}
          onError={() => setPicture('broken')}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}

type LogoProps = { name: string; url?: string | undefined; size?: 'small' | 'large'; round?: boolean }
