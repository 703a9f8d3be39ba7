<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Body of a webhook about a Link session. */
final class LinkSessionWebhook extends Record
{
    /**
     * @param string $id Id of this delivery. Changes with every attempt.
     * @param string $eventId Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key.
     * @param string $eventType 
     * @param int $sequence Position of the event among those of its session: always 1.
     * @param int $sentTimestamp When this attempt was sent, in Unix seconds.
     * @param string $sessionId Id of the Link session.
     * @param string $userId Your id of the end user.
     * @param string $outcome 
     * @param list<string> $accountIds Ids of the accounts that were connected or used in the session.
     * @param int $timestamp When the event happened, in Unix milliseconds.
     * @param string|null $transactionId Your id of the transaction. `null` if you did not send one.
     * @param string|null $subClientId Id of the sub-client that the link token named. `null` if it named none.
     * @param string|null $page The page on which the user left. `null` if the session expired or the user has not left.
     * @param string|null $transferId Id of the transfer that was submitted in the session. `null` if there was none.
     */
    public function __construct(
        public readonly string $id,
        public readonly string $eventId,
        public readonly string $eventType,
        public readonly int $sequence,
        public readonly int $sentTimestamp,
        public readonly string $sessionId,
        public readonly string $userId,
        public readonly string $outcome,
        public readonly array $accountIds,
        public readonly int $timestamp,
        public readonly null|string $transactionId = null,
        public readonly null|string $subClientId = null,
        public readonly null|string $page = null,
        public readonly null|string $transferId = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'id' => ['Id', null, true],
            'eventId' => ['EventId', null, true],
            'eventType' => ['EventType', null, true],
            'sequence' => ['Sequence', null, true],
            'sentTimestamp' => ['SentTimestamp', null, true],
            'sessionId' => ['SessionId', null, true],
            'userId' => ['UserId', null, true],
            'transactionId' => ['TransactionId', null, false],
            'subClientId' => ['SubClientId', null, false],
            'outcome' => ['Outcome', null, true],
            'page' => ['Page', null, false],
            'accountIds' => ['AccountIds', null, true],
            'transferId' => ['TransferId', null, false],
            'timestamp' => ['Timestamp', null, true],
        ];
    }
}
