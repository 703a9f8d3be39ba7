/** Written by scripts/signTokenCatalogue.mjs: Ed25519, base64. */
export const tokensSignature =
  'LTi1rHXgau22c+0/+e68eTT4R8iJk+39KklAEXjbD2T7Pf0o8WBat1n6XVJOsEgSUhOWbAw5lf+iONoAtuMoDw=='
