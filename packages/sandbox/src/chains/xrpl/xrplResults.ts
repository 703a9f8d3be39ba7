/**
 * Results of transactions (https://xrpl.org/docs/references/protocol/transactions/transaction-results). Transactions
 * with `tes` and `tec` are in a ledger and pay their fee, and `tec` moves nothing else. The others are in no ledger.
 */
export const engineResults = {
  tesSUCCESS: [0, 'The transaction was applied. Only final in a validated ledger.'],
  tecPATH_PARTIAL: [101, 'Path could not send full amount.'],
  tecUNFUNDED_PAYMENT: [104, 'Insufficient XRP balance to send.'],
  tecNO_DST: [124, 'Destination does not exist. Send XRP to create it.'],
  tecNO_DST_INSUF_XRP: [125, 'Destination does not exist. Too little XRP sent to create it.'],
  tecDST_TAG_NEEDED: [143, 'A destination tag is required.'],
  terNO_ACCOUNT: [-96, 'The source account does not exist.'],
  terPRE_SEQ: [-92, 'Missing/inapplicable prior transaction.'],
  tefMAX_LEDGER: [-187, 'Ledger sequence too high.'],
  tefPAST_SEQ: [-190, 'This sequence number has already passed.'],
  temREDUNDANT: [-275, 'The transaction is redundant.'],
  temBAD_SEND_XRP_PARTIAL: [-285, 'Malformed: Partial payment is not allowed for XRP to XRP.'],
  temBAD_AMOUNT: [-298, 'Malformed: Bad amount.'],
  temMALFORMED: [-299, 'Malformed transaction.'],
  telINSUF_FEE_P: [-394, 'Fee insufficient.'],
} as const

export type EngineResult = keyof typeof engineResults

/** Whether a ledger includes the transaction. */
export const isInLedger = (result: EngineResult): boolean => /^te[sc]/.test(result)
