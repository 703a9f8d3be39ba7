<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto;

/** One method for each operation, by its id. */
abstract class Operations
{
    /**
     * @param array<string, mixed> $query
     * @param class-string|array{class-string}|null $answer a class, a list of a class, or null for what is read as it is
     */
    abstract protected function send(
        string $method,
        string $path,
        bool $read,
        array $query = [],
        ?Model\Record $body = null,
        string|array|null $answer = null,
        ?string $idempotencyKey = null,
    ): mixed;

    /**
     * Connects an account with credentials that you collected from the user. GET `/authenticationSchemes` lists the fields each integration needs. For integrations with the scheme `OAuth`, use GET `/authenticate/{brokerType}` instead.
     */
    public function authenticate(
        \Rialto\Model\AuthenticateRequest $request,
        string $userId,
        ?string $idempotencyKey = null,
    ): \Rialto\Model\AuthenticateResult {
        return $this->send(
            'POST',
            '/authenticate',
            read: false,
            query: [
                'userId' => $userId,
            ],
            body: $request,
            answer: Model\AuthenticateResult::class,
            idempotencyKey: $idempotencyKey,
        );
    }

    /**
     * Cancels an open order. Canceling an order that is canceled already succeeds. Answers 409 if the order can no longer be canceled.
     */
    public function cancelOrder(
        \Rialto\Model\OrderReference $request,
        ?string $idempotencyKey = null,
    ): void {
        $this->send(
            'POST',
            '/transactions/cancel',
            read: false,
            body: $request,
            idempotencyKey: $idempotencyKey,
        );
    }

    /**
     * Withdraws a payout that you have not sent, for example because a check of your own refused it.
     */
    public function cancelPayout(
        string $payoutId,
        ?string $idempotencyKey = null,
    ): \Rialto\Model\Payout {
        return $this->send(
            'POST',
            '/payouts/' . rawurlencode($payoutId) . '/cancel',
            read: false,
            answer: Model\Payout::class,
            idempotencyKey: $idempotencyKey,
        );
    }

    /**
     * Withdraws a refund whose transaction was not reported. Its money is open again.
     */
    public function cancelRefund(
        string $refundId,
        ?string $idempotencyKey = null,
    ): \Rialto\Model\Refund {
        return $this->send(
            'POST',
            '/refunds/' . rawurlencode($refundId) . '/cancel',
            read: false,
            answer: Model\Refund::class,
            idempotencyKey: $idempotencyKey,
        );
    }

    /**
     * Returns the price and fees of one transfer that several accounts of a user pay together, in the fewest parts that make up exactly the amount, and then at the lowest fees. Show the parts to the user, then execute each with POST `/transfers/managed/execute`, one after the other: the next one when the one before was accepted. The transfer (`transferId`) begins with the first part, ends with success when all of them have arrived, and is the one payment of its `transactionId`: no other transfer of that order can begin meanwhile, and the parts can never pay more than its amount together. Webhooks report the transfer, not its parts; its record lists them in `parts`. If a part fails while others are on their way, repeat the request with `transferId` and `sources` only: it returns new parts for what is missing. If no part was sent, the transfer fails and the order can be paid in another way. Fees are added to the amount, and nothing is converted.
     */
    public function combineTransfer(
        \Rialto\Model\CombineTransferRequest $request,
        ?string $idempotencyKey = null,
    ): \Rialto\Model\CombinedTransferPreview {
        return $this->send(
            'POST',
            '/transfers/managed/combine',
            read: false,
            body: $request,
            answer: Model\CombinedTransferPreview::class,
            idempotencyKey: $idempotencyKey,
        );
    }

    /**
     * Returns which holdings of a connected account can be sent to which destination, with fees and limits. First step of a managed transfer; continue with POST `/transfers/managed/preview`. Send either `toAddresses`, or `toAuthToken` and `toType` to use the deposit addresses of another connected account of the user.
     */
    public function configureTransfer(
        \Rialto\Model\ConfigureTransferRequest $request,
        ?string $idempotencyKey = null,
    ): \Rialto\Model\ConfigureTransferResult {
        return $this->send(
            'POST',
            '/transfers/managed/configure',
            read: false,
            body: $request,
            answer: Model\ConfigureTransferResult::class,
            idempotencyKey: $idempotencyKey,
        );
    }

    /**
     * Returns the payment request with an address of a bridge in `bridgePayments`, the newest last: what is paid in there is paid out to the address of the order, exactly the amount that is due. The order is credited by that payout alone, as by any payment. A bridging route from the asset to the asset of the order has to be enabled.
     */
    public function createBridgePayment(
        string $paymentRequestId,
        \Rialto\Model\CreateBridgePaymentRequest $request,
        ?string $idempotencyKey = null,
    ): \Rialto\Model\PaymentRequest {
        return $this->send(
            'POST',
            '/paymentRequests/' . rawurlencode($paymentRequestId) . '/bridgePayments',
            read: false,
            body: $request,
            answer: Model\PaymentRequest::class,
            idempotencyKey: $idempotencyKey,
        );
    }

