import Type from 'typebox'

/** The id that a wallet gave to a payment (EIP-5792). */
export const LinkWalletCalls = Type.Object({
  /** The wallet's id, which may differ from the one that the page proposed. */
  id: Type.String({ minLength: 1, maxLength: 8_194 }),
  /** Which of the browser's wallets has the payment: its family, a space, and the name that it announced. */
  wallet: Type.String({ minLength: 1, maxLength: 220 }),
  /** The wallet has recognised the id before. If it no longer does, it has dropped the payment. */
  isKnown: Type.Boolean(),
})
export type LinkWalletCalls = Type.Static<typeof LinkWalletCalls>
