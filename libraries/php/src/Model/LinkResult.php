<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** What the user did in a Link session. */
final class LinkResult extends Record
{
    /**
     * @param string $status `issued`: Link was not opened yet. `open`: the user is in Link. `finished`: the user completed the session. `exited`: the user left before that. `expired`: the session expired. One of `issued`, `open`, `finished`, `exited`, `expired`.
     * @param string $userId Your id of the end user.
     * @param list<LinkResultAccount> $accounts Accounts that the user connected, or chose again, in the session.
     * @param string|null $subClientId Id of the sub-client, as in the link token request.
     * @param string|null $transactionId Your id of the transaction.
     * @param string|null $page Page of Link on which the user left, as in `onExit`. Absent until the user has left.
     * @param string|null $accountsWithheld Why `accounts` is empty although an account was connected. `resultCode`: the session was opened as a standalone page, so that its accounts are returned for the result code only. `payLink`: accounts of a pay link are used for its payment only. One of `resultCode`, `payLink`.
     * @param TransferRecord|null $transfer 
     */
    public function __construct(
        public readonly string $status,
        public readonly string $userId,
        public readonly array $accounts,
        public readonly null|string $subClientId = null,
        public readonly null|string $transactionId = null,
        public readonly null|string $page = null,
        public readonly null|string $accountsWithheld = null,
        public readonly null|TransferRecord $transfer = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'status' => ['status', null, true],
            'userId' => ['userId', null, true],
            'subClientId' => ['subClientId', null, false],
            'transactionId' => ['transactionId', null, false],
            'page' => ['page', null, false],
            'accounts' => ['accounts', [LinkResultAccount::class], true],
            'accountsWithheld' => ['accountsWithheld', null, false],
            'transfer' => ['transfer', TransferRecord::class, false],
        ];
    }
}
