/** The amounts that an order sold and bought, and the institution's fee, in either asset or a third one. */
export interface FilledConversion {
  sold: string
  bought: string
  fees: readonly { symbol: string; amount: string }[]
  /** When the fill was read. Absent before it is stored, and in earlier transfers. */
  atMs?: number
}
