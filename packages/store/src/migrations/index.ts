import type { Migrations } from '../database/migrate.ts'
import { baseline } from './baseline/index.ts'
import { m0063Claims } from './m0063Claims.ts'
import { m0064Payments } from './m0064Payments.ts'
import { m0092VaultKeyPrints } from './m0092VaultKeyPrints.ts'
import { m0070Findings } from './m0070Findings.ts'
import { m0096AttemptOutcomes } from './m0096AttemptOutcomes.ts'
import { m0101Arrivals } from './m0101Arrivals.ts'
import { m0100Wallets } from './m0100Wallets.ts'
import { m0102TwinTransfers } from './m0102TwinTransfers.ts'
import { m0103ClosedClients } from './m0103ClosedClients.ts'
import { m0110PaymentRequests } from './m0110PaymentRequests.ts'
import { m0111ErasedRequests } from './m0111ErasedRequests.ts'
import { m0099MoneyLines } from './m0099MoneyLines.ts'
import { m0078ChargedFees } from './m0078ChargedFees.ts'
import { m0083WalletCalls } from './m0083WalletCalls.ts'
import { m0085LinkDoors } from './m0085LinkDoors.ts'
import { m0086AuditKeys } from './m0086AuditKeys.ts'
import { m0087MemberLife } from './m0087MemberLife.ts'
import { m0095TwinRecords } from './m0095TwinRecords.ts'
import { m0094RefusedOfOrder } from './m0094RefusedOfOrder.ts'
import { m0142BooksByConnection } from './m0142BooksByConnection.ts'
import { m0175BooksOfRequests } from './m0175BooksOfRequests.ts'
import { m0165Payouts } from './m0165Payouts.ts'
import { m0176LogoutTokens } from './m0176LogoutTokens.ts'
import { m0187BridgePayments } from './m0187BridgePayments.ts'
import { m0177SharedTransactions } from './m0177SharedTransactions.ts'
import { m0207ReportedTransactions } from './m0207ReportedTransactions.ts'
import { m0208FormerRecords } from './m0208FormerRecords.ts'
import { m0212SolanaRelayer } from './m0212SolanaRelayer.ts'
import { m0213PayoutBlocks } from './m0213PayoutBlocks.ts'
import { m0216TwoPeople } from './m0216TwoPeople.ts'
import { m0222BookChecksApart } from './m0222BookChecksApart.ts'
import { m0226UnreadDestinations } from './m0226UnreadDestinations.ts'
import { m0223SettledOnce } from './m0223SettledOnce.ts'
import { m0227ListsByAge } from './m0227ListsByAge.ts'
import { m0230RefundsByAge } from './m0230RefundsByAge.ts'
import { m0231RelayRefusals } from './m0231RelayRefusals.ts'
import { m0235UnassignedPayments } from './m0235UnassignedPayments.ts'
import { m0236AssignedPayments } from './m0236AssignedPayments.ts'
import { m0217NewCreators } from './m0217NewCreators.ts'
import { m0141Provisioning } from './m0141Provisioning.ts'
import { m0140Books } from './m0140Books.ts'
import { m0130Relayer } from './m0130Relayer.ts'
import { m0120SingleSignOn } from './m0120SingleSignOn.ts'
import { m0080TaggedAddresses } from './m0080TaggedAddresses.ts'

/**
 * Every migration, in order. Names never change once released. The first creates the schema of version 0.1.0 and has
 * the name of the last migration that it replaces, so that databases migrated by those have already run it.
 */
export const migrations: Migrations = {
  '0062_growth': baseline,
  '0063_claims': m0063Claims,
  '0064_payments': m0064Payments,
  '0070_findings': m0070Findings,
  '0078_charged_fees': m0078ChargedFees,
  '0083_wallet_calls': m0083WalletCalls,
  '0092_vault_key_prints': m0092VaultKeyPrints,
  '0085_link_doors': m0085LinkDoors,
  '0086_audit_keys': m0086AuditKeys,
  '0087_member_life': m0087MemberLife,
  '0080_tagged_addresses': m0080TaggedAddresses,
  '0094_refused_of_order': m0094RefusedOfOrder,
  '0099_money_lines': m0099MoneyLines,
  '0095_twin_records': m0095TwinRecords,
  '0100_wallets': m0100Wallets,
  '0120_single_sign_on': m0120SingleSignOn,
  '0096_attempt_outcomes': m0096AttemptOutcomes,
  '0102_twin_transfers': m0102TwinTransfers,
  '0103_closed_clients': m0103ClosedClients,
  '0110_payment_requests': m0110PaymentRequests,
  '0111_erased_requests': m0111ErasedRequests,
  '0140_books': m0140Books,
  '0141_provisioning': m0141Provisioning,
  '0101_arrivals': m0101Arrivals,
  '0130_relayer': m0130Relayer,
  '0142_books_by_connection': m0142BooksByConnection,
  '0175_books_of_requests': m0175BooksOfRequests,
  '0165_payouts': m0165Payouts,
  '0176_logout_tokens': m0176LogoutTokens,
  '0177_shared_transactions': m0177SharedTransactions,
  '0187_bridge_payments': m0187BridgePayments,
  '0207_reported_transactions': m0207ReportedTransactions,
  '0212_solana_relayer': m0212SolanaRelayer,
  '0213_payout_blocks': m0213PayoutBlocks,
  '0216_two_people': m0216TwoPeople,
  '0222_book_checks_apart': m0222BookChecksApart,
  '0217_new_creators': m0217NewCreators,
  '0208_former_records': m0208FormerRecords,
  '0226_unread_destinations': m0226UnreadDestinations,
  '0223_settled_once': m0223SettledOnce,
  '0227_lists_by_age': m0227ListsByAge,
  '0230_refunds_by_age': m0230RefundsByAge,
  '0231_relay_refusals': m0231RelayRefusals,
  '0235_unassigned_payments': m0235UnassignedPayments,
  '0236_assigned_payments': m0236AssignedPayments,
}
