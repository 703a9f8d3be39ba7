/** How far the clock of an institution may differ from the database's. */
export const clockMarginMs = 5 * 60_000
