import { Icon } from '@rialto/ui'
import type { ReactNode } from 'react'

import { useLink } from '../LinkContext.tsx'
import { toWebUrl } from './toWebUrl.ts'

/** A link out of the page; nothing at all when the address is not one of the web. */
export function ExternalLink({ href, button, reportsBack, plain, children }: ExternalLinkProps) {
  const { messages } = useLink()
  const url = toWebUrl(href)
  if (url === undefined) return null
  return (
    <a
      className={button === undefined ? 'external' : `r-button r-button--wide r-button--${button}`}
      href={url}
      target="_blank"
      rel={reportsBack === true ? 'opener' : 'noopener noreferrer'}
      referrerPolicy="no-referrer"
    >
      {children}
      {plain !== true && <Icon name="external" />}
      <span className="r-hidden">{messages.common.newTab}</span>
    </a>
  )
}

type ExternalLinkProps = {
  href: string
  button?: 'primary' | 'quiet' | 'text'
  /** The window keeps its link to this page, as one that the page opens itself. */
  reportsBack?: boolean
  /** Without the sign for another tab, where space is short. */
  plain?: boolean
  children: ReactNode
}
