/** The envelope of EIP-1559. */
exports.TransactionEnvelopeType = { feeMarket: '0x2' }
exports.TransactionStatus = { confirmed: 'confirmed', dropped: 'dropped', failed: 'failed' }
