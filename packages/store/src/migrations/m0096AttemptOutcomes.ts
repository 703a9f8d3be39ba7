import { sqlMigration } from './sqlMigration.ts'

/** The kind of outcome of an attempt to withdraw and its reason, which were in its text before. */
export const m0096AttemptOutcomes = sqlMigration(
  `alter table withdrawal_attempts add column outcome text, add column reason text`,
  // Of rejected attempts and those that created nothing: of others nothing is decided by the outcome.
  `update withdrawal_attempts set
     outcome = case
       when detail is null and state = 'notCreated' then 'walletConfirmationRequired'
       when detail like 'notSent:%' then 'unreached'
       when detail in ('no trace in the history', 'no payment on the chain') then 'notFound'
       when detail = 'said by the institution' then 'resolved'
       else coalesce(
         substring(detail from '^(secondFactorRequired|secondFactorRefused|emailConfirmationRequired|addressWhitelistRequired|walletConfirmationRequired|travelRuleRequired|feeAboveApproved)(?::|$)'),
         'rejected')
     end,
     reason = substring(detail from '^rejected as ([A-Za-z]+):')
   where state in ('rejected', 'notCreated')`,
)
