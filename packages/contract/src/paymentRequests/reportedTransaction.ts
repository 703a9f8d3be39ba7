import Type from 'typebox'

export const ReportedTransaction = Type.Object(
  { txHash: Type.String({ minLength: 32, maxLength: 128, description: 'Hash of your transaction.' }) },
  { title: 'ReportedTransaction', description: 'A transaction that you sent.' },
)
