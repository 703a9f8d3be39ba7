/** Encrypts what must not be readable in the database, bound to the place it is stored at. Given by the composition root. */
export interface Sealer {
  seal(plaintext: string, context: string): Buffer
  open(sealed: Buffer, context: string): string
}
