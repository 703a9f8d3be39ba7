<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A deposit or withdrawal in the history of an account. */
final class AccountTransfer extends Record
{
    /**
     * @param string $id Id of the transaction at the institution.
     * @param string $status 
     * @param string $type `deposit`: received by the account. `withdrawal`: sent from the account. `unknown`: the institution does not say. One of `unknown`, `deposit`, `withdrawal`.
     * @param string $symbol Symbol of the asset.
     * @param int|float|string $amount Amount that arrives, in whole units of the asset.
     * @param int|float|string $transactionAmount Amount that left or reached the account, fee included, in whole units of the asset.
     * @param int $createdTimestamp When the transaction was created, in Unix seconds.
     * @param int $updatedTimestamp When the transaction last changed, in Unix seconds.
     * @param string $blockchainMethod Always `transfer`. One of `transfer`.
     * @param string|null $statusDetails Status in the institution’s own terms.
     * @param string|null $fromAddress Address of the sender.
     * @param string|null $targetAddress Address of the recipient.
     * @param string|null $chain Name of the network at the institution.
     * @param string|null $memo Destination tag or memo.
     * @param string|null $hash Hash of the transaction on the chain. Absent until it is known.
     * @param int|float|string|null $transferFee Fee of the institution, in the asset.
     * @param int|null $confirmations Number of confirmations on the chain.
     */
    public function __construct(
        public readonly string $id,
        public readonly string $status,
        public readonly string $type,
        public readonly string $symbol,
        public readonly int|float|string $amount,
        public readonly int|float|string $transactionAmount,
        public readonly int $createdTimestamp,
        public readonly int $updatedTimestamp,
        public readonly string $blockchainMethod,
        public readonly null|string $statusDetails = null,
        public readonly null|string $fromAddress = null,
        public readonly null|string $targetAddress = null,
        public readonly null|string $chain = null,
        public readonly null|string $memo = null,
        public readonly null|string $hash = null,
        public readonly null|int|float|string $transferFee = null,
        public readonly null|int $confirmations = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'id' => ['id', null, true],
            'status' => ['status', null, true],
            'statusDetails' => ['statusDetails', null, false],
            'type' => ['type', null, true],
            'fromAddress' => ['fromAddress', null, false],
            'targetAddress' => ['targetAddress', null, false],
            'symbol' => ['symbol', null, true],
            'chain' => ['chain', null, false],
            'memo' => ['memo', null, false],
            'hash' => ['hash', null, false],
            'amount' => ['amount', null, true],
            'transactionAmount' => ['transactionAmount', null, true],
            'transferFee' => ['transferFee', null, false],
            'confirmations' => ['confirmations', null, false],
            'createdTimestamp' => ['createdTimestamp', null, true],
            'updatedTimestamp' => ['updatedTimestamp', null, true],
            'blockchainMethod' => ['blockchainMethod', null, true],
        ];
    }
}