    /**
     * Returns a single-use address. What is paid in there is bridged and paid out to the destination, less fees. Send only the origin asset, on the origin network. No amount is accepted: what arrives is bridged.
     */
    public function createBridgingAddress(
        \Rialto\Model\CreateBridgingAddressRequest $request,
        ?string $idempotencyKey = null,
    ): \Rialto\Model\BridgingAddress {
        return $this->send(
            'POST',
            '/bridging/address',
            read: false,
            body: $request,
            answer: Model\BridgingAddress::class,
            idempotencyKey: $idempotencyKey,
        );
    }

    /**
     * Returns the URL of a Link page on which the user connects an account and makes a transfer. Use POST `/linktoken` instead.
     *
     * @deprecated
     */
    public function createCatalogLink(
        \Rialto\Model\CreateCatalogLinkRequest $request,
        string $userId,
        null|string $brokerType = null,
        null|bool $enableTransfers = null,
        null|bool $restrictMultipleAccounts = null,
        null|bool $disableApiKeyGeneration = null,
        null|string $callbackUrl = null,
        ?string $idempotencyKey = null,
    ): \Rialto\Model\CatalogLink {
        return $this->send(
            'POST',
            '/cataloglink',
            read: false,
            query: [
                'userId' => $userId,
                'brokerType' => $brokerType,
                'enableTransfers' => $enableTransfers,
                'restrictMultipleAccounts' => $restrictMultipleAccounts,
                'disableApiKeyGeneration' => $disableApiKeyGeneration,
                'callbackUrl' => $callbackUrl,
            ],
            body: $request,
            answer: Model\CatalogLink::class,
            idempotencyKey: $idempotencyKey,
        );
    }

    /**
     * Creates a token that opens one Link session with a client SDK. The token can be used once and expires after 10 minutes. Create it on your server, right before you open Link.
     */
    public function createLinkToken(
        \Rialto\Model\CreateLinkTokenRequest $request,
        ?string $idempotencyKey = null,
    ): \Rialto\Model\LinkToken {
        return $this->send(
            'POST',
            '/linktoken',
            read: false,
            body: $request,
            answer: Model\LinkToken::class,
            idempotencyKey: $idempotencyKey,
        );
    }

    /**
     * Returns an address to which the user pays an order of a fixed amount, from any wallet or exchange. The address comes from your payment source for the network and belongs to this order alone. Rialto reads the chain and reports what arrives by webhooks.
     */
    public function createPaymentRequest(
        \Rialto\Model\CreatePaymentRequestRequest $request,
        ?string $idempotencyKey = null,
    ): \Rialto\Model\PaymentRequest {
        return $this->send(
            'POST',
            '/paymentRequests',
            read: false,
            body: $request,
            answer: Model\PaymentRequest::class,
            idempotencyKey: $idempotencyKey,
        );
    }

    /**
     * Begins the return of money that arrived for a payment request, or of an unassigned payment. You send it from your own wallet and report the transaction with POST `/refunds/{refundId}/transaction`. All refunds of an asset together never exceed what arrived. What counts for an open order can be returned only after the request was canceled. Without `address` it waits as `needsAddress`. Send an `Idempotency-Key`: without it, a repeated call creates another refund.
     */
    public function createRefund(
        \Rialto\Model\CreateRefundRequest $request,
        ?string $idempotencyKey = null,
    ): \Rialto\Model\Refund {
        return $this->send(
            'POST',
            '/refunds',
            read: false,
            body: $request,
            answer: Model\Refund::class,
            idempotencyKey: $idempotencyKey,
        );
    }

    /**
     * Sends crypto from a connected account in one request, without a preview. The same request of one caller within 24 hours is one transfer, and is answered with it, unless that transfer failed: **send an `Idempotency-Key` of its own with each payment that you want to make again.** Use POST `/transfers/managed/preview` and POST `/transfers/managed/execute` instead. If the answer has a `challengeId`, repeat the same request with `challengeId` and `mfaCode` to continue the same transfer.
     *
     * @deprecated
     */
    public function createTransfer(
        \Rialto\Model\CreateTransferRequest $request,
        ?string $idempotencyKey = null,
    ): \Rialto\Model\CreateTransferResult {
        return $this->send(
            'POST',
            '/transfers',
            read: false,
            body: $request,
            answer: Model\CreateTransferResult::class,
            idempotencyKey: $idempotencyKey,
        );
    }

