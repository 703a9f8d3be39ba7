import type { Migrations } from '../database/migrate.ts'
import { up } from '../queue/migration.ts'
import { m0002First } from './m0002First.ts'
import { m0003Access } from './m0003Access.ts'
import { m0004AccountManagement } from './m0004AccountManagement.ts'
import { m0006Portfolio } from './m0006Portfolio.ts'
import { m0007Bridging } from './m0007Bridging.ts'
import { m0008Orders } from './m0008Orders.ts'
import { m0009Wallets } from './m0009Wallets.ts'
import { m0010BridgedTransfers } from './m0010BridgedTransfers.ts'
import { m0012bJitAddresses } from './m0012bJitAddresses.ts'
import { m0012LinkOptions } from './m0012LinkOptions.ts'
import { m0013OneTransferEach } from './m0013OneTransferEach.ts'
import { m0014Vocabulary } from './m0014Vocabulary.ts'
import { m0015OnePaymentPerOrder } from './m0015OnePaymentPerOrder.ts'
import { m0016OAuthCompletion } from './m0016OAuthCompletion.ts'
import { m0017WebhookOrder } from './m0017WebhookOrder.ts'
import { m0018ServerProcesses } from './m0018ServerProcesses.ts'
import { m0019LinkResults } from './m0019LinkResults.ts'
import { m0020ConnectionTokens } from './m0020ConnectionTokens.ts'
import { m0021WebhookEndpoints } from './m0021WebhookEndpoints.ts'
import { m0022OpenTransfers } from './m0022OpenTransfers.ts'
import { m0023IdempotencyKeys } from './m0023IdempotencyKeys.ts'
import { m0024LinkConfigurations } from './m0024LinkConfigurations.ts'
import { m0025ConfiguredClients } from './m0025ConfiguredClients.ts'
import { m0026VaultCanary } from './m0026VaultCanary.ts'
import { m0027TransferHistory } from './m0027TransferHistory.ts'
import { m0028Conversions } from './m0028Conversions.ts'
import { m0029TransferIndexes } from './m0029TransferIndexes.ts'
import { m0030AccountRemoval } from './m0030AccountRemoval.ts'
import { m0031ComplianceRecords } from './m0031ComplianceRecords.ts'
import { m0032Members } from './m0032Members.ts'
import { m0033LinkAppearance } from './m0033LinkAppearance.ts'
import { m0034PayLinks } from './m0034PayLinks.ts'
import { m0035DeadJobs } from './m0035DeadJobs.ts'
import { m0036WalletPayments } from './m0036WalletPayments.ts'
import { m0037CoveringIndexes } from './m0037CoveringIndexes.ts'
import { m0038AuditIntents } from './m0038AuditIntents.ts'
import { m0039CombinedTransfers } from './m0039CombinedTransfers.ts'
import { m0040Screening } from './m0040Screening.ts'
import { m0041RateLimits } from './m0041RateLimits.ts'
import { m0042TransferHours } from './m0042TransferHours.ts'
import { m0043Approvals } from './m0043Approvals.ts'
import { m0044MemberDevices } from './m0044MemberDevices.ts'
import { m0045LinkMoves } from './m0045LinkMoves.ts'
import { m0046LoggedRequests } from './m0046LoggedRequests.ts'
import { m0047ManualDeposits } from './m0047ManualDeposits.ts'
import { m0048LinkBrand } from './m0048LinkBrand.ts'
import { m0049WalletNonces } from './m0049WalletNonces.ts'
import { m0050ChangeNotices } from './m0050ChangeNotices.ts'
import { m0051LateWithdrawals } from './m0051LateWithdrawals.ts'
import { m0052Passkeys } from './m0052Passkeys.ts'
import { m0053KeyExpiry } from './m0053KeyExpiry.ts'
import { m0054WalletAsks } from './m0054WalletAsks.ts'
import { m0057Sponsorship } from './m0057Sponsorship.ts'
import { m0058LinkSessionCounts } from './m0058LinkSessionCounts.ts'
import { m0060LinkDefaults } from './m0060LinkDefaults.ts'
import { m0059RequestLogFailures } from './m0059RequestLogFailures.ts'
import { m0061SharedState } from './m0061SharedState.ts'
import { m0062Growth } from './m0062Growth.ts'
import { m0063Claims } from './m0063Claims.ts'
import { m0092VaultKeyPrints } from './m0092VaultKeyPrints.ts'
import { m0070Findings } from './m0070Findings.ts'
import { m0078ChargedFees } from './m0078ChargedFees.ts'
import { m0055MisdirectedDeposits } from './m0055MisdirectedDeposits.ts'
import { m0056TransferViews } from './m0056TransferViews.ts'

