import { exactTime, timeText } from './format.ts'

/** A moment as people say it; all of it is in its title. */
export function Time({ seconds }: { seconds: number }) {
  return (
    <time dateTime={new Date(seconds * 1000).toISOString()} title={exactTime(seconds)}>
      {timeText(seconds)}
    </time>
  )
}

export function MaybeTime({ seconds, otherwise }: { seconds: number | null; otherwise: string }) {
  return seconds === null ? <span className="r-soft">{otherwise}</span> : <Time seconds={seconds} />
}