    /**
     * Executes a preview: the institution sends the asset. If `content.status` is `mfaRequired`, ask the user for the code and repeat the request with `mfaCode`. If it is `travelRuleRequired`, ask who receives the transfer and repeat the request with `travelRule`. Repeat what you sent before, too: nothing of it is stored.
     */
    public function executeTransfer(
        \Rialto\Model\ExecuteTransferRequest $request,
        ?string $idempotencyKey = null,
    ): \Rialto\Model\ExecuteTransferResult {
        return $this->send(
            'POST',
            '/transfers/managed/execute',
            read: false,
            body: $request,
            answer: Model\ExecuteTransferResult::class,
            idempotencyKey: $idempotencyKey,
        );
    }

    /**
     * Reads the deposit address of a connected account for an asset. The network is given by name or address format; POST `/transfers/managed/address/get` takes a network id instead.
     */
    public function getAccountAddress(
        \Rialto\Model\AccountAddressRequest $request,
    ): \Rialto\Model\AccountAddress {
        return $this->send(
            'POST',
            '/transfers/address/get',
            read: true,
            body: $request,
            answer: Model\AccountAddress::class,
        );
    }

    /**
     * Reads one deposit or withdrawal of a connected account from its institution. Send `transactionId`, `transactionHash` or both; with both, both must match.
     */
    public function getAccountTransfer(
        \Rialto\Model\GetAccountTransferRequest $request,
    ): \Rialto\Model\AccountTransfer {
        return $this->send(
            'POST',
            '/transfers/details',
            read: true,
            body: $request,
            answer: Model\AccountTransfer::class,
        );
    }

    /**
     * Reads the fiat balances of a connected account from its institution, in real time. An integration without the product `balance` is answered 400 `integrationNotSupported`.
     */
    public function getBalance(
        \Rialto\Model\ConnectionRequest $request,
    ): \Rialto\Model\AccountBalances {
        return $this->send(
            'POST',
            '/balance/get',
            read: true,
            body: $request,
            answer: Model\AccountBalances::class,
        );
    }

    /**
     * Returns the URL of a Link page on which the user connects an account. Use POST `/linktoken` instead.
     *
     * @deprecated
     */
    public function getCatalogLink(
        string $userId,
        null|string $brokerType = null,
        null|bool $enableTransfers = null,
        null|bool $restrictMultipleAccounts = null,
        null|bool $disableApiKeyGeneration = null,
        null|string $callbackUrl = null,
    ): \Rialto\Model\CatalogLink {
        return $this->send(
            'GET',
            '/cataloglink',
            read: false,
            query: [
                'userId' => $userId,
                'brokerType' => $brokerType,
                'enableTransfers' => $enableTransfers,
                'restrictMultipleAccounts' => $restrictMultipleAccounts,
                'disableApiKeyGeneration' => $disableApiKeyGeneration,
                'callbackUrl' => $callbackUrl,
            ],
            answer: Model\CatalogLink::class,
        );
    }

    /**
     * Reads the deposit address of a connected account for an asset on a network.
     */
    public function getDepositAddress(
        \Rialto\Model\GetDepositAddressRequest $request,
    ): \Rialto\Model\DepositAddress {
        return $this->send(
            'POST',
            '/transfers/managed/address/get',
            read: true,
            body: $request,
            answer: Model\DepositAddress::class,
        );
    }

    /**
     * Returns the latest price of one share in US dollars, from the source that the operator configures with `RIALTO_EQUITY_PRICE_URL`; in the sandbox from simulated prices. A symbol that is not listed or has no price there is answered 400.
     */
    public function getEquityPrice(
        string $symbol,
    ): \Rialto\Model\EquityPrice {
        return $this->send(
            'GET',
            '/assets/equity/' . rawurlencode($symbol) . '/price',
            read: true,
            answer: Model\EquityPrice::class,
        );
    }

    /**
     * Returns the sum of the fiat balances of all accounts that the user has connected, as last read. No institution is contacted; use POST `/balance/get` for real-time data.
     */
    public function getFiatPortfolio(
        string $userId,
    ): \Rialto\Model\FiatPortfolio {
        return $this->send(
            'GET',
            '/balance/portfolio',
            read: true,
            query: [
                'userId' => $userId,
            ],
            answer: Model\FiatPortfolio::class,
        );
    }

    /**
     * Reads the holdings of a connected account from its institution, in real time. If the authorization has ended, answers 200 with `content.status` `notAuthorized`; the user then has to connect the account again.
     */
    public function getHoldings(
        \Rialto\Model\GetHoldingsRequest $request,
    ): \Rialto\Model\Holdings {
        return $this->send(
            'POST',
            '/holdings/get',
            read: true,
            body: $request,
            answer: Model\Holdings::class,
        );
    }

    /**
     * Reads a connected account from its institution and returns its value in US dollars. Assets without a known price are left out of the totals and listed in `unpricedSymbols`.
     */
    public function getHoldingsValue(
        \Rialto\Model\ConnectionRequest $request,
    ): \Rialto\Model\HoldingsValue {
        return $this->send(
            'POST',
            '/holdings/value',
            read: true,
            body: $request,
            answer: Model\HoldingsValue::class,
        );
    }

