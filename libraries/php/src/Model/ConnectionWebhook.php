<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Body of a webhook about a connection. */
final class ConnectionWebhook extends Record
{
    /**
     * @param string $id Id of this delivery. Changes with every attempt.
     * @param string $eventId Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key.
     * @param string $eventType 
     * @param int $sequence Position of the event among those of its connection. Grows with each event.
     * @param int $sentTimestamp When this attempt was sent, in Unix seconds.
     * @param string $userId Your id of the end user.
     * @param string $accountId Id of the account, as `account.accountId` beside its tokens.
     * @param string $integrationType Integration type of the institution, such as `coinbase`.
     * @param string $integrationName Name of the institution.
     * @param int $timestamp When the event happened, in Unix milliseconds.
     */
    public function __construct(
        public readonly string $id,
        public readonly string $eventId,
        public readonly string $eventType,
        public readonly int $sequence,
        public readonly int $sentTimestamp,
        public readonly string $userId,
        public readonly string $accountId,
        public readonly string $integrationType,
        public readonly string $integrationName,
        public readonly int $timestamp,
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
            'userId' => ['UserId', null, true],
            'accountId' => ['AccountId', null, true],
            'integrationType' => ['IntegrationType', null, true],
            'integrationName' => ['IntegrationName', null, true],
            'timestamp' => ['Timestamp', null, true],
        ];
    }
}
