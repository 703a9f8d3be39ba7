<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Lets the user confirm a payout to an account that they connect. Rialto sends nothing: you send it. Cannot be combined with `transferOptions` or `verifyWalletOptions`. */
final class PayoutOptions extends Record
{
    /**
     * @param string $networkId Network that you send on.
     * @param string $symbol Symbol of the asset that you send. Contract addresses are not accepted.
     * @param string $amount Amount that you send, as a decimal string.
     * @param string|null $transactionId Your id of the payout. The user can confirm one payout of it: a second one only after the first failed or was canceled.
     * @param string|null $description Purpose of the payout. Link shows it to the user.
     */
    public function __construct(
        public readonly string $networkId,
        public readonly string $symbol,
        public readonly string $amount,
        public readonly null|string $transactionId = null,
        public readonly null|string $description = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'networkId' => ['networkId', null, true],
            'symbol' => ['symbol', null, true],
            'amount' => ['amount', null, true],
            'transactionId' => ['transactionId', null, false],
            'description' => ['description', null, false],
        ];
    }
}
