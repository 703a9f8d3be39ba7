import type { DescribeMoveResult } from '@rialto/contract'
import { Button, Fact, Facts, Icon, Logo, Notice, Spinner } from '@rialto/ui'
import { useEffect, useRef, useState } from 'react'

import { ApiError } from '../api/ApiError.ts'
import type { Choice } from '../machine/state.ts'
import type { Messages } from '../messages/messages.ts'
import type { Format } from '../money/createFormat.ts'
import { OutcomeFrame } from '../shell/OutcomeFrame.tsx'
import { pollDelayMs } from '../steps/progress/pollDelayMs.ts'
import type { ClaimedMove, createMoveApi } from './moveApi.ts'

type ContinuePageProps = {
  code: string
  api: ReturnType<typeof createMoveApi>
  messages: Messages
  format: Format
  onMoved: (sessionToken: string, choice: Choice) => void
}

/** Reads the description of the link's session. `onOver` is called if the link was used or has expired. */
function useDescription(code: string, api: ContinuePageProps['api'], onOver: () => void) {
  const [about, setAbout] = useState<DescribeMoveResult>()
  const ended = useRef(onOver)
  useEffect(() => {
    api.describe(code).then(setAbout, (error: unknown) => {
      if (isNo(error)) ended.current()
    })
  }, [api, code])
  return about
}

type DescriptionProps = Pick<ContinuePageProps, 'messages' | 'format'> & { about: DescribeMoveResult }

/** The recipient and the amount. */
function Description({ about: { client, requested }, messages, format }: DescriptionProps) {
  const { asks, preview } = messages
  return (
    <Facts>
      <Fact label={preview.to}>
        <span className="party">
          <Logo name={client.name} url={client.logoUrl} size="small" />
          {client.name}
        </span>
      </Fact>
      {requested !== undefined && (
        <Fact total label={asks.amount}>
          {requested.symbol === 'USD'
            ? format.money(requested.amount, 'USD')
            : format.asset(requested.amount, requested.symbol)}
        </Fact>
      )}
    </Facts>
  )
}

type Stage = { name: 'ask' | 'claiming' | 'over' } | { name: 'waiting'; move: ClaimedMove }

const isNo = (error: unknown): boolean => error instanceof ApiError && error.kind === 'refused'

/** The page on the other device. Only a button press uses the link, so that chat previews and email scanners do not. */
export function ContinuePage({ code, api, messages, format, onMoved }: ContinuePageProps) {
  const [stage, setStage] = useState<Stage>({ name: 'ask' })
  const [isOffline, setOffline] = useState(false)
  const { elsewhere: texts, ended } = messages
  const about = useDescription(code, api, () => setStage({ name: 'over' }))
  const move = stage.name === 'waiting' ? stage.move : undefined
  useEffect(() => {
    if (move === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOpen = true
    const look = async (answers: number): Promise<void> => {
      const found = await api.read(move.claimToken).catch(() => undefined)
      if (!isOpen) return
      setOffline(found === undefined)
      if (found?.status === 'accepted') onMoved(move.claimToken, found.choice ?? {})
      else if (found?.status === 'over') setStage({ name: 'over' })
      else timer = setTimeout(() => void look(answers + 1), pollDelayMs(answers))
    }
    void look(0)
    return () => {
      isOpen = false
      clearTimeout(timer)
    }
  }, [api, move, onMoved])
  const claim = () => {
    setStage({ name: 'claiming' })
    api.claim(code).then(
      claimed => {
        setOffline(false)
        setStage({ name: 'waiting', move: claimed })
      },
      (error: unknown) => {
        setOffline(!isNo(error))
        setStage({ name: isNo(error) ? 'over' : 'ask' })
      },
    )
  }
  return (
    <div className="link">
      <main className="link__main">
        {stage.name === 'over' ? (
          <OutcomeFrame key="over" title={ended.usedTitle} intro={texts.overBody} icon="clock" />
        ) : (
          <OutcomeFrame
            key={move === undefined ? 'ask' : 'waiting'}
            title={move === undefined ? texts.hereTitle : texts.codeTitle}
            intro={move === undefined ? texts.hereBody : texts.codeBody}
            tone="accent"
            icon={move === undefined ? 'swap' : 'lock'}
            actions={
              move === undefined && (
                <Button wide busy={stage.name === 'claiming'} onClick={claim}>
                  {texts.here}
                </Button>
              )
            }
          >
            {isOffline && (
              <Notice tone="warn" live>
                {messages.problems.offline.body}
              </Notice>
            )}
            {move !== undefined && (
              <p className="pairing-code" dir="ltr">
                {move.number}
              </p>
            )}
            {about !== undefined && <Description about={about} messages={messages} format={format} />}
            {move !== undefined && (
              <p className="waiting" role="status">
                <Spinner />
                {texts.waiting}
              </p>
            )}
          </OutcomeFrame>
        )}
      </main>
      {about !== undefined && (
        <footer className="link__footer">
          <span className="link__secured">
            <Icon name="lock" />
            {messages.common.securedBy(about.operator.name)}
          </span>
        </footer>
      )}
      {about?.environment === 'sandbox' && <aside className="link__sandbox">{messages.common.sandbox}</aside>}
    </div>
  )
}
