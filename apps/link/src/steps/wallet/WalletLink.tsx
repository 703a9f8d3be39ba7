import type { LinkIntegration } from '@rialto/contract'
import { Icon, Logo } from '@rialto/ui'

import { toWebUrl } from '../../shell/toWebUrl.ts'
import { useStep } from '../../StepTexts.tsx'

export type NamedWallet = NonNullable<LinkIntegration['wallets']>[number]

type WalletLinkProps = {
  wallet: NamedWallet
  href: string | undefined
  note: string
  onOpen?: () => void
}

/** A wallet as a row that leads out of the page. Inactive until its address is known. */
export function WalletLink({ wallet: { name, logoUrl }, href, note, onOpen }: WalletLinkProps) {
  const { common } = useStep().messages
  const url = href === undefined ? undefined : toWebUrl(href)
  return (
    <a
      className="r-row"
      href={url}
      role="link"
      aria-disabled={url === undefined || undefined}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
      onClick={() => url !== undefined && onOpen?.()}
    >
      <Logo name={name} url={logoUrl} />
      <span className="r-row__body">
        <span className="r-row__title">{name}</span> <span className="r-row__note">{note}</span>
      </span>
      <Icon name="external" />
      <span className="r-hidden">{common.newTab}</span>
    </a>
  )
}
