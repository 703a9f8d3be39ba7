import { useLanguage } from '../messages/LanguageContext.tsx'

/** A relative time; its title has the full time. */
export function Time({ seconds }: { seconds: number }) {
  const { format } = useLanguage()
  return (
    <time dateTime={new Date(seconds * 1000).toISOString()} title={format.exactTime(seconds)}>
      {format.time(seconds)}
    </time>
  )
}

/** The full time with seconds and time zone, for histories. */
export function ExactTime({ seconds }: { seconds: number }) {
  const { format } = useLanguage()
  return <time dateTime={new Date(seconds * 1000).toISOString()}>{format.exactTime(seconds)}</time>
}

export function MaybeTime({ seconds, otherwise }: { seconds: number | null; otherwise: string }) {
  return seconds === null ? <span className="r-soft">{otherwise}</span> : <Time seconds={seconds} />
}