    /**
     * Returns the hash of a recent block. A transaction needs it before it is signed.
     */
    public function getLatestBlockhash(
        string $chainId,
    ): string {
        return $this->send(
            'POST',
            '/catalog/solana/getLatestBlockhash',
            read: true,
            query: [
                'chainId' => $chainId,
            ],
        );
    }

    /**
     * Returns the accounts, tokens and transfer of a Link session. Send the `resultCode` with which the user came back to your callback URL, or the link token of the session, for example if the user closed the tab. A result code can be used once, within 5 minutes. A link token can be sent as often as needed, until a week after the session has ended; each response has new access tokens, because only the hashes of tokens are stored, and those of earlier responses stay valid until they expire. A link token returns accounts only if Link was opened in your page or app, or from a page of yours, or after the result code was exchanged.
     */
    public function getLinkResult(
        \Rialto\Model\GetLinkResultRequest $request,
        ?string $idempotencyKey = null,
    ): \Rialto\Model\LinkResult {
        return $this->send(
            'POST',
            '/linktoken/result',
            read: false,
            body: $request,
            answer: Model\LinkResult::class,
            idempotencyKey: $idempotencyKey,
        );
    }

    /**
     * Reads one order of a connected account from its institution.
     */
    public function getOrder(
        \Rialto\Model\OrderReference $request,
    ): \Rialto\Model\Order {
        return $this->send(
            'POST',
            '/transactions/details',
            read: true,
            body: $request,
            answer: Model\Order::class,
        );
    }

    /**
     * Reads the smallest order and the precision of amounts in one market. Only `symbol` and `paymentSymbol` matter; the other fields of an order are accepted and ignored.
     */
    public function getOrderSymbolInfo(
        \Rialto\Model\GetOrderSymbolInfoRequest $request,
    ): \Rialto\Model\OrderSymbolInfo {
        return $this->send(
            'POST',
            '/transactions/symbolinfo',
            read: true,
            body: $request,
            answer: Model\OrderSymbolInfo::class,
        );
    }

    /**
     * Returns a payment request with its payments, its refunds and the books of each asset.
     */
    public function getPaymentRequest(
        string $paymentRequestId,
    ): \Rialto\Model\PaymentRequest {
        return $this->send(
            'GET',
            '/paymentRequests/' . rawurlencode($paymentRequestId),
            read: true,
            answer: Model\PaymentRequest::class,
        );
    }

    /**
     * Returns one payout. Read it before you send: the page of a user cannot change it.
     */
    public function getPayout(
        string $payoutId,
    ): \Rialto\Model\Payout {
        return $this->send(
            'GET',
            '/payouts/' . rawurlencode($payoutId),
            read: true,
            answer: Model\Payout::class,
        );
    }

    /**
     * Returns the sum of the holdings of all accounts that the user has connected, as last read. No institution is contacted; use POST `/holdings/get` for real-time data.
     */
    public function getPortfolio(
        string $userId,
        null|int $timezoneOffset = null,
    ): \Rialto\Model\Portfolio {
        return $this->send(
            'GET',
            '/holdings/portfolio',
            read: true,
            query: [
                'userId' => $userId,
                'timezoneOffset' => $timezoneOffset,
            ],
            answer: Model\Portfolio::class,
        );
    }

    /**
     * Returns one refund.
     */
    public function getRefund(
        string $refundId,
    ): \Rialto\Model\Refund {
        return $this->send(
            'GET',
            '/refunds/' . rawurlencode($refundId),
            read: true,
            answer: Model\Refund::class,
        );
    }

    /**
     * Returns the health and the features of every integration.
     *
     * @return list<Model\IntegrationHealth>
     */
    public function getStatus(
    ): array {
        return $this->send(
            'GET',
            '/status',
            read: true,
            answer: [Model\IntegrationHealth::class],
        );
    }

    /**
     * Reads on which networks a connected account can send an asset, with the fee and limits of each.
     */
    public function getSymbolDetails(
        \Rialto\Model\AccountAddressRequest $request,
    ): \Rialto\Model\SymbolDetails {
        return $this->send(
            'POST',
            '/transfers/symbol/details',
            read: true,
            body: $request,
            answer: Model\SymbolDetails::class,
        );
    }

    /**
     * Returns the address of the program that owns the mint of a token.
     */
    public function getTokenProgram(
        string $chainId,
        string $token,
    ): string {
        return $this->send(
            'POST',
            '/catalog/solana/getTokenProgram',
            read: true,
            query: [
                'chainId' => $chainId,
                'token' => $token,
            ],
        );
    }

