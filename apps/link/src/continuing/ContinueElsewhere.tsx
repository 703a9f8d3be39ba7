import type { LinkIntegration } from '@rialto/contract'
import { appendLinkParameters } from '@rialto/link-protocol'
import { Button, Notice } from '@rialto/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ToggleEvent, useEffect, useRef, useState } from 'react'

import { isEnded } from '../api/isEnded.ts'
import { continuePath } from '../session/continued.ts'
import { Copyable } from '../shell/Copyable.tsx'
import { ExternalLink } from '../shell/ExternalLink.tsx'
import { PairingCodeField, pairingCodeLength } from '../shell/PairingCodeField.tsx'
import { QrCode } from '../shell/QrCode.tsx'
import { useStep } from '../StepTexts.tsx'
import type { AcceptedMove, StartedMove } from './moveApi.ts'

/** An app with a built-in browser that can continue the session, as in `LinkIntegration`. */
type WalletApp = Pick<NonNullable<LinkIntegration['wallets']>[number], 'name' | 'openUrl'>

/**
 * The page in the app's own browser. Its code is in the fragment. Some apps take the address as it is, others as a
 * parameter.
 */
const inApp = (openUrl: string, url: string): string =>
  openUrl.replaceAll('{url}', () => encodeURIComponent(url)).replaceAll('{page}', () => url.replace(/^https?:\/\//, ''))

/** For steps that need another device: a link moves the session there after this page has confirmed it. */
export function ContinueElsewhere({ apps = [] }: { apps?: readonly WalletApp[] }) {
  const { state, dispatch, api, messages } = useStep()
  const { choice } = state
  const texts = messages.elsewhere
  const start = useMutation({
    mutationFn: () => api.post<StartedMove>('session/move', { choice }),
    onError: error => {
      if (isEnded(error)) dispatch({ type: 'sessionEnded', reason: 'expired' })
    },
  })
  const open = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open && start.data === undefined) start.mutate()
  }
  return (
    <details className="more" onToggle={open}>
      <summary>{apps.length > 0 ? messages.manual.openWallet : texts.title}</summary>
      {start.isError && (
        <Notice tone="warn" live>
          {messages.problems.offline.body}
        </Notice>
      )}
      {start.data !== undefined && (
        <Started
          key={start.data.code}
          apps={apps}
          move={start.data}
          isRenewing={start.isPending}
          onRenew={() => start.mutate()}
        />
      )}
    </details>
  )
}

type StartedProps = { apps: readonly WalletApp[]; move: StartedMove; isRenewing: boolean; onRenew: () => void }

function Started({ apps, move, isRenewing, onRenew }: StartedProps) {
  const { dispatch, api, language, messages, format, say } = useStep()
  const texts = messages.elsewhere
  const page = appendLinkParameters(window.location.origin + continuePath, {
    language: language.texts,
    embedded: false,
  })
  const url = `${page}#${move.code}`
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isIncomplete, setIncomplete] = useState(false)
  const accept = useMutation({
    mutationFn: () => api.post<AcceptedMove>('session/move/accept', { pairingCode: code }),
    onSuccess: ({ status }) => {
      if (status === 'accepted') dispatch({ type: 'sessionEnded', reason: 'moved' })
    },
    onError: error => {
      if (isEnded(error)) dispatch({ type: 'sessionEnded', reason: 'expired' })
    },
  })
  const status = accept.data?.status
  const refused = status === 'wrong' ? texts.wrong : undefined
  const error = isIncomplete ? messages.oauth.pairingIncomplete : refused
  useEffect(() => {
    if (refused === undefined) return
    say(refused)
    input.current?.focus()
  }, [refused, accept.submittedAt, say])
  if (status === 'over')
    return (
      <div className="elsewhere">
        <Notice tone="warn" live>
          {texts.over}
        </Notice>
        <Button kind="quiet" busy={isRenewing} onClick={onRenew}>
          {texts.renew}
        </Button>
      </div>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIncomplete(code.length < pairingCodeLength)
    if (code.length === pairingCodeLength) accept.mutate()
    else input.current?.focus()
  }
  return (
    <form className="elsewhere" noValidate onSubmit={submit}>
      <p className="r-small r-soft">{texts.scan}</p>
      {apps.map(({ name, openUrl = '' }) => (
        <ExternalLink key={name} button="quiet" href={inApp(openUrl, url)}>
          {messages.wallet.payButton(name)}
        </ExternalLink>
      ))}
      <QrCode value={url} label={texts.link} />
      <Copyable value={url} label={texts.link}>
        <span>{texts.link}</span>
      </Copyable>
      <PairingCodeField
        ref={input}
        label={texts.code}
        code={code}
        error={error}
        onCode={typed => {
          setIncomplete(false)
          accept.reset()
          setCode(typed)
        }}
      />
      {accept.isError && (
        <Notice tone="warn" live>
          {messages.problems.offline.body}
        </Notice>
      )}
      <Button kind="quiet" type="submit" busy={accept.isPending}>
        {texts.move}
      </Button>
      <p className="r-small r-soft">
        {texts.once(format.time(move.expiresAtMs))} {texts.warning}
      </p>
    </form>
  )
}
