import Type from 'typebox'

/** The id under which a wallet has a payment (EIP-5792). */
export const LinkWalletCalls = Type.Object({
  /** The wallet's id, which may differ from the one that the page proposed. */
  id: Type.String({ minLength: 1, maxLength: 8_194 }),
  /** Which wallet of the browser has it: its family, a space, and the name that it announced itself by. */
  wallet: Type.String({ minLength: 1, maxLength: 220 }),
  /** The wallet has shown that it knows the id: that it no longer does means that it dropped the payment. */
  isKnown: Type.Boolean(),
})
export type LinkWalletCalls = Type.Static<typeof LinkWalletCalls>