    /**
     * Reads which assets a connected account can trade, and with which types of orders.
     */
    public function getTradingFeatures(
        \Rialto\Model\ConnectionRequest $request,
    ): \Rialto\Model\TradingFeatures {
        return $this->send(
            'POST',
            '/transactions/featureList',
            read: true,
            body: $request,
            answer: Model\TradingFeatures::class,
        );
    }

    /**
     * Returns whether a token account has been created on the chain.
     */
    public function isTokenAddressCreated(
        string $chainId,
        string $address,
    ): string {
        return $this->send(
            'POST',
            '/catalog/solana/isTokenAddressCreated',
            read: true,
            query: [
                'chainId' => $chainId,
                'address' => $address,
            ],
        );
    }

    /**
     * Reads the deposits and withdrawals of a connected account from its institution. To get the next page, repeat the request with `cursor`. A page may hold fewer entries than `count` and not be the last: continue until there is no `cursor`.
     */
    public function listAccountTransfers(
        \Rialto\Model\ListAccountTransfersRequest $request,
    ): \Rialto\Model\AccountTransferPage {
        return $this->send(
            'POST',
            '/transfers/list',
            read: true,
            body: $request,
            answer: Model\AccountTransferPage::class,
        );
    }

    /**
     * Every item of `listAccountTransfers`. Each page is read when it is needed.
     *
     * @return \Generator<int, Model\AccountTransfer>
     */
    public function iterateAccountTransfers(
        \Rialto\Model\ListAccountTransfersRequest $request,
    ): \Generator {
        $cursor = null;
        do {
            $page = $this->listAccountTransfers($cursor === null ? $request : $request->with(cursor: $cursor));
            foreach ($page->transfers as $item) {
                yield $item;
            }
            $cursor = $page->cursor;
        } while ($cursor !== null);
    }

    /**
     * Returns the assets of one type. With `Search`, the best match comes first.
     */
    public function listAssets(
        string $assetType,
        null|string $search = null,
        null|int $count = null,
        null|int $offset = null,
    ): \Rialto\Model\AssetPage {
        return $this->send(
            'GET',
            '/assets/' . rawurlencode($assetType),
            read: true,
            query: [
                'search' => $search,
                'count' => $count,
                'offset' => $offset,
            ],
            answer: Model\AssetPage::class,
        );
    }

    /**
     * Every item of `listAssets`. Each page is read when it is needed.
     *
     * @return \Generator<int, Model\Asset>
     */
    public function iterateAssets(
        string $assetType,
        null|string $search = null,
        null|int $count = null,
    ): \Generator {
        $offset = 0;
        do {
            $page = $this->listAssets($assetType, search: $search, count: $count, offset: $offset);
            foreach ($page->items as $item) {
                yield $item;
            }
            $offset += count($page->items);
        } while ($page->items !== [] && $offset < $page->total);
    }

    /**
     * Returns how to authenticate with each integration: by OAuth, or with credentials that you collect.
     *
     * @return list<Model\AuthenticationScheme>
     */
    public function listAuthenticationSchemes(
    ): array {
        return $this->send(
            'GET',
            '/authenticationSchemes',
            read: true,
            answer: [Model\AuthenticationScheme::class],
        );
    }

    /**
     * Reads the deposit addresses of a connected account for an asset, one per network.
     */
    public function listDepositAddresses(
        \Rialto\Model\ListDepositAddressesRequest $request,
    ): \Rialto\Model\DepositAddresses {
        return $this->send(
            'POST',
            '/transfers/managed/address/list',
            read: true,
            body: $request,
            answer: Model\DepositAddresses::class,
        );
    }

    /**
     * Returns the pairs that users can pay in to reach the pairs that you can receive. An unknown network or a pair without a route is not an error: `routes` is then empty.
     */
    public function listDepositRoutes(
        \Rialto\Model\ListDepositRoutesRequest $request,
    ): \Rialto\Model\BridgingRoutes {
        return $this->send(
            'POST',
            '/bridging/routes/deposit',
            read: true,
            body: $request,
            answer: Model\BridgingRoutes::class,
        );
    }

    /**
     * Returns the institutions and wallets that users can connect.
     */
    public function listIntegrations(
    ): \Rialto\Model\IntegrationList {
        return $this->send(
            'GET',
            '/integrations',
            read: true,
            answer: Model\IntegrationList::class,
        );
    }

    /**
     * Returns the networks supported for transfers, bridged ones included, with their tokens and integrations. Only those that you offer, where you have limited them in the account management API.
     */
    public function listNetworks(
    ): \Rialto\Model\NetworkList {
        return $this->send(
            'GET',
            '/transfers/managed/networks',
            read: true,
            answer: Model\NetworkList::class,
        );
    }

