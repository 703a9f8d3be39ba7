<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The Link session to create. */
final class CreateLinkTokenRequest extends Record
{
    /**
     * @param string $userId Your stable, unique id of the end user. Must not contain personal data.
     * @param string|null $configurationId Id of a Link configuration of the account management API: which integrations and networks the session offers. An unknown id is rejected. Absent: everything is offered.
     * @param string|null $integrationId Opens Link at this integration. Id from GET `/integrations`.
     * @param string|null $brokerType Opens Link at this integration, by its type. Wallets and addresses are not supported.
     * @param string|null $subClientId Id of a registered sub-client whose name and logo Link shows. An unknown id is not an error: Link then shows yours.
     * @param string|null $callbackUrl URL to which Link returns the user if it was opened as a standalone page. Must be a registered callback URL. Absent: the first one of the sub-client, or yours if it has none.
     * @param bool|null $standalone `true`: Link may be opened as a standalone page from anywhere, for example from an email. Its first screen says for which of your accounts it is. Default `false`: Link opens in your page or app, or from a page of an allowed origin.
     * @param bool|null $restrictMultipleAccounts `true`: the last page of Link does not offer to connect another account. Default `false`.
     * @param bool|null $disableApiKeyGeneration `true`: Link does not show how to create an API key at the institution. Users can still enter one. Default `false`.
     * @param list<StoredAccessToken>|null $accessTokens Accounts that the user connected before and need not connect again. Accounts of other users are ignored.
     * @param TransferOptions|null $transferOptions 
     * @param VerifyWalletOptions|null $verifyWalletOptions 
     * @param PayoutOptions|null $payoutOptions 
     */
    public function __construct(
        public readonly string $userId,
        public readonly null|string $configurationId = null,
        public readonly null|string $integrationId = null,
        public readonly null|string $brokerType = null,
        public readonly null|string $subClientId = null,
        public readonly null|string $callbackUrl = null,
        public readonly null|bool $standalone = null,
        public readonly null|bool $restrictMultipleAccounts = null,
        public readonly null|bool $disableApiKeyGeneration = null,
        public readonly null|array $accessTokens = null,
        public readonly null|TransferOptions $transferOptions = null,
        public readonly null|VerifyWalletOptions $verifyWalletOptions = null,
        public readonly null|PayoutOptions $payoutOptions = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'userId' => ['userId', null, true],
            'configurationId' => ['configurationId', null, false],
            'integrationId' => ['integrationId', null, false],
            'brokerType' => ['brokerType', null, false],
            'subClientId' => ['subClientId', null, false],
            'callbackUrl' => ['callbackUrl', null, false],
            'standalone' => ['standalone', null, false],
            'restrictMultipleAccounts' => ['restrictMultipleAccounts', null, false],
            'disableApiKeyGeneration' => ['disableApiKeyGeneration', null, false],
            'accessTokens' => ['accessTokens', [StoredAccessToken::class], false],
            'transferOptions' => ['transferOptions', TransferOptions::class, false],
            'verifyWalletOptions' => ['verifyWalletOptions', VerifyWalletOptions::class, false],
            'payoutOptions' => ['payoutOptions', PayoutOptions::class, false],
        ];
    }
}
