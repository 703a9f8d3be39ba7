type AddressProps = {
  value: string
  /** Emphasizes the groups that people compare: the first and the last two. */
  marked?: boolean
}

/** In groups of four so that it can be compared by eye; copying it gives the address without gaps. */
export function Address({ value, marked = false }: AddressProps) {
  const groups = value.match(/.{1,4}/gu) ?? []
  const isMarked = (at: number) => marked && (at < 2 || at >= groups.length - 2)
  return (
    <span className="address r-mono" translate="no" dir="ltr">
      {groups.map((group, at) => (
        <span key={at} className={isMarked(at) ? 'address__mark' : undefined}>
          {group}
        </span>
      ))}
    </span>
  )
}
