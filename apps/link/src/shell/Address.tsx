/** In groups of four so that it can be compared by eye; copying it gives the address without gaps. */
export function Address({ value }: { value: string }) {
  const groups = value.match(/.{1,4}/gu) ?? []
  return (
    <span className="address r-mono" translate="no" dir="ltr">
      {groups.map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </span>
  )
}