    /**
     * Reads the orders of a connected account from its institution, newest first. To get the next page, repeat the request with `cursor`. A page may contain fewer orders than `count`, or none, without being the last: continue until `cursor` is absent.
     */
    public function listOrders(
        \Rialto\Model\ListOrdersRequest $request,
    ): \Rialto\Model\OrderPage {
        return $this->send(
            'POST',
            '/transactions/list',
            read: true,
            body: $request,
            answer: Model\OrderPage::class,
        );
    }

    /**
     * Every item of `listOrders`. Each page is read when it is needed.
     *
     * @return \Generator<int, Model\Order>
     */
    public function iterateOrders(
        \Rialto\Model\ListOrdersRequest $request,
    ): \Generator {
        $cursor = null;
        do {
            $page = $this->listOrders($cursor === null ? $request : $request->with(cursor: $cursor));
            foreach ($page->transactions as $item) {
                yield $item;
            }
            $cursor = $page->cursor;
        } while ($cursor !== null);
    }

    /**
     * Returns the addresses of their own accounts to which a user has confirmed payouts, the last confirmed first. Institutions replace addresses: send to the address of a payout, and use this list to recognize one.
     */
    public function listPayoutAddresses(
        string $userId,
    ): \Rialto\Model\PayoutAddresses {
        return $this->send(
            'GET',
            '/payouts/addresses',
            read: true,
            query: [
                'userId' => $userId,
            ],
            answer: Model\PayoutAddresses::class,
        );
    }

    /**
     * Returns the integrations that send or receive crypto, with the networks and tokens of each.
     */
    public function listTransferIntegrations(
    ): \Rialto\Model\TransferIntegrationList {
        return $this->send(
            'GET',
            '/transfers/managed/integrations',
            read: true,
            answer: Model\TransferIntegrationList::class,
        );
    }

    /**
     * Returns the tokens supported for transfers, with their networks and integrations.
     */
    public function listTransferTokens(
    ): \Rialto\Model\TransferTokenList {
        return $this->send(
            'GET',
            '/transfers/managed/tokens',
            read: true,
            answer: Model\TransferTokenList::class,
        );
    }

    /**
     * Returns the transfers made through this service, newest first. Filters are combined: a transfer has to match all of them. To get one transfer, send its id as `Id`.
     */
    public function listTransfers(
        null|int $count = null,
        null|int $offset = null,
        null|string $cursor = null,
        null|string $id = null,
        null|string $caseCode = null,
        null|string $clientTransactionId = null,
        null|string $userId = null,
        null|array $integrationIds = null,
        null|array $statuses = null,
        null|int $fromTimestamp = null,
        null|int $toTimestamp = null,
        null|int|float|string $minAmountInFiat = null,
        null|int|float|string $maxAmountInFiat = null,
        null|string $orderBy = null,
        null|string $hash = null,
        null|string $subClientId = null,
        null|bool $descendingOrder = null,
        null|bool $isSandBox = null,
    ): \Rialto\Model\TransferPage {
        return $this->send(
            'GET',
            '/transfers/managed/platform',
            read: true,
            query: [
                'count' => $count,
                'offset' => $offset,
                'cursor' => $cursor,
                'id' => $id,
                'caseCode' => $caseCode,
                'clientTransactionId' => $clientTransactionId,
                'userId' => $userId,
                'integrationIds' => $integrationIds,
                'statuses' => $statuses,
                'fromTimestamp' => $fromTimestamp,
                'toTimestamp' => $toTimestamp,
                'minAmountInFiat' => $minAmountInFiat,
                'maxAmountInFiat' => $maxAmountInFiat,
                'orderBy' => $orderBy,
                'hash' => $hash,
                'subClientId' => $subClientId,
                'descendingOrder' => $descendingOrder,
                'isSandBox' => $isSandBox,
            ],
            answer: Model\TransferPage::class,
        );
    }

    /**
     * Every item of `listTransfers`. Each page is read when it is needed.
     *
     * @return \Generator<int, Model\TransferRecord>
     */
    public function iterateTransfers(
        null|int $count = null,
        null|string $id = null,
        null|string $caseCode = null,
        null|string $clientTransactionId = null,
        null|string $userId = null,
        null|array $integrationIds = null,
        null|array $statuses = null,
        null|int $fromTimestamp = null,
        null|int $toTimestamp = null,
        null|int|float|string $minAmountInFiat = null,
        null|int|float|string $maxAmountInFiat = null,
        null|string $orderBy = null,
        null|string $hash = null,
        null|string $subClientId = null,
        null|bool $descendingOrder = null,
        null|bool $isSandBox = null,
    ): \Generator {
        $cursor = null;
        do {
            $page = $this->listTransfers(count: $count, id: $id, caseCode: $caseCode, clientTransactionId: $clientTransactionId, userId: $userId, integrationIds: $integrationIds, statuses: $statuses, fromTimestamp: $fromTimestamp, toTimestamp: $toTimestamp, minAmountInFiat: $minAmountInFiat, maxAmountInFiat: $maxAmountInFiat, orderBy: $orderBy, hash: $hash, subClientId: $subClientId, descendingOrder: $descendingOrder, isSandBox: $isSandBox, cursor: $cursor);
            foreach ($page->items as $item) {
                yield $item;
            }
            $cursor = $page->nextCursor;
        } while ($cursor !== null);
    }

