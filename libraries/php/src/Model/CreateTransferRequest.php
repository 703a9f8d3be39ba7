<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The transfer to make. */
final class CreateTransferRequest extends Record
{
    /**
     * @param string $authToken Access token or `tokenId` of the connected account.
     * @param string $type Integration type of the connected account, in any letter case.
     * @param string $targetAddress Address that receives the asset, in the format of the network.
     * @param int|float|string|null $amount Amount that arrives, in whole units of the asset. The institution’s fee is added. Required unless `previewId` is sent.
     * @param string|null $symbol Symbol of the asset. Required unless `previewId` is sent.
     * @param string|null $chain Name of the network. Required if the institution sends the asset on several networks.
     * @param string|null $addressType The network, by the format of its addresses.
     * @param string|null $memo Destination tag or memo, for networks that use one.
     * @param int|float|string|null $fee Fee that you showed to the user, in the asset. Not used: the institution’s fee applies.
     * @param string|null $previewId Id of a preview to execute. The other fields must not differ from it.
     * @param string|null $mfaCode Code of the second factor, if the first answer required one.
     * @param string|null $challengeId `challengeId` of the answer that required the code.
     * @param bool|null $tryAnotherMfa Accepted for older clients and ignored.
     */
    public function __construct(
        public readonly string $authToken,
        public readonly string $type,
        public readonly string $targetAddress,
        public readonly null|int|float|string $amount = null,
        public readonly null|string $symbol = null,
        public readonly null|string $chain = null,
        public readonly null|string $addressType = null,
        public readonly null|string $memo = null,
        public readonly null|int|float|string $fee = null,
        public readonly null|string $previewId = null,
        public readonly null|string $mfaCode = null,
        public readonly null|string $challengeId = null,
        public readonly null|bool $tryAnotherMfa = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'authToken' => ['authToken', null, true],
            'type' => ['type', null, true],
            'targetAddress' => ['targetAddress', null, true],
            'amount' => ['amount', null, false],
            'symbol' => ['symbol', null, false],
            'chain' => ['chain', null, false],
            'addressType' => ['addressType', null, false],
            'memo' => ['memo', null, false],
            'fee' => ['fee', null, false],
            'previewId' => ['previewId', null, false],
            'mfaCode' => ['mfaCode', null, false],
            'challengeId' => ['challengeId', null, false],
            'tryAnotherMfa' => ['tryAnotherMfa', null, false],
        ];
    }
}