/** Every migration, in order. Names never change once released. */
export const migrations: Migrations = {
  '0001_queue': { up },
  '0002_first': m0002First,
  '0003_access': m0003Access,
  '0004_account_management': m0004AccountManagement,
  '0006_portfolio': m0006Portfolio,
  '0007_bridging': m0007Bridging,
  '0008_orders': m0008Orders,
  '0009_wallets': m0009Wallets,
  '0010_bridged_transfers': m0010BridgedTransfers,
  '0012_link_options': m0012LinkOptions,
  '0012b_jit_addresses': m0012bJitAddresses,
  '0013_one_transfer_each': m0013OneTransferEach,
  '0014_vocabulary': m0014Vocabulary,
  '0015_one_payment_per_order': m0015OnePaymentPerOrder,
  '0016_oauth_completion': m0016OAuthCompletion,
  '0017_webhook_order': m0017WebhookOrder,
  '0018_server_processes': m0018ServerProcesses,
  '0019_link_results': m0019LinkResults,
  '0020_connection_tokens': m0020ConnectionTokens,
  '0021_webhook_endpoints': m0021WebhookEndpoints,
  '0022_open_transfers': m0022OpenTransfers,
  '0023_idempotency_keys': m0023IdempotencyKeys,
  '0024_link_configurations': m0024LinkConfigurations,
  '0025_configured_clients': m0025ConfiguredClients,
  '0026_vault_canary': m0026VaultCanary,
  '0027_transfer_history': m0027TransferHistory,
  '0028_conversions': m0028Conversions,
  '0029_transfer_indexes': m0029TransferIndexes,
  '0030_account_removal': m0030AccountRemoval,
  '0031_compliance_records': m0031ComplianceRecords,
  '0032_members': m0032Members,
  '0033_link_appearance': m0033LinkAppearance,
  '0034_pay_links': m0034PayLinks,
  '0035_dead_jobs': m0035DeadJobs,
  '0036_wallet_payments': m0036WalletPayments,
  '0037_covering_indexes': m0037CoveringIndexes,
  '0038_audit_intents': m0038AuditIntents,
  '0039_combined_transfers': m0039CombinedTransfers,
  '0040_screening': m0040Screening,
  '0041_rate_limits': m0041RateLimits,
  '0042_transfer_hours': m0042TransferHours,
  '0043_approvals': m0043Approvals,
  '0044_member_devices': m0044MemberDevices,
  '0045_link_moves': m0045LinkMoves,
  '0046_logged_requests': m0046LoggedRequests,
  '0047_manual_deposits': m0047ManualDeposits,
  '0048_link_brand': m0048LinkBrand,
  '0049_wallet_nonces': m0049WalletNonces,
  '0050_change_notices': m0050ChangeNotices,
  '0051_late_withdrawals': m0051LateWithdrawals,
  '0052_passkeys': m0052Passkeys,
  '0053_key_expiry': m0053KeyExpiry,
  '0054_wallet_asks': m0054WalletAsks,
  '0057_sponsorship': m0057Sponsorship,
  '0055_misdirected_deposits': m0055MisdirectedDeposits,
  '0056_transfer_views': m0056TransferViews,
  '0058_link_session_counts': m0058LinkSessionCounts,
  '0059_request_log_failures': m0059RequestLogFailures,
  '0061_shared_state': m0061SharedState,
  '0060_link_defaults': m0060LinkDefaults,
  '0062_growth': m0062Growth,
  '0063_claims': m0063Claims,
  '0070_findings': m0070Findings,
  '0078_charged_fees': m0078ChargedFees,
  '0092_vault_key_prints': m0092VaultKeyPrints,
}
