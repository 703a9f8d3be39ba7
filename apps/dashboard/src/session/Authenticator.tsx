import { useLanguage } from '../messages/LanguageContext.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { QrCode } from './QrCode.tsx'

type AuthenticatorProps = { authenticatorUrl: string; authenticatorSecret: string }

/** The QR code and the secret for an authenticator app. */
export function Authenticator({ authenticatorUrl, authenticatorSecret }: AuthenticatorProps) {
  const { messages } = useLanguage()
  return (
    <section className="authenticator" aria-labelledby="authenticator">
      <h2 id="authenticator">{messages.session.authenticator}</h2>
      <QrCode text={authenticatorUrl} label={messages.session.qrCode} />
      <p className="r-small r-soft">{messages.session.orKey}</p>
      <p className="copyable">
        <code className="r-mono authenticator__secret">{authenticatorSecret}</code>
        <CopyButton text={authenticatorSecret} label={messages.session.copyKey} />
      </p>
    </section>
  )
}
