import type { ConnectWithPasswordResult, LinkIntegration } from '@rialto/contract'
import { Button } from '@rialto/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'

import { isEnded } from '../../api/isEnded.ts'
import { toFailure } from '../../api/toFailure.ts'
import { useStep } from '../../StepTexts.tsx'
import { type Failure, integrationOf } from '../../machine/state.ts'
import { ExternalLink } from '../../shell/ExternalLink.tsx'
import { ProblemNotice } from '../../shell/ProblemNotice.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { entriesOf, onPersona, readPersona } from '../../scenario/persona.ts'
import { checkField } from './checkField.ts'
import { KeyField } from './KeyField.tsx'

export function KeyForm({ integrationId }: { integrationId: string }) {
  const { state, messages } = useStep()
  const form = useRef<HTMLFormElement>(null)
  const integration = integrationOf(state, integrationId)
  const { values, setValue, complaints, submit, isPending, failure } = useKeyForm(integration, form)
  if (integration === undefined) return null
  const { name, fields, permissions, instructionsUrl, scheme } = integration
  const isPassword = scheme === 'password'
  const { key, password } = messages
  const texts = isPassword ? { ...key, ...password, safe: password.safe(name) } : key
  return (
    <StepFrame
      title={texts.title(name)}
      intro={texts.intro(name)}
      actions={
        <>
          <p className="r-small r-soft step__foot">{texts.safe}</p>
          <Button wide type="submit" form="key-form" busy={isPending}>
            {isPending ? texts.connecting : texts.connect}
          </Button>
        </>
      }
    >
      {instructionsUrl !== undefined && <ExternalLink href={instructionsUrl}>{texts.instructions(name)}</ExternalLink>}
      {failure && <ProblemNotice failure={failure} institution={name} />}
      {!isPassword && permissions.length > 0 && (
        <div className="points">
          <h2>{texts.allow}</h2>
          <p className="tags">
            {permissions.map(permission => (
              <span key={permission} className="r-badge">
                {permission}
              </span>
            ))}
          </p>
        </div>
      )}
      <form id="key-form" className="form" ref={form} noValidate autoComplete="off" onSubmit={submit}>
        {fields.map(field => (
          <KeyField
            key={field.name}
            field={field}
            institution={name}
            value={values[field.name] ?? ''}
            complaint={complaints[field.name]}
            onChange={value => setValue(field.name, value)}
          />
        ))}
      </form>
    </StepFrame>
  )
}

const noFields: LinkIntegration['fields'] = []

type Complaints = Record<string, 'required' | 'shape' | undefined>

/** The entered values: at first those of the sandbox's persona. */
function useEntries(fields: LinkIntegration['fields'] = noFields) {
  const [values, setValues] = useState(() => entriesOf(readPersona(), fields))
  const [complaints, setComplaints] = useState<Complaints>({})
  const fillIn = useCallback(() => {
    setValues(entriesOf(readPersona(), fields))
    setComplaints({})
  }, [fields])
  const setValue = (name: string, value: string) => {
    setValues(before => ({ ...before, [name]: value }))
    setComplaints(before => ({ ...before, [name]: undefined }))
  }
  return { values, complaints, setComplaints, setValue, fillIn }
}

function useKeyForm(integration: LinkIntegration | undefined, form: React.RefObject<HTMLFormElement | null>) {
  const { api, dispatch } = useStep()
  const { values, complaints, setComplaints, setValue, fillIn } = useEntries(integration?.fields)
  const failureOf = (error: unknown): Failure => {
    const failure = toFailure('refused', error)
    const isPassword = integration?.scheme === 'password' && failure.problem === 'keyRefused'
    return isPassword ? { ...failure, problem: 'passwordRefused' } : failure
  }
  const connecting = useMutation({
    mutationFn: async (fields: Record<string, string>): Promise<ConnectWithPasswordResult> => {
      const id = integration?.id ?? ''
      if (integration?.scheme === 'password') return api.connectWithPassword(id, fields)
      return { connection: await api.connectWithKey(id, fields) }
    },
    onSuccess: ({ connection, codeRequest }, fields) => {
      if (connection !== undefined) dispatch({ type: 'connected', connection })
      else if (codeRequest !== undefined) dispatch({ type: 'signInCodeRequired', fields, request: codeRequest })
    },
    onError: error => {
      if (isEnded(error)) dispatch({ type: 'sessionEnded', reason: 'expired' })
      else dispatch({ type: 'connectionFailed', failure: failureOf(error) })
    },
  })
  const { reset } = connecting
  // In place: a new form would take the focus from the sandbox's panel.
  useEffect(
    () =>
      onPersona(() => {
        fillIn()
        reset()
      }),
    [fillIn, reset],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (connecting.isPending) return
    const fields = integration?.fields ?? []
    const found = Object.fromEntries(fields.map(field => [field.name, checkField(field, values[field.name] ?? '')]))
    // An odd shape is shown once; sent again unchanged, the institution decides.
    const stops = fields.filter(
      field => found[field.name] === 'required' || (found[field.name] && !complaints[field.name]),
    )
    setComplaints(found)
    const first = stops[0]
    if (first === undefined) {
      dispatch({ type: 'credentialsEntered' })
      connecting.mutate(Object.fromEntries(fields.map(field => [field.name, values[field.name] ?? ''])))
    } else form.current?.querySelector<HTMLInputElement>(`[name="${CSS.escape(first.name)}"]`)?.focus()
  }
  return {
    values,
    complaints,
    submit,
    isPending: connecting.isPending,
    failure: connecting.error === null ? undefined : failureOf(connecting.error),
    setValue,
  }
}
