import { Icon } from '@rialto/ui'

import { useLink } from '../LinkContext.tsx'
import { ExternalLink } from './ExternalLink.tsx'

/** The operator of the installation, and links to more information: the same on every step. */
export function Footer() {
  const { state, messages } = useLink()
  const { common } = messages
  const operator = state.session?.operator
  if (operator === undefined) return null
  const { name, termsUrl, privacyUrl, helpUrl } = operator
  const links = Object.entries({ [common.terms]: termsUrl, [common.privacy]: privacyUrl, [common.help]: helpUrl })
  return (
    <footer className="link__footer">
      <span className="link__secured">
        <Icon name="lock" />
        {common.securedBy(name)}
      </span>
      {links.map(
        ([label, url]) =>
          url !== undefined && (
            <ExternalLink key={label} href={url} plain>
              {label}
            </ExternalLink>
          ),
      )}
    </footer>
  )
}
