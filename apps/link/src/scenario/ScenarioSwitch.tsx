import type { SandboxScenario, SandboxScenarioChange, SandboxSession } from '@rialto/contract'
import { Button, Icon, Notice } from '@rialto/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../api/ApiError.ts'
import { useStep } from '../StepTexts.tsx'
import { ClockSection } from './ClockSection.tsx'
import { FaultSection } from './FaultSection.tsx'
import { PersonaSection } from './PersonaSection.tsx'

/** Opens a separate page with a session like this one. */
function ThemeSection() {
  const { api } = useStep()
  const opening = useMutation({
    // Browsers block a window that opens later than in the click.
    mutationFn: async (opened: Window | null) => {
      const { code } = await api.post<SandboxSession>('sandbox/session', {})
      const address = `/theme/preview?${new URLSearchParams({ code }).toString()}`
      if (opened === null) window.location.assign(address)
      else opened.location.replace(address)
    },
    onError: (_, opened) => opened?.close(),
  })
  return (
    <section className="scenario__section">
      <h3>Theme</h3>
      <p className="r-small r-soft">Colors, corners, font, logo and verb of Link, changed as you look at it.</p>
      <Button kind="quiet" busy={opening.isPending} onClick={() => opening.mutate(window.open('about:blank'))}>
        Open the theme preview
      </Button>
    </section>
  )
}

/** Failures without a switch: the amounts and codes that trigger them. */
function Amounts({ scenario: { amounts, codes } }: { scenario: SandboxScenario }) {
  return (
    <details className="more">
      <summary>Amounts and codes that go wrong</summary>
      <dl className="scenario__facts">
        {amounts.map(({ fraction, about }) => (
          <div key={fraction}>
            <dt>{fraction}</dt>
            <dd>{about}</dd>
          </div>
        ))}
        <div>
          <dt>{codes.valid}</dt>
          <dd>One-time code that is correct</dd>
        </div>
        <div>
          <dt>{codes.wrong}</dt>
          <dd>Incorrect code</dd>
        </div>
        <div>
          <dt>{codes.expired}</dt>
          <dd>Expired code</dd>
        </div>
      </dl>
    </details>
  )
}

/** Makes a change and says in these words that it was made. */
type MakeChange = (change: SandboxScenarioChange, said: string) => void

/** Fault injection for developers of the sandbox: in English in every language of the page, as the console is. */
export function ScenarioSwitch({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { scenario, error, said, say, change } = useScenario()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className="scenario" lang="en" dir="ltr" aria-labelledby="scenario-title" onClose={onClose}>
      <div className="scenario__head">
        <h2 id="scenario-title">Sandbox scenario</h2>
        <button type="button" className="r-icon-button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <div className="scenario__body">
        <p className="r-small r-soft">
          Applies to the whole sandbox, except the persona, which only fills in your own forms.
        </p>
        {error !== undefined && (
          <Notice tone="warn" live>
            {error}
          </Notice>
        )}
        {scenario && (
          <>
            <PersonaSection scenario={scenario} change={change} say={say} />
            <FaultSection scenario={scenario} change={change} />
            <Amounts scenario={scenario} />
            <ClockSection scenario={scenario} change={change} />
            <ThemeSection />
          </>
        )}
      </div>
      <div className="scenario__foot">
        <p role="status" className="r-small">
          {said}
        </p>
        <Button kind="quiet" onClick={() => dialog.current?.close()}>
          Done
        </Button>
      </div>
    </dialog>
  )
}

const queryKey = ['scenario']

function useScenario() {
  const { api } = useStep()
  const queries = useQueryClient()
  const [said, say] = useState('')
  const send = (change: SandboxScenarioChange) => api.post<SandboxScenario>('sandbox/scenario', change)
  const { data, error } = useQuery({ queryKey, queryFn: () => send({}), gcTime: 0 })
  const changing = useMutation({
    mutationFn: send,
    onSuccess: after => queries.setQueryData(queryKey, after),
  })
  const change: MakeChange = (wanted, done) => changing.mutate(wanted, { onSuccess: () => say(done) })
  const failure = changing.error ?? error
  return { scenario: data, error: failure === null ? undefined : wordsOf(failure), said, say, change }
}

const wordsOf = (error: unknown): string =>
  (error instanceof ApiError ? error.message : '') || 'The sandbox did not respond. Try again.'