    /**
     * Returns the addresses whose ownership users have proven in Link. Send `UserId`, `Address` or both.
     */
    public function listWalletVerifications(
        null|string $userId = null,
        null|string $address = null,
    ): \Rialto\Model\WalletVerifications {
        return $this->send(
            'GET',
            '/wallets/verify',
            read: true,
            query: [
                'userId' => $userId,
                'address' => $address,
            ],
            answer: Model\WalletVerifications::class,
        );
    }

    /**
     * Returns the pairs that can be paid out from the pairs that you can send from. An unknown network or a pair without a route is not an error: `routes` is then empty.
     */
    public function listWithdrawalRoutes(
        \Rialto\Model\ListWithdrawalRoutesRequest $request,
    ): \Rialto\Model\BridgingRoutes {
        return $this->send(
            'POST',
            '/bridging/routes/withdrawal',
            read: true,
            body: $request,
            answer: Model\BridgingRoutes::class,
        );
    }

    /**
     * Places one order. Every request places a new order, unless it repeats an earlier Idempotency-Key.
     */
    public function placeOrder(
        string $side,
        \Rialto\Model\OrderRequest $request,
        ?string $idempotencyKey = null,
    ): \Rialto\Model\PlacedOrder {
        return $this->send(
            'POST',
            '/transactions/' . rawurlencode($side),
            read: false,
            body: $request,
            answer: Model\PlacedOrder::class,
            idempotencyKey: $idempotencyKey,
        );
    }

    /**
     * Returns the cost of an order and whether the institution would accept it. Places and reserves nothing.
     */
    public function previewOrder(
        string $side,
        \Rialto\Model\OrderRequest $request,
        ?string $idempotencyKey = null,
    ): \Rialto\Model\OrderPreview {
        return $this->send(
            'POST',
            '/transactions/preview/' . rawurlencode($side),
            read: false,
            body: $request,
            answer: Model\OrderPreview::class,
            idempotencyKey: $idempotencyKey,
        );
    }

    /**
     * Returns the price and fee of a transfer and holds them for a short time. Show the preview to the user, then execute it with POST `/transfers/managed/execute`. Send either `toAddress`, or `toAuthToken` and `toType`; and either `amount` or `amountInFiat`.
     */
    public function previewTransfer(
        \Rialto\Model\PreviewTransferRequest $request,
        ?string $idempotencyKey = null,
    ): \Rialto\Model\PreviewTransferResult {
        return $this->send(
            'POST',
            '/transfers/managed/preview',
            read: false,
            body: $request,
            answer: Model\PreviewTransferResult::class,
            idempotencyKey: $idempotencyKey,
        );
    }

    /**
     * Returns an estimate of a bridged transfer’s payout, and its fees. Nothing is stored, and the quote does not bind a later bridging address.
     */
    public function quoteBridge(
        \Rialto\Model\QuoteBridgeRequest $request,
    ): \Rialto\Model\BridgingQuote {
        return $this->send(
            'POST',
            '/bridging/quote',
            read: true,
            body: $request,
            answer: Model\BridgingQuote::class,
        );
    }

    /**
     * Returns an estimate of what a transfer would cost, before the user connects an account. Available for Coinbase only. The quote does not bind a later preview.
     */
    public function quoteTransfer(
        \Rialto\Model\QuoteTransferRequest $request,
    ): \Rialto\Model\TransferQuote {
        return $this->send(
            'POST',
            '/transfers/managed/quote',
            read: true,
            body: $request,
            answer: Model\TransferQuote::class,
        );
    }

    /**
     * Refreshes the authorization of a connected account at its institution if it expires, and returns a new access token. The earlier access token is valid for 10 more minutes. Not needed if you use the `tokenId`, which does not expire: the service refreshes the institution’s authorization automatically. If the response has `content.status` `mfaRequired`, repeat the request with `mfaCode` and the `accessToken` of that response.
     */
    public function refreshToken(
        \Rialto\Model\RefreshTokenRequest $request,
        ?string $idempotencyKey = null,
    ): \Rialto\Model\RefreshTokenResult {
        return $this->send(
            'POST',
            '/token/refresh',
            read: false,
            body: $request,
            answer: Model\RefreshTokenResult::class,
            idempotencyKey: $idempotencyKey,
        );
    }

    /**
     * Removes the connection and erases all related data. Its tokens stop working at once. If a transfer of the account is in progress, the data for reconciling it is erased when the transfer has ended and its webhook was sent.
     */
    public function removeAccount(
        \Rialto\Model\ConnectionRequest $request,
    ): void {
        $this->send(
            'DELETE',
            '/account',
            read: false,
            body: $request,
        );
    }

