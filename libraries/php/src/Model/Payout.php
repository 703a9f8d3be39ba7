<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A withdrawal that a user confirmed in Link, and that you send. */
final class Payout extends Record
{
    /**
     * @param string $id Id of the payout: `transferId` of the event `withdrawalRequested`.
     * @param string $userId Your id of the end user.
     * @param string $status 
     * @param string $networkId Network to send on.
     * @param string $networkName Name of the network.
     * @param string $symbol Symbol of the asset to send.
     * @param string $amount Amount to send, as a decimal string.
     * @param string $address Address of the user’s account to send to.
     * @param string $integrationName Name of the institution or wallet of the account.
     * @param bool $isNewAddress `true`: no payout of this user to this address has succeeded before. A reason to check it, or to wait.
     * @param bool $isCredited `true`: the institution’s own history shows the deposit. Many institutions show none.
     * @param int $createdTimestamp When the user confirmed it, in Unix seconds.
     * @param string|null $transactionId Your id of the payout.
     * @param string|null $addressTag Destination tag or memo to send with.
     * @param string|null $txHash Hash of the transaction that you reported.
     * @param string|null $failureMessage Why it failed, or why the reported transaction does not pay it.
     * @param string|null $arrivedAmount What the reported transaction brought to the address, where that is not the amount, as a decimal string.
     */
    public function __construct(
        public readonly string $id,
        public readonly string $userId,
        public readonly string $status,
        public readonly string $networkId,
        public readonly string $networkName,
        public readonly string $symbol,
        public readonly string $amount,
        public readonly string $address,
        public readonly string $integrationName,
        public readonly bool $isNewAddress,
        public readonly bool $isCredited,
        public readonly int $createdTimestamp,
        public readonly null|string $transactionId = null,
        public readonly null|string $addressTag = null,
        public readonly null|string $txHash = null,
        public readonly null|string $failureMessage = null,
        public readonly null|string $arrivedAmount = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'id' => ['id', null, true],
            'userId' => ['userId', null, true],
            'transactionId' => ['transactionId', null, false],
            'status' => ['status', null, true],
            'networkId' => ['networkId', null, true],
            'networkName' => ['networkName', null, true],
            'symbol' => ['symbol', null, true],
            'amount' => ['amount', null, true],
            'address' => ['address', null, true],
            'addressTag' => ['addressTag', null, false],
            'integrationName' => ['integrationName', null, true],
            'isNewAddress' => ['isNewAddress', null, true],
            'txHash' => ['txHash', null, false],
            'isCredited' => ['isCredited', null, true],
            'failureMessage' => ['failureMessage', null, false],
            'arrivedAmount' => ['arrivedAmount', null, false],
            'createdTimestamp' => ['createdTimestamp', null, true],
        ];
    }
}
