import { encode } from 'uqr'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'

/** Black on white in both themes, as cameras require. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg className="qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

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
