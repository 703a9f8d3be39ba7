"""The operations of the API. Written by `npm run libraries` from the OpenAPI document."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from typing import Any, Iterator, List, Optional
from urllib.parse import quote

from .models import *


class Operations:
    """One method for each operation, by its id."""

    def _send(
        self,
        method: str,
        path: str,
        *,
        read: bool,
        answers: Any,
        query: Optional[dict[str, Any]] = None,
        body: Any = None,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        raise NotImplementedError

    def authenticate(
        self,
        request: AuthenticateRequest,
        *,
        user_id: str,
        idempotency_key: Optional[str] = None,
    ) -> AuthenticateResult:
        """Connects an account with credentials that you collected from the user. GET `/authenticationSchemes` lists the fields each integration needs. For integrations with the scheme `OAuth`, use GET `/authenticate/{brokerType}` instead."""
        result: AuthenticateResult = self._send(
            "POST",
            "/authenticate",
            read=False,
            answers=AuthenticateResult,
            query={
                "userId": user_id,
            },
            body=request,
            idempotency_key=idempotency_key,
        )
        return result

    def cancel_order(
        self,
        request: OrderReference,
        *,
        idempotency_key: Optional[str] = None,
    ) -> None:
        """Cancels an open order. Canceling an order that is canceled already succeeds. Answers 409 if the order can no longer be canceled."""
        self._send(
            "POST",
            "/transactions/cancel",
            read=False,
            answers=None,
            body=request,
            idempotency_key=idempotency_key,
        )

    def cancel_payout(
        self,
        payout_id: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Payout:
        """Withdraws a payout that you have not sent, for example because a check of your own refused it."""
        result: Payout = self._send(
            "POST",
            f"/payouts/{quote(payout_id, safe='')}/cancel",
            read=False,
            answers=Payout,
            idempotency_key=idempotency_key,
        )
        return result

    def cancel_refund(
        self,
        refund_id: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Refund:
        """Withdraws a refund whose transaction was not reported. Its money is open again."""
        result: Refund = self._send(
            "POST",
            f"/refunds/{quote(refund_id, safe='')}/cancel",
            read=False,
            answers=Refund,
            idempotency_key=idempotency_key,
        )
        return result

    def combine_transfer(
        self,
        request: CombineTransferRequest,
        *,
        idempotency_key: Optional[str] = None,
    ) -> CombinedTransferPreview:
        """Returns the price and fees of one transfer that several accounts of a user pay together, in the fewest parts that make up exactly the amount, and then at the lowest fees. Show the parts to the user, then execute each with POST `/transfers/managed/execute`, one after the other: the next one when the one before was accepted. The transfer (`transferId`) begins with the first part, ends with success when all of them have arrived, and is the one payment of its `transactionId`: no other transfer of that order can begin meanwhile, and the parts can never pay more than its amount together. Webhooks report the transfer, not its parts; its record lists them in `parts`. If a part fails while others are on their way, repeat the request with `transferId` and `sources` only: it returns new parts for what is missing. If no part was sent, the transfer fails and the order can be paid in another way. Fees are added to the amount, and nothing is converted."""
        result: CombinedTransferPreview = self._send(
            "POST",
            "/transfers/managed/combine",
            read=False,
            answers=CombinedTransferPreview,
            body=request,
            idempotency_key=idempotency_key,
        )
        return result

    def configure_transfer(
        self,
        request: ConfigureTransferRequest,
        *,
        idempotency_key: Optional[str] = None,
    ) -> ConfigureTransferResult:
        """Returns which holdings of a connected account can be sent to which destination, with fees and limits. First step of a managed transfer; continue with POST `/transfers/managed/preview`. Send either `toAddresses`, or `toAuthToken` and `toType` to use the deposit addresses of another connected account of the user."""
        result: ConfigureTransferResult = self._send(
            "POST",
            "/transfers/managed/configure",
            read=False,
            answers=ConfigureTransferResult,
            body=request,
            idempotency_key=idempotency_key,
        )
        return result

    def create_bridge_payment(
        self,
        payment_request_id: str,
        request: CreateBridgePaymentRequest,
        *,
        idempotency_key: Optional[str] = None,
    ) -> PaymentRequest:
        """Returns the payment request with an address of a bridge in `bridgePayments`, the newest last: what is paid in there is paid out to the address of the order, exactly the amount that is due. The order is credited by that payout alone, as by any payment. A bridging route from the asset to the asset of the order has to be enabled."""
        result: PaymentRequest = self._send(
            "POST",
            f"/paymentRequests/{quote(payment_request_id, safe='')}/bridgePayments",
            read=False,
            answers=PaymentRequest,
            body=request,
            idempotency_key=idempotency_key,
        )
        return result

    def create_bridging_address(
        self,
        request: CreateBridgingAddressRequest,
        *,
        idempotency_key: Optional[str] = None,
    ) -> BridgingAddress:
        """Returns a single-use address. What is paid in there is bridged and paid out to the destination, less fees. Send only the origin asset, on the origin network. No amount is accepted: what arrives is bridged."""
        result: BridgingAddress = self._send(
            "POST",
            "/bridging/address",
            read=False,
            answers=BridgingAddress,
            body=request,
            idempotency_key=idempotency_key,
        )
        return result

    def create_catalog_link(
        self,
        request: CreateCatalogLinkRequest,
        *,
        user_id: str,
        broker_type: Optional[BrokerType] = None,
        enable_transfers: Optional[bool] = None,
        restrict_multiple_accounts: Optional[bool] = None,
        disable_api_key_generation: Optional[bool] = None,
        callback_url: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> CatalogLink:
        """Returns the URL of a Link page on which the user connects an account and makes a transfer. Use POST `/linktoken` instead. Deprecated."""
        result: CatalogLink = self._send(
            "POST",
            "/cataloglink",
            read=False,
            answers=CatalogLink,
            query={
                "userId": user_id,
                "brokerType": broker_type,
                "enableTransfers": enable_transfers,
                "restrictMultipleAccounts": restrict_multiple_accounts,
                "disableApiKeyGeneration": disable_api_key_generation,
                "callbackUrl": callback_url,
            },
            body=request,
            idempotency_key=idempotency_key,
        )
        return result

    def create_link_token(
        self,
        request: CreateLinkTokenRequest,
        *,
        idempotency_key: Optional[str] = None,
    ) -> LinkToken:
        """Creates a token that opens one Link session with a client SDK. The token can be used once and expires after 10 minutes. Create it on your server, right before you open Link."""
        result: LinkToken = self._send(
            "POST",
            "/linktoken",
            read=False,
            answers=LinkToken,
            body=request,
            idempotency_key=idempotency_key,
        )
        return result

    def create_payment_request(
        self,
        request: CreatePaymentRequestRequest,
        *,
        idempotency_key: Optional[str] = None,
    ) -> PaymentRequest:
        """Returns an address to which the user pays an order of a fixed amount, from any wallet or exchange. The address comes from your payment source for the network and belongs to this order alone. Rialto reads the chain and reports what arrives by webhooks."""
        result: PaymentRequest = self._send(
            "POST",
            "/paymentRequests",
            read=False,
            answers=PaymentRequest,
            body=request,
            idempotency_key=idempotency_key,
        )
        return result

    def create_refund(
        self,
        request: CreateRefundRequest,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Refund:
        """Begins the return of money that arrived for a payment request, or of an unassigned payment. You send it from your own wallet and report the transaction with POST `/refunds/{refundId}/transaction`. All refunds of an asset together never exceed what arrived. What counts for an open order can be returned only after the request was canceled. Without `address` it waits as `needsAddress`. Send an `Idempotency-Key`: without it, a repeated call creates another refund."""
        result: Refund = self._send(
            "POST",
            "/refunds",
            read=False,
            answers=Refund,
            body=request,
            idempotency_key=idempotency_key,
        )
        return result

    def create_transfer(
        self,
        request: CreateTransferRequest,
        *,
        idempotency_key: Optional[str] = None,
    ) -> CreateTransferResult:
        """Sends crypto from a connected account in one request, without a preview. The same request of one caller within 24 hours is one transfer, and is answered with it, unless that transfer failed: **send an `Idempotency-Key` of its own with each payment that you want to make again.** Use POST `/transfers/managed/preview` and POST `/transfers/managed/execute` instead. If the answer has a `challengeId`, repeat the same request with `challengeId` and `mfaCode` to continue the same transfer. Deprecated."""
        result: CreateTransferResult = self._send(
            "POST",
            "/transfers",
            read=False,
            answers=CreateTransferResult,
            body=request,
            idempotency_key=idempotency_key,
        )
        return result

    def execute_transfer(
        self,
        request: ExecuteTransferRequest,
        *,
        idempotency_key: Optional[str] = None,
    ) -> ExecuteTransferResult:
        """Executes a preview: the institution sends the asset. If `content.status` is `mfaRequired`, ask the user for the code and repeat the request with `mfaCode`. If it is `travelRuleRequired`, ask who receives the transfer and repeat the request with `travelRule`. Repeat what you sent before, too: nothing of it is stored."""
        result: ExecuteTransferResult = self._send(
            "POST",
            "/transfers/managed/execute",
            read=False,
            answers=ExecuteTransferResult,
            body=request,
            idempotency_key=idempotency_key,
        )
        return result

    def get_account_address(
        self,
        request: AccountAddressRequest,
    ) -> AccountAddress:
        """Reads the deposit address of a connected account for an asset. The network is given by name or address format; POST `/transfers/managed/address/get` takes a network id instead."""
        result: AccountAddress = self._send(
            "POST",
            "/transfers/address/get",
            read=True,
            answers=AccountAddress,
            body=request,
        )
        return result

    def get_account_transfer(
        self,
        request: GetAccountTransferRequest,
    ) -> AccountTransfer:
        """Reads one deposit or withdrawal of a connected account from its institution. Send `transactionId`, `transactionHash` or both; with both, both must match."""
        result: AccountTransfer = self._send(
            "POST",
            "/transfers/details",
            read=True,
            answers=AccountTransfer,
            body=request,
        )
        return result

    def get_balance(
        self,
        request: ConnectionRequest,
    ) -> AccountBalances:
        """Reads the fiat balances of a connected account from its institution, in real time. An integration without the product `balance` is answered 400 `integrationNotSupported`."""
        result: AccountBalances = self._send(
            "POST",
            "/balance/get",
            read=True,
            answers=AccountBalances,
            body=request,
        )
        return result

    def get_catalog_link(
        self,
        *,
        user_id: str,
        broker_type: Optional[BrokerType] = None,
        enable_transfers: Optional[bool] = None,
        restrict_multiple_accounts: Optional[bool] = None,
        disable_api_key_generation: Optional[bool] = None,
        callback_url: Optional[str] = None,
    ) -> CatalogLink:
        """Returns the URL of a Link page on which the user connects an account. Use POST `/linktoken` instead. Deprecated."""
        result: CatalogLink = self._send(
            "GET",
            "/cataloglink",
            read=False,
            answers=CatalogLink,
            query={
                "userId": user_id,
                "brokerType": broker_type,
                "enableTransfers": enable_transfers,
                "restrictMultipleAccounts": restrict_multiple_accounts,
                "disableApiKeyGeneration": disable_api_key_generation,
                "callbackUrl": callback_url,
            },
        )
        return result

    def get_deposit_address(
        self,
        request: GetDepositAddressRequest,
    ) -> DepositAddress:
        """Reads the deposit address of a connected account for an asset on a network."""
        result: DepositAddress = self._send(
            "POST",
            "/transfers/managed/address/get",
            read=True,
            answers=DepositAddress,
            body=request,
        )
        return result

    def get_equity_price(
        self,
        symbol: str,
    ) -> EquityPrice:
        """Returns the latest price of one share in US dollars, from the source that the operator configures with `RIALTO_EQUITY_PRICE_URL`; in the sandbox from simulated prices. A symbol that is not listed or has no price there is answered 400."""
        result: EquityPrice = self._send(
            "GET",
            f"/assets/equity/{quote(symbol, safe='')}/price",
            read=True,
            answers=EquityPrice,
        )
        return result

    def get_fiat_portfolio(
        self,
        *,
        user_id: str,
    ) -> FiatPortfolio:
        """Returns the sum of the fiat balances of all accounts that the user has connected, as last read. No institution is contacted; use POST `/balance/get` for real-time data."""
        result: FiatPortfolio = self._send(
            "GET",
            "/balance/portfolio",
            read=True,
            answers=FiatPortfolio,
            query={
                "userId": user_id,
            },
        )
        return result

    def get_holdings(
        self,
        request: GetHoldingsRequest,
    ) -> Holdings:
        """Reads the holdings of a connected account from its institution, in real time. If the authorization has ended, answers 200 with `content.status` `notAuthorized`; the user then has to connect the account again."""
        result: Holdings = self._send(
            "POST",
            "/holdings/get",
            read=True,
            answers=Holdings,
            body=request,
        )
        return result

    def get_holdings_value(
        self,
        request: ConnectionRequest,
    ) -> HoldingsValue:
        """Reads a connected account from its institution and returns its value in US dollars. Assets without a known price are left out of the totals and listed in `unpricedSymbols`."""
        result: HoldingsValue = self._send(
            "POST",
            "/holdings/value",
            read=True,
            answers=HoldingsValue,
            body=request,
        )
        return result

    def get_latest_blockhash(
        self,
        *,
        chain_id: str,
    ) -> str:
        """Returns the hash of a recent block. A transaction needs it before it is signed."""
        result: str = self._send(
            "POST",
            "/catalog/solana/getLatestBlockhash",
            read=True,
            answers=str,
            query={
                "chainId": chain_id,
            },
        )
        return result

    def get_link_result(
        self,
        request: GetLinkResultRequest,
        *,
        idempotency_key: Optional[str] = None,
    ) -> LinkResult:
        """Returns the accounts, tokens and transfer of a Link session. Send the `resultCode` with which the user came back to your callback URL, or the link token of the session, for example if the user closed the tab. A result code can be used once, within 5 minutes. A link token can be sent as often as needed, until a week after the session has ended; each response has new access tokens, because only the hashes of tokens are stored, and those of earlier responses stay valid until they expire. A link token returns accounts only if Link was opened in your page or app, or from a page of yours, or after the result code was exchanged."""
        result: LinkResult = self._send(
            "POST",
            "/linktoken/result",
            read=False,
            answers=LinkResult,
            body=request,
            idempotency_key=idempotency_key,
        )
        return result

    def get_order(
        self,
        request: OrderReference,
    ) -> Order:
        """Reads one order of a connected account from its institution."""
        result: Order = self._send(
            "POST",
            "/transactions/details",
            read=True,
            answers=Order,
            body=request,
        )
        return result

    def get_order_symbol_info(
        self,
        request: GetOrderSymbolInfoRequest,
    ) -> OrderSymbolInfo:
        """Reads the smallest order and the precision of amounts in one market. Only `symbol` and `paymentSymbol` matter; the other fields of an order are accepted and ignored."""
        result: OrderSymbolInfo = self._send(
            "POST",
            "/transactions/symbolinfo",
            read=True,
            answers=OrderSymbolInfo,
            body=request,
        )
        return result

    def get_payment_request(
        self,
        payment_request_id: str,
    ) -> PaymentRequest:
        """Returns a payment request with its payments, its refunds and the books of each asset."""
        result: PaymentRequest = self._send(
            "GET",
            f"/paymentRequests/{quote(payment_request_id, safe='')}",
            read=True,
            answers=PaymentRequest,
        )
        return result

    def get_payout(
        self,
        payout_id: str,
    ) -> Payout:
        """Returns one payout. Read it before you send: the page of a user cannot change it."""
        result: Payout = self._send(
            "GET",
            f"/payouts/{quote(payout_id, safe='')}",
            read=True,
            answers=Payout,
        )
        return result

    def get_portfolio(
        self,
        *,
        user_id: str,
        timezone_offset: Optional[int] = None,
    ) -> Portfolio:
        """Returns the sum of the holdings of all accounts that the user has connected, as last read. No institution is contacted; use POST `/holdings/get` for real-time data."""
        result: Portfolio = self._send(
            "GET",
            "/holdings/portfolio",
            read=True,
            answers=Portfolio,
            query={
                "userId": user_id,
                "timezoneOffset": timezone_offset,
            },
        )
        return result

    def get_refund(
        self,
        refund_id: str,
    ) -> Refund:
        """Returns one refund."""
        result: Refund = self._send(
            "GET",
            f"/refunds/{quote(refund_id, safe='')}",
            read=True,
            answers=Refund,
        )
        return result

    def get_status(
        self,
    ) -> List[IntegrationHealth]:
        """Returns the health and the features of every integration."""
        result: List[IntegrationHealth] = self._send(
            "GET",
            "/status",
            read=True,
            answers=List[IntegrationHealth],
        )
        return result

    def get_symbol_details(
        self,
        request: AccountAddressRequest,
    ) -> SymbolDetails:
        """Reads on which networks a connected account can send an asset, with the fee and limits of each."""
        result: SymbolDetails = self._send(
            "POST",
            "/transfers/symbol/details",
            read=True,
            answers=SymbolDetails,
            body=request,
        )
        return result

    def get_token_program(
        self,
        *,
        chain_id: str,
        token: str,
    ) -> str:
        """Returns the address of the program that owns the mint of a token."""
        result: str = self._send(
            "POST",
            "/catalog/solana/getTokenProgram",
            read=True,
            answers=str,
            query={
                "chainId": chain_id,
                "token": token,
            },
        )
        return result

    def get_trading_features(
        self,
        request: ConnectionRequest,
    ) -> TradingFeatures:
        """Reads which assets a connected account can trade, and with which types of orders."""
        result: TradingFeatures = self._send(
            "POST",
            "/transactions/featureList",
            read=True,
            answers=TradingFeatures,
            body=request,
        )
        return result

    def is_token_address_created(
        self,
        *,
        chain_id: str,
        address: str,
    ) -> str:
        """Returns whether a token account has been created on the chain."""
        result: str = self._send(
            "POST",
            "/catalog/solana/isTokenAddressCreated",
            read=True,
            answers=str,
            query={
                "chainId": chain_id,
                "address": address,
            },
        )
        return result

    def list_account_transfers(
        self,
        request: ListAccountTransfersRequest,
    ) -> AccountTransferPage:
        """Reads the deposits and withdrawals of a connected account from its institution. To get the next page, repeat the request with `cursor`. A page may hold fewer entries than `count` and not be the last: continue until there is no `cursor`."""
        result: AccountTransferPage = self._send(
            "POST",
            "/transfers/list",
            read=True,
            answers=AccountTransferPage,
            body=request,
        )
        return result

    def iterate_account_transfers(
        self,
        request: ListAccountTransfersRequest,
    ) -> Iterator[AccountTransfer]:
        """Every item of `list_account_transfers`. Each page is read when it is needed."""
        cursor: Optional[str] = None
        while True:
            page = self.list_account_transfers(
                request if cursor is None else replace(request, cursor=cursor),
            )
            yield from page.transfers
            cursor = page.cursor
            if cursor is None:
                return

    def list_assets(
        self,
        asset_type: AssetType,
        *,
        search: Optional[str] = None,
        count: Optional[int] = None,
        offset: Optional[int] = None,
    ) -> AssetPage:
        """Returns the assets of one type. With `Search`, the best match comes first."""
        result: AssetPage = self._send(
            "GET",
            f"/assets/{quote(asset_type, safe='')}",
            read=True,
            answers=AssetPage,
            query={
                "search": search,
                "count": count,
                "offset": offset,
            },
        )
        return result

    def iterate_assets(
        self,
        asset_type: AssetType,
        *,
        search: Optional[str] = None,
        count: Optional[int] = None,
    ) -> Iterator[Asset]:
        """Every item of `list_assets`. Each page is read when it is needed."""
        offset = 0
        while True:
            page = self.list_assets(
                asset_type,
                search=search,
                count=count,
                offset=offset,
            )
            yield from page.items
            offset += len(page.items)
            if not page.items or offset >= page.total:
                return

    def list_authentication_schemes(
        self,
    ) -> List[AuthenticationScheme]:
        """Returns how to authenticate with each integration: by OAuth, or with credentials that you collect."""
        result: List[AuthenticationScheme] = self._send(
            "GET",
            "/authenticationSchemes",
            read=True,
            answers=List[AuthenticationScheme],
        )
        return result

    def list_deposit_addresses(
        self,
        request: ListDepositAddressesRequest,
    ) -> DepositAddresses:
        """Reads the deposit addresses of a connected account for an asset, one per network."""
        result: DepositAddresses = self._send(
            "POST",
            "/transfers/managed/address/list",
            read=True,
            answers=DepositAddresses,
            body=request,
        )
        return result

    def list_deposit_routes(
        self,
        request: ListDepositRoutesRequest,
    ) -> BridgingRoutes:
        """Returns the pairs that users can pay in to reach the pairs that you can receive. An unknown network or a pair without a route is not an error: `routes` is then empty."""
        result: BridgingRoutes = self._send(
            "POST",
            "/bridging/routes/deposit",
            read=True,
            answers=BridgingRoutes,
            body=request,
        )
        return result

    def list_integrations(
        self,
    ) -> IntegrationList:
        """Returns the institutions and wallets that users can connect."""
        result: IntegrationList = self._send(
            "GET",
            "/integrations",
            read=True,
            answers=IntegrationList,
        )
        return result

    def list_networks(
        self,
    ) -> NetworkList:
        """Returns the networks supported for transfers, bridged ones included, with their tokens and integrations. Only those that you offer, where you have limited them in the account management API."""
        result: NetworkList = self._send(
            "GET",
            "/transfers/managed/networks",
            read=True,
            answers=NetworkList,
        )
        return result

    def list_orders(
        self,
        request: ListOrdersRequest,
    ) -> OrderPage:
        """Reads the orders of a connected account from its institution, newest first. To get the next page, repeat the request with `cursor`. A page may contain fewer orders than `count`, or none, without being the last: continue until `cursor` is absent."""
        result: OrderPage = self._send(
            "POST",
            "/transactions/list",
            read=True,
            answers=OrderPage,
            body=request,
        )
        return result

    def iterate_orders(
        self,
        request: ListOrdersRequest,
    ) -> Iterator[Order]:
        """Every item of `list_orders`. Each page is read when it is needed."""
        cursor: Optional[str] = None
        while True:
            page = self.list_orders(
                request if cursor is None else replace(request, cursor=cursor),
            )
            yield from page.transactions
            cursor = page.cursor
            if cursor is None:
                return

    def list_payout_addresses(
        self,
        *,
        user_id: str,
    ) -> PayoutAddresses:
        """Returns the addresses of their own accounts to which a user has confirmed payouts, the last confirmed first. Institutions replace addresses: send to the address of a payout, and use this list to recognize one."""
        result: PayoutAddresses = self._send(
            "GET",
            "/payouts/addresses",
            read=True,
            answers=PayoutAddresses,
            query={
                "userId": user_id,
            },
        )
        return result

    def list_transfer_integrations(
        self,
    ) -> TransferIntegrationList:
        """Returns the integrations that send or receive crypto, with the networks and tokens of each."""
        result: TransferIntegrationList = self._send(
            "GET",
            "/transfers/managed/integrations",
            read=True,
            answers=TransferIntegrationList,
        )
        return result

    def list_transfer_tokens(
        self,
    ) -> TransferTokenList:
        """Returns the tokens supported for transfers, with their networks and integrations."""
        result: TransferTokenList = self._send(
            "GET",
            "/transfers/managed/tokens",
            read=True,
            answers=TransferTokenList,
        )
        return result

    def list_transfers(
        self,
        *,
        count: Optional[int] = None,
        offset: Optional[int] = None,
        cursor: Optional[str] = None,
        id: Optional[str] = None,
        case_code: Optional[str] = None,
        client_transaction_id: Optional[str] = None,
        user_id: Optional[str] = None,
        integration_ids: Optional[List[str]] = None,
        statuses: Optional[List[TransferStatus]] = None,
        from_timestamp: Optional[int] = None,
        to_timestamp: Optional[int] = None,
        min_amount_in_fiat: Optional[Decimal] = None,
        max_amount_in_fiat: Optional[Decimal] = None,
        order_by: Optional[TransferOrder] = None,
        hash: Optional[str] = None,
        sub_client_id: Optional[str] = None,
        descending_order: Optional[bool] = None,
        is_sand_box: Optional[bool] = None,
    ) -> TransferPage:
        """Returns the transfers made through this service, newest first. Filters are combined: a transfer has to match all of them. To get one transfer, send its id as `Id`."""
        result: TransferPage = self._send(
            "GET",
            "/transfers/managed/platform",
            read=True,
            answers=TransferPage,
            query={
                "count": count,
                "offset": offset,
                "cursor": cursor,
                "id": id,
                "caseCode": case_code,
                "clientTransactionId": client_transaction_id,
                "userId": user_id,
                "integrationIds": integration_ids,
                "statuses": statuses,
                "fromTimestamp": from_timestamp,
                "toTimestamp": to_timestamp,
                "minAmountInFiat": min_amount_in_fiat,
                "maxAmountInFiat": max_amount_in_fiat,
                "orderBy": order_by,
                "hash": hash,
                "subClientId": sub_client_id,
                "descendingOrder": descending_order,
                "isSandBox": is_sand_box,
            },
        )
        return result

    def iterate_transfers(
        self,
        *,
        count: Optional[int] = None,
        id: Optional[str] = None,
        case_code: Optional[str] = None,
        client_transaction_id: Optional[str] = None,
        user_id: Optional[str] = None,
        integration_ids: Optional[List[str]] = None,
        statuses: Optional[List[TransferStatus]] = None,
        from_timestamp: Optional[int] = None,
        to_timestamp: Optional[int] = None,
        min_amount_in_fiat: Optional[Decimal] = None,
        max_amount_in_fiat: Optional[Decimal] = None,
        order_by: Optional[TransferOrder] = None,
        hash: Optional[str] = None,
        sub_client_id: Optional[str] = None,
        descending_order: Optional[bool] = None,
        is_sand_box: Optional[bool] = None,
    ) -> Iterator[TransferRecord]:
        """Every item of `list_transfers`. Each page is read when it is needed."""
        cursor: Optional[str] = None
        while True:
            page = self.list_transfers(
                count=count,
                id=id,
                case_code=case_code,
                client_transaction_id=client_transaction_id,
                user_id=user_id,
                integration_ids=integration_ids,
                statuses=statuses,
                from_timestamp=from_timestamp,
                to_timestamp=to_timestamp,
                min_amount_in_fiat=min_amount_in_fiat,
                max_amount_in_fiat=max_amount_in_fiat,
                order_by=order_by,
                hash=hash,
                sub_client_id=sub_client_id,
                descending_order=descending_order,
                is_sand_box=is_sand_box,
                cursor=cursor,
            )
            yield from page.items
            cursor = page.next_cursor
            if cursor is None:
                return

    def list_wallet_verifications(
        self,
        *,
        user_id: Optional[str] = None,
        address: Optional[str] = None,
    ) -> WalletVerifications:
        """Returns the addresses whose ownership users have proven in Link. Send `UserId`, `Address` or both."""
        result: WalletVerifications = self._send(
            "GET",
            "/wallets/verify",
            read=True,
            answers=WalletVerifications,
            query={
                "userId": user_id,
                "address": address,
            },
        )
        return result

    def list_withdrawal_routes(
        self,
        request: ListWithdrawalRoutesRequest,
    ) -> BridgingRoutes:
        """Returns the pairs that can be paid out from the pairs that you can send from. An unknown network or a pair without a route is not an error: `routes` is then empty."""
        result: BridgingRoutes = self._send(
            "POST",
            "/bridging/routes/withdrawal",
            read=True,
            answers=BridgingRoutes,
            body=request,
        )
        return result

    def place_order(
        self,
        side: OrderSide,
        request: OrderRequest,
        *,
        idempotency_key: Optional[str] = None,
    ) -> PlacedOrder:
        """Places one order. Every request places a new order, unless it repeats an earlier Idempotency-Key."""
        result: PlacedOrder = self._send(
            "POST",
            f"/transactions/{quote(side, safe='')}",
            read=False,
            answers=PlacedOrder,
            body=request,
            idempotency_key=idempotency_key,
        )
        return result

    def preview_order(
        self,
        side: OrderSide,
        request: OrderRequest,
        *,
        idempotency_key: Optional[str] = None,
    ) -> OrderPreview:
        """Returns the cost of an order and whether the institution would accept it. Places and reserves nothing."""
        result: OrderPreview = self._send(
            "POST",
            f"/transactions/preview/{quote(side, safe='')}",
            read=False,
            answers=OrderPreview,
            body=request,
            idempotency_key=idempotency_key,
        )
        return result

    def preview_transfer(
        self,
        request: PreviewTransferRequest,
        *,
        idempotency_key: Optional[str] = None,
    ) -> PreviewTransferResult:
        """Returns the price and fee of a transfer and holds them for a short time. Show the preview to the user, then execute it with POST `/transfers/managed/execute`. Send either `toAddress`, or `toAuthToken` and `toType`; and either `amount` or `amountInFiat`."""
        result: PreviewTransferResult = self._send(
            "POST",
            "/transfers/managed/preview",
            read=False,
            answers=PreviewTransferResult,
            body=request,
            idempotency_key=idempotency_key,
        )
        return result

    def quote_bridge(
        self,
        request: QuoteBridgeRequest,
    ) -> BridgingQuote:
        """Returns an estimate of a bridged transfer’s payout, and its fees. Nothing is stored, and the quote does not bind a later bridging address."""
        result: BridgingQuote = self._send(
            "POST",
            "/bridging/quote",
            read=True,
            answers=BridgingQuote,
            body=request,
        )
        return result

    def quote_transfer(
        self,
        request: QuoteTransferRequest,
    ) -> TransferQuote:
        """Returns an estimate of what a transfer would cost, before the user connects an account. Available for Coinbase only. The quote does not bind a later preview."""
        result: TransferQuote = self._send(
            "POST",
            "/transfers/managed/quote",
            read=True,
            answers=TransferQuote,
            body=request,
        )
        return result

    def refresh_token(
        self,
        request: RefreshTokenRequest,
        *,
        idempotency_key: Optional[str] = None,
    ) -> RefreshTokenResult:
        """Refreshes the authorization of a connected account at its institution if it expires, and returns a new access token. The earlier access token is valid for 10 more minutes. Not needed if you use the `tokenId`, which does not expire: the service refreshes the institution’s authorization automatically. If the response has `content.status` `mfaRequired`, repeat the request with `mfaCode` and the `accessToken` of that response."""
        result: RefreshTokenResult = self._send(
            "POST",
            "/token/refresh",
            read=False,
            answers=RefreshTokenResult,
            body=request,
            idempotency_key=idempotency_key,
        )
        return result

    def remove_account(
        self,
        request: ConnectionRequest,
    ) -> None:
        """Removes the connection and erases all related data. Its tokens stop working at once. If a transfer of the account is in progress, the data for reconciling it is erased when the transfer has ended and its webhook was sent."""
        self._send(
            "DELETE",
            "/account",
            read=False,
            answers=None,
            body=request,
        )

    def report_payout(
        self,
        payout_id: str,
        request: ReportedTransaction,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Payout:
        """Names the transaction with which you sent a `pending` payout. It succeeds once the chain shows the amount at the address, with the tag, in a final block; `payout.succeeded` reports it. A second call replaces a transaction that has not arrived. One transaction pays at most one payout or refund to the same address."""
        result: Payout = self._send(
            "POST",
            f"/payouts/{quote(payout_id, safe='')}/transaction",
            read=False,
            answers=Payout,
            body=request,
            idempotency_key=idempotency_key,
        )
        return result

    def report_refund(
        self,
        refund_id: str,
        request: ReportedTransaction,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Refund:
        """Names the transaction with which you sent a `pending` refund. It succeeds once the chain shows the amount at the address, with the tag, in a final block; `refund.succeeded` reports it. A second call replaces a transaction that has not arrived. One transaction may pay several refunds to different addresses, but only one to the same address."""
        result: Refund = self._send(
            "POST",
            f"/refunds/{quote(refund_id, safe='')}/transaction",
            read=False,
            answers=Refund,
            body=request,
            idempotency_key=idempotency_key,
        )
        return result

    def resolve_payment_request(
        self,
        payment_request_id: str,
        request: ResolvePaymentRequestRequest,
        *,
        idempotency_key: Optional[str] = None,
    ) -> PaymentRequest:
        """Ends an open payment request. `credit` accepts what has arrived as the payment of an order that is `underpaid` or `held`. `cancel` ends the request, and creates a refund for each payment that had counted. Answers 409 if the request has ended."""
        result: PaymentRequest = self._send(
            "POST",
            f"/paymentRequests/{quote(payment_request_id, safe='')}/resolve",
            read=False,
            answers=PaymentRequest,
            body=request,
            idempotency_key=idempotency_key,
        )
        return result

    def start_authentication(
        self,
        broker_type: BrokerType,
        *,
        user_id: str,
        callback_url: Optional[str] = None,
    ) -> OAuthPrompt:
        """Returns links to sign in with OAuth. After it, the user is returned to your callback URL with a `resultCode`: POST `/linktoken/result` exchanges it for the tokens. Only integrations with the scheme `OAuth` support it."""
        result: OAuthPrompt = self._send(
            "GET",
            f"/authenticate/{quote(broker_type, safe='')}",
            read=False,
            answers=OAuthPrompt,
            query={
                "userId": user_id,
                "callbackUrl": callback_url,
            },
        )
        return result

    def update_transfer(
        self,
        request: UpdateTransferRequest,
        *,
        idempotency_key: Optional[str] = None,
    ) -> UpdateTransferResult:
        """Reads the status of a transfer from the institution or the chain now, instead of waiting for the next regular read. Not needed if you receive webhooks."""
        result: UpdateTransferResult = self._send(
            "POST",
            "/transfers/managed/update",
            read=False,
            answers=UpdateTransferResult,
            body=request,
            idempotency_key=idempotency_key,
        )
        return result

    def verify_account(
        self,
        request: VerifyAccountRequest,
    ) -> AccountIdentity:
        """Reads the identity details of the holder of a connected account from its institution."""
        result: AccountIdentity = self._send(
            "POST",
            "/account/verify",
            read=True,
            answers=AccountIdentity,
            body=request,
        )
        return result

    def verify_exchange(
        self,
        request: VerifyExchangeRequest,
    ) -> AccountIdentity:
        """Reads only the identity details that you name in `accountInfo`. Use it to keep personal data that you do not need out of your systems."""
        result: AccountIdentity = self._send(
            "POST",
            "/exchange/verify",
            read=True,
            answers=AccountIdentity,
            body=request,
        )
        return result

    def verify_transfer(
        self,
        *,
        integration_id: Optional[str] = None,
        token: Optional[str] = None,
        network_id: Optional[str] = None,
        target_address: Optional[str] = None,
    ) -> TransferVerification:
        """Checks whether an integration, network, token and address fit together. Send at least one of them. No institution is contacted."""
        result: TransferVerification = self._send(
            "GET",
            "/transfers/managed/verify",
            read=True,
            answers=TransferVerification,
            query={
                "integrationId": integration_id,
                "token": token,
                "networkId": network_id,
                "targetAddress": target_address,
            },
        )
        return result
