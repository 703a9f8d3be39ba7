import { Button, Notice, TextField } from '@rialto/ui'
import { type FormEvent, type RefObject, useRef, useState } from 'react'

import { integrationOf, type Step } from '../../machine/state.ts'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { useStep } from '../../StepTexts.tsx'
import { useExecute } from '../preview/useExecute.ts'
import { CountryField } from './CountryField.tsx'
import { declarationOf, type Entered, enteredFrom, missingOf, textFields, type TextName } from './declaration.ts'
import { Question } from './Question.tsx'

const autoComplete: Readonly<Record<TextName, string>> = {
  name: 'name',
  line1: 'address-line1',
  city: 'address-level2',
  state: 'address-level1',
  postalCode: 'postal-code',
}

/**
 * The beneficiary's details, if the institution requires them. Mounted anew for each request, with the earlier entries.
 */
export function TravelRule({ step }: { step: Extract<Step, { name: 'travelRule' }> }) {
  const { state, dispatch, messages } = useStep()
  const { travelRule: texts, common } = messages
  const institution = integrationOf(state)?.name ?? state.preview?.fromName ?? ''
  const ref = useRef<HTMLFormElement>(null)
  const { entered, complaintOf, set, submit, isPending, isKnown, open } = useTravelRuleForm(step, ref)
  const isOwn = entered.isOwnWallet === true
  return (
    <StepFrame
      key={isKnown ? 'known' : 'form'}
      title={isKnown ? texts.confirmTitle : texts.title}
      intro={texts.intro(institution)}
      actions={
        <>
          {isOwn && <p className="r-small r-soft step__foot">{texts.declare}</p>}
          <Button wide type="submit" form="travel-rule" busy={isPending}>
            {isPending ? texts.sending : texts.submit}
          </Button>
          <Button wide kind="text" onClick={() => dispatch({ type: 'catalogueOpened' })}>
            {common.otherAccount}
          </Button>
        </>
      }
    >
      {step.asks > 1 && (
        <Notice tone="warn" live title={texts.againTitle}>
          {texts.again(institution)}
        </Notice>
      )}
      <form id="travel-rule" className="form" ref={ref} noValidate onSubmit={submit}>
        {isKnown ? <Known entered={entered} onChange={open} /> : <Questions {...{ entered, complaintOf, set }} />}
      </form>
      <p className="r-small r-soft">{texts.stored(institution)}</p>
    </StepFrame>
  )
}

/** The details that the client has on record, in one sentence. */
function Known({ entered, onChange }: { entered: Entered; onChange: () => void }) {
  const { messages, format } = useStep()
  const { travelRule: texts } = messages
  const { name, line1, postalCode, city, state, countryCode } = entered
  const country = new Intl.DisplayNames(format.locale, { type: 'region' }).of(countryCode) ?? countryCode
  const place = format.list([line1, `${postalCode} ${city}`, state, country].filter(part => part.trim() !== ''))
  return (
    <>
      <p>{texts.belongsTo(name, place)}</p>
      <p>{entered.walletType === 'institution' ? texts.institution : texts.selfHosted}</p>
      <Button kind="text" onClick={onChange}>
        {texts.change}
      </Button>
    </>
  )
}

type QuestionsProps = Pick<ReturnType<typeof useTravelRuleForm>, 'entered' | 'complaintOf' | 'set'>

function Questions({ entered, complaintOf, set }: QuestionsProps) {
  const { travelRule: texts } = useStep().messages
  const isOwn = entered.isOwnWallet === true
  return (
    <>
      <Question
        name="isOwnWallet"
        label={texts.owner}
        error={complaintOf('isOwnWallet') && texts.choose}
        options={[
          { value: 'own', label: texts.own },
          { value: 'other', label: texts.other },
        ]}
        value={entered.isOwnWallet === undefined ? undefined : isOwn ? 'own' : 'other'}
        onChange={value => set({ isOwnWallet: value === 'own' })}
      />
      <Question
        name="walletType"
        label={texts.keys}
        error={complaintOf('walletType') && texts.choose}
        options={[
          { value: 'selfHosted', label: texts.selfHosted },
          { value: 'institution', label: texts.institution },
        ]}
        value={entered.walletType}
        onChange={walletType => set({ walletType })}
      />
      {textFields.map(name => (
        <TextField
          key={name}
          name={name}
          label={name === 'name' && isOwn ? texts.ownName : texts.fields[name]}
          autoComplete={isOwn ? autoComplete[name] : 'off'}
          autoCapitalize="words"
          maxLength={name === 'postalCode' ? 20 : name === 'city' || name === 'state' ? 100 : 200}
          required={name !== 'state'}
          value={entered[name]}
          error={complaintOf(name) ? texts.missing : undefined}
          onChange={event => set({ [name]: event.target.value })}
        />
      ))}
      <CountryField
        value={entered.countryCode}
        error={complaintOf('countryCode') && texts.missing}
        onChange={countryCode => set({ countryCode })}
      />
    </>
  )
}

function useTravelRuleForm(
  { suggested, asks }: Extract<Step, { name: 'travelRule' }>,
  form: RefObject<HTMLFormElement | null>,
) {
  const { state, dispatch } = useStep()
  const [entered, setEntered] = useState<Entered>(() => enteredFrom(state.travelRule ?? suggested, state.travelRule))
  const [isChecked, setChecked] = useState(false)
  // On record and complete, and not yet refused by the institution.
  const [isKnown, setKnown] = useState(asks === 1 && state.travelRule === undefined && missingOf(entered).length === 0)
  const execute = useExecute()
  const missing = missingOf(entered)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const [first] = missing
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    const travelRule = declarationOf(entered, suggested)
    if (travelRule === undefined || state.preview === undefined || execute.isPending) return
    dispatch({ type: 'travelRuleEntered', travelRule })
    execute.run({ previewId: state.preview.previewId, travelRule })
  }
  return {
    entered,
    submit,
    isPending: execute.isPending,
    isKnown,
    open: () => setKnown(false),
    complaintOf: (name: keyof Entered) => isChecked && missing.includes(name),
    set: (change: Partial<Entered>) => setEntered(before => ({ ...before, ...change })),
  }
}