    /**
     * Names the transaction with which you sent a `pending` payout. It succeeds once the chain shows the amount at the address, with the tag, in a final block; `payout.succeeded` reports it. A second call replaces a transaction that has not arrived. One transaction pays at most one payout or refund to the same address.
     */
    public function reportPayout(
        string $payoutId,
        \Rialto\Model\ReportedTransaction $request,
        ?string $idempotencyKey = null,
    ): \Rialto\Model\Payout {
        return $this->send(
            'POST',
            '/payouts/' . rawurlencode($payoutId) . '/transaction',
            read: false,
            body: $request,
            answer: Model\Payout::class,
            idempotencyKey: $idempotencyKey,
        );
    }

    /**
     * Names the transaction with which you sent a `pending` refund. It succeeds once the chain shows the amount at the address, with the tag, in a final block; `refund.succeeded` reports it. A second call replaces a transaction that has not arrived. One transaction may pay several refunds to different addresses, but only one to the same address.
     */
    public function reportRefund(
        string $refundId,
        \Rialto\Model\ReportedTransaction $request,
        ?string $idempotencyKey = null,
    ): \Rialto\Model\Refund {
        return $this->send(
            'POST',
            '/refunds/' . rawurlencode($refundId) . '/transaction',
            read: false,
            body: $request,
            answer: Model\Refund::class,
            idempotencyKey: $idempotencyKey,
        );
    }

    /**
     * Ends an open payment request. `credit` accepts what has arrived as the payment of an order that is `underpaid` or `held`. `cancel` ends the request, and creates a refund for each payment that had counted. Answers 409 if the request has ended.
     */
    public function resolvePaymentRequest(
        string $paymentRequestId,
        \Rialto\Model\ResolvePaymentRequestRequest $request,
        ?string $idempotencyKey = null,
    ): \Rialto\Model\PaymentRequest {
        return $this->send(
            'POST',
            '/paymentRequests/' . rawurlencode($paymentRequestId) . '/resolve',
            read: false,
            body: $request,
            answer: Model\PaymentRequest::class,
            idempotencyKey: $idempotencyKey,
        );
    }

    /**
     * Returns links to sign in with OAuth. After it, the user is returned to your callback URL with a `resultCode`: POST `/linktoken/result` exchanges it for the tokens. Only integrations with the scheme `OAuth` support it.
     */
    public function startAuthentication(
        string $brokerType,
        string $userId,
        null|string $callbackUrl = null,
    ): \Rialto\Model\OAuthPrompt {
        return $this->send(
            'GET',
            '/authenticate/' . rawurlencode($brokerType),
            read: false,
            query: [
                'userId' => $userId,
                'callbackUrl' => $callbackUrl,
            ],
            answer: Model\OAuthPrompt::class,
        );
    }

    /**
     * Reads the status of a transfer from the institution or the chain now, instead of waiting for the next regular read. Not needed if you receive webhooks.
     */
    public function updateTransfer(
        \Rialto\Model\UpdateTransferRequest $request,
        ?string $idempotencyKey = null,
    ): \Rialto\Model\UpdateTransferResult {
        return $this->send(
            'POST',
            '/transfers/managed/update',
            read: false,
            body: $request,
            answer: Model\UpdateTransferResult::class,
            idempotencyKey: $idempotencyKey,
        );
    }

    /**
     * Reads the identity details of the holder of a connected account from its institution.
     */
    public function verifyAccount(
        \Rialto\Model\VerifyAccountRequest $request,
    ): \Rialto\Model\AccountIdentity {
        return $this->send(
            'POST',
            '/account/verify',
            read: true,
            body: $request,
            answer: Model\AccountIdentity::class,
        );
    }

    /**
     * Reads only the identity details that you name in `accountInfo`. Use it to keep personal data that you do not need out of your systems.
     */
    public function verifyExchange(
        \Rialto\Model\VerifyExchangeRequest $request,
    ): \Rialto\Model\AccountIdentity {
        return $this->send(
            'POST',
            '/exchange/verify',
            read: true,
            body: $request,
            answer: Model\AccountIdentity::class,
        );
    }

    /**
     * Checks whether an integration, network, token and address fit together. Send at least one of them. No institution is contacted.
     */
    public function verifyTransfer(
        null|string $integrationId = null,
        null|string $token = null,
        null|string $networkId = null,
        null|string $targetAddress = null,
    ): \Rialto\Model\TransferVerification {
        return $this->send(
            'GET',
            '/transfers/managed/verify',
            read: true,
            query: [
                'integrationId' => $integrationId,
                'token' => $token,
                'networkId' => $networkId,
                'targetAddress' => $targetAddress,
            ],
            answer: Model\TransferVerification::class,
        );
    }
}
