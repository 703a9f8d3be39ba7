import { Button, Notice } from '@rialto/ui'
import { type FormEvent, useState } from 'react'

import { StepFrame } from '../../shell/StepFrame.tsx'
import { useStep } from '../../StepTexts.tsx'

/** Which of the connected accounts may pay. */
export function CombinedAccounts() {
  const { state, dispatch, messages } = useStep()
  const { combined: words, common } = messages
  const usable = state.connections.filter(one => !one.needsReconnect && one.brokerType !== 'deFiWallet')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(state.choice.accountIds ?? usable.map(one => one.connectionId)),
  )
  const [isChecked, setChecked] = useState(false)
  const toggle = (connectionId: string) => {
    const next = new Set(chosen)
    if (!next.delete(connectionId)) next.add(connectionId)
    setChosen(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (chosen.size > 0) dispatch({ type: 'payingAccountsChosen', connectionIds: [...chosen] })
  }
  return (
    <StepFrame
      title={words.chooseTitle}
      intro={words.chooseIntro}
      actions={
        <>
          <Button wide type="submit" form="paying-accounts">
            {words.use}
          </Button>
          <Button wide kind="text" onClick={() => dispatch({ type: 'catalogueOpened' })}>
            {common.otherAccount}
          </Button>
        </>
      }
    >
      {isChecked && chosen.size === 0 && (
        <Notice tone="warn" live>
          {words.none}
        </Notice>
      )}
      <form id="paying-accounts" noValidate onSubmit={submit}>
        <fieldset className="question">
          <legend className="r-hidden">{words.chooseTitle}</legend>
          {usable.map(({ connectionId, brokerName, accountName }) => (
            <label key={connectionId} className="question__option">
              <input type="checkbox" checked={chosen.has(connectionId)} onChange={() => toggle(connectionId)} />
              <span>{nameOf(brokerName, accountName)}</span>
            </label>
          ))}
        </fieldset>
      </form>
    </StepFrame>
  )
}

/** Some institutions begin the account's name with their own. */
const nameOf = (brokerName: string, accountName: string): string =>
  accountName.startsWith(brokerName) ? accountName : [brokerName, accountName].filter(Boolean).join(' · ')
