// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client;

import com.fasterxml.jackson.core.type.TypeReference;
import com.rialto.client.model.*;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One method for each operation, by its id. */
public abstract class Operations {
  abstract <T> T send(Call<T> call);

  /** The query of {@code authenticate}. */
  public static final class AuthenticateParams {
    final Map<String, Object> values = new LinkedHashMap<>();

    AuthenticateParams with(String name, Object value) {
      AuthenticateParams copy = new AuthenticateParams();
      copy.values.putAll(values);
      copy.values.put(name, value);
      return copy;
    }

    /** Your stable, unique id of the end user. Must not contain personal data. */
    public AuthenticateParams userId(String userId) {
      values.put("userId", userId);
      return this;
    }
  }

  /** Connects an account with credentials that you collected from the user. GET `/authenticationSchemes` lists the fields each integration needs. For integrations with the scheme `OAuth`, use GET `/authenticate/{brokerType}` instead. */
  public AuthenticateResult authenticate(AuthenticateRequest request, AuthenticateParams params) {
    return authenticate(request, params, null);
  }

  /**
   * Connects an account with credentials that you collected from the user. GET `/authenticationSchemes` lists the fields each integration needs. For integrations with the scheme `OAuth`, use GET `/authenticate/{brokerType}` instead.
   *
   * @param idempotencyKey a UUID of this request alone. The write is then repeated after a lost answer, and executed once.
   */
  public AuthenticateResult authenticate(AuthenticateRequest request, AuthenticateParams params, String idempotencyKey) {
    return send(
        new Call<AuthenticateResult>(
            "POST",
            "/authenticate",
            false,
            params.values,
            request,
            new TypeReference<AuthenticateResult>() {},
            idempotencyKey));
  }

  /** Cancels an open order. Canceling an order that is canceled already succeeds. Answers 409 if the order can no longer be canceled. */
  public void cancelOrder(OrderReference request) {
    cancelOrder(request, null);
  }

  /**
   * Cancels an open order. Canceling an order that is canceled already succeeds. Answers 409 if the order can no longer be canceled.
   *
   * @param idempotencyKey a UUID of this request alone. The write is then repeated after a lost answer, and executed once.
   */
  public void cancelOrder(OrderReference request, String idempotencyKey) {
    send(
        new Call<Void>(
            "POST",
            "/transactions/cancel",
            false,
            Map.of(),
            request,
            null,
            idempotencyKey));
  }

  /** Withdraws a payout that you have not sent, for example because a check of your own refused it. */
  public Payout cancelPayout(String payoutId) {
    return cancelPayout(payoutId, null);
  }

  /**
   * Withdraws a payout that you have not sent, for example because a check of your own refused it.
   *
   * @param idempotencyKey a UUID of this request alone. The write is then repeated after a lost answer, and executed once.
   */
  public Payout cancelPayout(String payoutId, String idempotencyKey) {
    return send(
        new Call<Payout>(
            "POST",
            "/payouts/" + Call.encode(payoutId) + "/cancel",
            false,
            Map.of(),
            null,
            new TypeReference<Payout>() {},
            idempotencyKey));
  }

  /** Withdraws a refund whose transaction was not reported. Its money is open again. */
  public Refund cancelRefund(String refundId) {
    return cancelRefund(refundId, null);
  }

  /**
   * Withdraws a refund whose transaction was not reported. Its money is open again.
   *
   * @param idempotencyKey a UUID of this request alone. The write is then repeated after a lost answer, and executed once.
   */
  public Refund cancelRefund(String refundId, String idempotencyKey) {
    return send(
        new Call<Refund>(
            "POST",
            "/refunds/" + Call.encode(refundId) + "/cancel",
            false,
            Map.of(),
            null,
            new TypeReference<Refund>() {},
            idempotencyKey));
  }

  /** Returns the price and fees of one transfer that several accounts of a user pay together, in the fewest parts that make up exactly the amount, and then at the lowest fees. Show the parts to the user, then execute each with POST `/transfers/managed/execute`, one after the other: the next one when the one before was accepted. The transfer (`transferId`) begins with the first part, ends with success when all of them have arrived, and is the one payment of its `transactionId`: no other transfer of that order can begin meanwhile, and the parts can never pay more than its amount together. Webhooks report the transfer, not its parts; its record lists them in `parts`. If a part fails while others are on their way, repeat the request with `transferId` and `sources` only: it returns new parts for what is missing. If no part was sent, the transfer fails and the order can be paid in another way. Fees are added to the amount, and nothing is converted. */
  public CombinedTransferPreview combineTransfer(CombineTransferRequest request) {
    return combineTransfer(request, null);
  }

  /**
   * Returns the price and fees of one transfer that several accounts of a user pay together, in the fewest parts that make up exactly the amount, and then at the lowest fees. Show the parts to the user, then execute each with POST `/transfers/managed/execute`, one after the other: the next one when the one before was accepted. The transfer (`transferId`) begins with the first part, ends with success when all of them have arrived, and is the one payment of its `transactionId`: no other transfer of that order can begin meanwhile, and the parts can never pay more than its amount together. Webhooks report the transfer, not its parts; its record lists them in `parts`. If a part fails while others are on their way, repeat the request with `transferId` and `sources` only: it returns new parts for what is missing. If no part was sent, the transfer fails and the order can be paid in another way. Fees are added to the amount, and nothing is converted.
   *
   * @param idempotencyKey a UUID of this request alone. The write is then repeated after a lost answer, and executed once.
   */
  public CombinedTransferPreview combineTransfer(CombineTransferRequest request, String idempotencyKey) {
    return send(
        new Call<CombinedTransferPreview>(
            "POST",
            "/transfers/managed/combine",
            false,
            Map.of(),
            request,
            new TypeReference<CombinedTransferPreview>() {},
            idempotencyKey));
  }

  /** Returns which holdings of a connected account can be sent to which destination, with fees and limits. First step of a managed transfer; continue with POST `/transfers/managed/preview`. Send either `toAddresses`, or `toAuthToken` and `toType` to use the deposit addresses of another connected account of the user. */
  public ConfigureTransferResult configureTransfer(ConfigureTransferRequest request) {
    return configureTransfer(request, null);
  }

  /**
   * Returns which holdings of a connected account can be sent to which destination, with fees and limits. First step of a managed transfer; continue with POST `/transfers/managed/preview`. Send either `toAddresses`, or `toAuthToken` and `toType` to use the deposit addresses of another connected account of the user.
   *
   * @param idempotencyKey a UUID of this request alone. The write is then repeated after a lost answer, and executed once.
   */
  public ConfigureTransferResult configureTransfer(ConfigureTransferRequest request, String idempotencyKey) {
    return send(
        new Call<ConfigureTransferResult>(
            "POST",
            "/transfers/managed/configure",
            false,
            Map.of(),
            request,
            new TypeReference<ConfigureTransferResult>() {},
            idempotencyKey));
  }

  /** Returns the payment request with an address of a bridge in `bridgePayments`, the newest last: what is paid in there is paid out to the address of the order, exactly the amount that is due. The order is credited by that payout alone, as by any payment. A bridging route from the asset to the asset of the order has to be enabled. */
  public PaymentRequest createBridgePayment(String paymentRequestId, CreateBridgePaymentRequest request) {
    return createBridgePayment(paymentRequestId, request, null);
  }

  /**
   * Returns the payment request with an address of a bridge in `bridgePayments`, the newest last: what is paid in there is paid out to the address of the order, exactly the amount that is due. The order is credited by that payout alone, as by any payment. A bridging route from the asset to the asset of the order has to be enabled.
   *
   * @param idempotencyKey a UUID of this request alone. The write is then repeated after a lost answer, and executed once.
   */
  public PaymentRequest createBridgePayment(String paymentRequestId, CreateBridgePaymentRequest request, String idempotencyKey) {
    return send(
        new Call<PaymentRequest>(
            "POST",
            "/paymentRequests/" + Call.encode(paymentRequestId) + "/bridgePayments",
            false,
            Map.of(),
            request,
            new TypeReference<PaymentRequest>() {},
            idempotencyKey));
  }

  /** Returns a single-use address. What is paid in there is bridged and paid out to the destination, less fees. Send only the origin asset, on the origin network. No amount is accepted: what arrives is bridged. */
  public BridgingAddress createBridgingAddress(CreateBridgingAddressRequest request) {
    return createBridgingAddress(request, null);
  }

  /**
   * Returns a single-use address. What is paid in there is bridged and paid out to the destination, less fees. Send only the origin asset, on the origin network. No amount is accepted: what arrives is bridged.
   *
   * @param idempotencyKey a UUID of this request alone. The write is then repeated after a lost answer, and executed once.
   */
  public BridgingAddress createBridgingAddress(CreateBridgingAddressRequest request, String idempotencyKey) {
    return send(
        new Call<BridgingAddress>(
            "POST",
            "/bridging/address",
            false,
            Map.of(),
            request,
            new TypeReference<BridgingAddress>() {},
            idempotencyKey));
  }

  /** The query of {@code createCatalogLink}. */
  public static final class CreateCatalogLinkParams {
    final Map<String, Object> values = new LinkedHashMap<>();

    CreateCatalogLinkParams with(String name, Object value) {
      CreateCatalogLinkParams copy = new CreateCatalogLinkParams();
      copy.values.putAll(values);
      copy.values.put(name, value);
      return copy;
    }

    /** Your stable, unique id of the end user. Must not contain personal data. */
    public CreateCatalogLinkParams userId(String userId) {
      values.put("userId", userId);
      return this;
    }

    /** Opens Link at this integration. Absent: Link opens at the catalog. `deFiWallet`, `cryptocurrencyAddress` and `cryptocurrencyWallet` are not supported. */
    public CreateCatalogLinkParams brokerType(BrokerType brokerType) {
      values.put("brokerType", brokerType);
      return this;
    }

    /** Selects the integrations. `true`: only those that support transfers. `false`: all, and the session ends once an account is connected, whatever the body contains. Absent: all. */
    public CreateCatalogLinkParams enableTransfers(Boolean enableTransfers) {
      values.put("enableTransfers", enableTransfers);
      return this;
    }

    /** `true`: the last page of Link does not offer to connect another account. */
    public CreateCatalogLinkParams restrictMultipleAccounts(Boolean restrictMultipleAccounts) {
      values.put("restrictMultipleAccounts", restrictMultipleAccounts);
      return this;
    }

    /** `true`: Link does not show how to create an API key at the institution. Users can still enter one. */
    public CreateCatalogLinkParams disableApiKeyGeneration(Boolean disableApiKeyGeneration) {
      values.put("disableApiKeyGeneration", disableApiKeyGeneration);
      return this;
    }

    /** URL to which Link returns the user, with the query parameter `resultCode`. Must be one of your registered callback URLs. Absent: the first one. */
    public CreateCatalogLinkParams callbackUrl(String callbackUrl) {
      values.put("callbackUrl", callbackUrl);
      return this;
    }
  }

  /** Returns the URL of a Link page on which the user connects an account and makes a transfer. Use POST `/linktoken` instead. */
  @Deprecated
  public CatalogLink createCatalogLink(CreateCatalogLinkRequest request, CreateCatalogLinkParams params) {
    return createCatalogLink(request, params, null);
  }

  /**
   * Returns the URL of a Link page on which the user connects an account and makes a transfer. Use POST `/linktoken` instead.
   *
   * @param idempotencyKey a UUID of this request alone. The write is then repeated after a lost answer, and executed once.
   */
  @Deprecated
  public CatalogLink createCatalogLink(CreateCatalogLinkRequest request, CreateCatalogLinkParams params, String idempotencyKey) {
    return send(
        new Call<CatalogLink>(
            "POST",
            "/cataloglink",
            false,
            params.values,
            request,
            new TypeReference<CatalogLink>() {},
            idempotencyKey));
  }

  /** Creates a token that opens one Link session with a client SDK. The token can be used once and expires after 10 minutes. Create it on your server, right before you open Link. */
  public LinkToken createLinkToken(CreateLinkTokenRequest request) {
    return createLinkToken(request, null);
  }

  /**
   * Creates a token that opens one Link session with a client SDK. The token can be used once and expires after 10 minutes. Create it on your server, right before you open Link.
   *
   * @param idempotencyKey a UUID of this request alone. The write is then repeated after a lost answer, and executed once.
   */
  public LinkToken createLinkToken(CreateLinkTokenRequest request, String idempotencyKey) {
    return send(
        new Call<LinkToken>(
            "POST",
            "/linktoken",
            false,
            Map.of(),
            request,
            new TypeReference<LinkToken>() {},
            idempotencyKey));
  }

  /** Returns an address to which the user pays an order of a fixed amount, from any wallet or exchange. The address comes from your payment source for the network and belongs to this order alone. Rialto reads the chain and reports what arrives by webhooks. */
  public PaymentRequest createPaymentRequest(CreatePaymentRequestRequest request) {
    return createPaymentRequest(request, null);
  }

  /**
   * Returns an address to which the user pays an order of a fixed amount, from any wallet or exchange. The address comes from your payment source for the network and belongs to this order alone. Rialto reads the chain and reports what arrives by webhooks.
   *
   * @param idempotencyKey a UUID of this request alone. The write is then repeated after a lost answer, and executed once.
   */
  public PaymentRequest createPaymentRequest(CreatePaymentRequestRequest request, String idempotencyKey) {
    return send(
        new Call<PaymentRequest>(
            "POST",
            "/paymentRequests",
            false,
            Map.of(),
            request,
            new TypeReference<PaymentRequest>() {},
            idempotencyKey));
  }

  /** Begins the return of money that arrived for a payment request, or of an unassigned payment. You send it from your own wallet and report the transaction with POST `/refunds/{refundId}/transaction`. All refunds of an asset together never exceed what arrived. What counts for an open order can be returned only after the request was canceled. Without `address` it waits as `needsAddress`. Send an `Idempotency-Key`: without it, a repeated call creates another refund. */
  public Refund createRefund(CreateRefundRequest request) {
    return createRefund(request, null);
  }

  /**
   * Begins the return of money that arrived for a payment request, or of an unassigned payment. You send it from your own wallet and report the transaction with POST `/refunds/{refundId}/transaction`. All refunds of an asset together never exceed what arrived. What counts for an open order can be returned only after the request was canceled. Without `address` it waits as `needsAddress`. Send an `Idempotency-Key`: without it, a repeated call creates another refund.
   *
   * @param idempotencyKey a UUID of this request alone. The write is then repeated after a lost answer, and executed once.
   */
  public Refund createRefund(CreateRefundRequest request, String idempotencyKey) {
    return send(
        new Call<Refund>(
            "POST",
            "/refunds",
            false,
            Map.of(),
            request,
            new TypeReference<Refund>() {},
            idempotencyKey));
  }

  /** Sends crypto from a connected account in one request, without a preview. The same request of one caller within 24 hours is one transfer, and is answered with it, unless that transfer failed: **send an `Idempotency-Key` of its own with each payment that you want to make again.** Use POST `/transfers/managed/preview` and POST `/transfers/managed/execute` instead. If the answer has a `challengeId`, repeat the same request with `challengeId` and `mfaCode` to continue the same transfer. */
  @Deprecated
  public CreateTransferResult createTransfer(CreateTransferRequest request) {
    return createTransfer(request, null);
  }

  /**
   * Sends crypto from a connected account in one request, without a preview. The same request of one caller within 24 hours is one transfer, and is answered with it, unless that transfer failed: **send an `Idempotency-Key` of its own with each payment that you want to make again.** Use POST `/transfers/managed/preview` and POST `/transfers/managed/execute` instead. If the answer has a `challengeId`, repeat the same request with `challengeId` and `mfaCode` to continue the same transfer.
   *
   * @param idempotencyKey a UUID of this request alone. The write is then repeated after a lost answer, and executed once.
   */
  @Deprecated
  public CreateTransferResult createTransfer(CreateTransferRequest request, String idempotencyKey) {
    return send(
        new Call<CreateTransferResult>(
            "POST",
            "/transfers",
            false,
            Map.of(),
            request,
            new TypeReference<CreateTransferResult>() {},
            idempotencyKey));
  }

  /** Executes a preview: the institution sends the asset. If `content.status` is `mfaRequired`, ask the user for the code and repeat the request with `mfaCode`. If it is `travelRuleRequired`, ask who receives the transfer and repeat the request with `travelRule`. Repeat what you sent before, too: nothing of it is stored. */
  public ExecuteTransferResult executeTransfer(ExecuteTransferRequest request) {
    return executeTransfer(request, null);
  }

  /**
   * Executes a preview: the institution sends the asset. If `content.status` is `mfaRequired`, ask the user for the code and repeat the request with `mfaCode`. If it is `travelRuleRequired`, ask who receives the transfer and repeat the request with `travelRule`. Repeat what you sent before, too: nothing of it is stored.
   *
   * @param idempotencyKey a UUID of this request alone. The write is then repeated after a lost answer, and executed once.
   */
  public ExecuteTransferResult executeTransfer(ExecuteTransferRequest request, String idempotencyKey) {
    return send(
        new Call<ExecuteTransferResult>(
            "POST",
            "/transfers/managed/execute",
            false,
            Map.of(),
            request,
            new TypeReference<ExecuteTransferResult>() {},
            idempotencyKey));
  }

  /** Reads the deposit address of a connected account for an asset. The network is given by name or address format; POST `/transfers/managed/address/get` takes a network id instead. */
  public AccountAddress getAccountAddress(AccountAddressRequest request) {
    return send(
        new Call<AccountAddress>(
            "POST",
            "/transfers/address/get",
            true,
            Map.of(),
            request,
            new TypeReference<AccountAddress>() {},
            null));
  }

  /** Reads one deposit or withdrawal of a connected account from its institution. Send `transactionId`, `transactionHash` or both; with both, both must match. */
  public AccountTransfer getAccountTransfer(GetAccountTransferRequest request) {
    return send(
        new Call<AccountTransfer>(
            "POST",
            "/transfers/details",
            true,
            Map.of(),
            request,
            new TypeReference<AccountTransfer>() {},
            null));
  }

  /** Reads the fiat balances of a connected account from its institution, in real time. An integration without the product `balance` is answered 400 `integrationNotSupported`. */
  public AccountBalances getBalance(ConnectionRequest request) {
    return send(
        new Call<AccountBalances>(
            "POST",
            "/balance/get",
            true,
            Map.of(),
            request,
            new TypeReference<AccountBalances>() {},
            null));
  }

  /** The query of {@code getCatalogLink}. */
  public static final class GetCatalogLinkParams {
    final Map<String, Object> values = new LinkedHashMap<>();

    GetCatalogLinkParams with(String name, Object value) {
      GetCatalogLinkParams copy = new GetCatalogLinkParams();
      copy.values.putAll(values);
      copy.values.put(name, value);
      return copy;
    }

    /** Your stable, unique id of the end user. Must not contain personal data. */
    public GetCatalogLinkParams userId(String userId) {
      values.put("userId", userId);
      return this;
    }

    /** Opens Link at this integration. Absent: Link opens at the catalog. `deFiWallet`, `cryptocurrencyAddress` and `cryptocurrencyWallet` are not supported. */
    public GetCatalogLinkParams brokerType(BrokerType brokerType) {
      values.put("brokerType", brokerType);
      return this;
    }

    /** Selects the integrations. `true`: only those that support transfers. `false`: all, and the session ends once an account is connected, whatever the body contains. Absent: all. */
    public GetCatalogLinkParams enableTransfers(Boolean enableTransfers) {
      values.put("enableTransfers", enableTransfers);
      return this;
    }

    /** `true`: the last page of Link does not offer to connect another account. */
    public GetCatalogLinkParams restrictMultipleAccounts(Boolean restrictMultipleAccounts) {
      values.put("restrictMultipleAccounts", restrictMultipleAccounts);
      return this;
    }

    /** `true`: Link does not show how to create an API key at the institution. Users can still enter one. */
    public GetCatalogLinkParams disableApiKeyGeneration(Boolean disableApiKeyGeneration) {
      values.put("disableApiKeyGeneration", disableApiKeyGeneration);
      return this;
    }

    /** URL to which Link returns the user, with the query parameter `resultCode`. Must be one of your registered callback URLs. Absent: the first one. */
    public GetCatalogLinkParams callbackUrl(String callbackUrl) {
      values.put("callbackUrl", callbackUrl);
      return this;
    }
  }

  /** Returns the URL of a Link page on which the user connects an account. Use POST `/linktoken` instead. */
  @Deprecated
  public CatalogLink getCatalogLink(GetCatalogLinkParams params) {
    return send(
        new Call<CatalogLink>(
            "GET",
            "/cataloglink",
            false,
            params.values,
            null,
            new TypeReference<CatalogLink>() {},
            null));
  }

  /** Reads the deposit address of a connected account for an asset on a network. */
  public DepositAddress getDepositAddress(GetDepositAddressRequest request) {
    return send(
        new Call<DepositAddress>(
            "POST",
            "/transfers/managed/address/get",
            true,
            Map.of(),
            request,
            new TypeReference<DepositAddress>() {},
            null));
  }

  /** Returns the latest price of one share in US dollars, from the source that the operator configures with `RIALTO_EQUITY_PRICE_URL`; in the sandbox from simulated prices. A symbol that is not listed or has no price there is answered 400. */
  public EquityPrice getEquityPrice(String symbol) {
    return send(
        new Call<EquityPrice>(
            "GET",
            "/assets/equity/" + Call.encode(symbol) + "/price",
            true,
            Map.of(),
            null,
            new TypeReference<EquityPrice>() {},
            null));
  }

  /** The query of {@code getFiatPortfolio}. */
  public static final class GetFiatPortfolioParams {
    final Map<String, Object> values = new LinkedHashMap<>();

    GetFiatPortfolioParams with(String name, Object value) {
      GetFiatPortfolioParams copy = new GetFiatPortfolioParams();
      copy.values.putAll(values);
      copy.values.put(name, value);
      return copy;
    }

    /** Your id of the end user. */
    public GetFiatPortfolioParams userId(String userId) {
      values.put("userId", userId);
      return this;
    }
  }

  /** Returns the sum of the fiat balances of all accounts that the user has connected, as last read. No institution is contacted; use POST `/balance/get` for real-time data. */
  public FiatPortfolio getFiatPortfolio(GetFiatPortfolioParams params) {
    return send(
        new Call<FiatPortfolio>(
            "GET",
            "/balance/portfolio",
            true,
            params.values,
            null,
            new TypeReference<FiatPortfolio>() {},
            null));
  }

  /** Reads the holdings of a connected account from its institution, in real time. If the authorization has ended, answers 200 with `content.status` `notAuthorized`; the user then has to connect the account again. */
  public Holdings getHoldings(GetHoldingsRequest request) {
    return send(
        new Call<Holdings>(
            "POST",
            "/holdings/get",
            true,
            Map.of(),
            request,
            new TypeReference<Holdings>() {},
            null));
  }

  /** Reads a connected account from its institution and returns its value in US dollars. Assets without a known price are left out of the totals and listed in `unpricedSymbols`. */
  public HoldingsValue getHoldingsValue(ConnectionRequest request) {
    return send(
        new Call<HoldingsValue>(
            "POST",
            "/holdings/value",
            true,
            Map.of(),
            request,
            new TypeReference<HoldingsValue>() {},
            null));
  }

  /** The query of {@code getLatestBlockhash}. */
  public static final class GetLatestBlockhashParams {
    final Map<String, Object> values = new LinkedHashMap<>();

    GetLatestBlockhashParams with(String name, Object value) {
      GetLatestBlockhashParams copy = new GetLatestBlockhashParams();
      copy.values.putAll(values);
      copy.values.put(name, value);
      return copy;
    }

    /** Chain id of the Solana network, as in GET `/transfers/managed/networks`: `101`, or `103` in the sandbox. */
    public GetLatestBlockhashParams chainId(String chainId) {
      values.put("chainId", chainId);
      return this;
    }
  }

  /** Returns the hash of a recent block. A transaction needs it before it is signed. */
  public String getLatestBlockhash(GetLatestBlockhashParams params) {
    return send(
        new Call<String>(
            "POST",
            "/catalog/solana/getLatestBlockhash",
            true,
            params.values,
            null,
            new TypeReference<String>() {},
            null));
  }

  /** Returns the accounts, tokens and transfer of a Link session. Send the `resultCode` with which the user came back to your callback URL, or the link token of the session, for example if the user closed the tab. A result code can be used once, within 5 minutes. A link token can be sent as often as needed, until a week after the session has ended; each response has new access tokens, because only the hashes of tokens are stored, and those of earlier responses stay valid until they expire. A link token returns accounts only if Link was opened in your page or app, or from a page of yours, or after the result code was exchanged. */
  public LinkResult getLinkResult(GetLinkResultRequest request) {
    return getLinkResult(request, null);
  }

  /**
   * Returns the accounts, tokens and transfer of a Link session. Send the `resultCode` with which the user came back to your callback URL, or the link token of the session, for example if the user closed the tab. A result code can be used once, within 5 minutes. A link token can be sent as often as needed, until a week after the session has ended; each response has new access tokens, because only the hashes of tokens are stored, and those of earlier responses stay valid until they expire. A link token returns accounts only if Link was opened in your page or app, or from a page of yours, or after the result code was exchanged.
   *
   * @param idempotencyKey a UUID of this request alone. The write is then repeated after a lost answer, and executed once.
   */
  public LinkResult getLinkResult(GetLinkResultRequest request, String idempotencyKey) {
    return send(
        new Call<LinkResult>(
            "POST",
            "/linktoken/result",
            false,
            Map.of(),
            request,
            new TypeReference<LinkResult>() {},
            idempotencyKey));
  }

  /** Reads one order of a connected account from its institution. */
  public Order getOrder(OrderReference request) {
    return send(
        new Call<Order>(
            "POST",
            "/transactions/details",
            true,
            Map.of(),
            request,
            new TypeReference<Order>() {},
            null));
  }

  /** Reads the smallest order and the precision of amounts in one market. Only `symbol` and `paymentSymbol` matter; the other fields of an order are accepted and ignored. */
  public OrderSymbolInfo getOrderSymbolInfo(GetOrderSymbolInfoRequest request) {
    return send(
        new Call<OrderSymbolInfo>(
            "POST",
            "/transactions/symbolinfo",
            true,
            Map.of(),
            request,
            new TypeReference<OrderSymbolInfo>() {},
            null));
  }

  /** Returns a payment request with its payments, its refunds and the books of each asset. */
  public PaymentRequest getPaymentRequest(String paymentRequestId) {
    return send(
        new Call<PaymentRequest>(
            "GET",
            "/paymentRequests/" + Call.encode(paymentRequestId),
            true,
            Map.of(),
            null,
            new TypeReference<PaymentRequest>() {},
            null));
  }

  /** Returns one payout. Read it before you send: the page of a user cannot change it. */
  public Payout getPayout(String payoutId) {
    return send(
        new Call<Payout>(
            "GET",
            "/payouts/" + Call.encode(payoutId),
            true,
            Map.of(),
            null,
            new TypeReference<Payout>() {},
            null));
  }

  /** The query of {@code getPortfolio}. */
  public static final class GetPortfolioParams {
    final Map<String, Object> values = new LinkedHashMap<>();

    GetPortfolioParams with(String name, Object value) {
      GetPortfolioParams copy = new GetPortfolioParams();
      copy.values.putAll(values);
      copy.values.put(name, value);
      return copy;
    }

    /** Your id of the end user. */
    public GetPortfolioParams userId(String userId) {
      values.put("userId", userId);
      return this;
    }

    /** Accepted for older clients and ignored. */
    public GetPortfolioParams timezoneOffset(Long timezoneOffset) {
      values.put("timezoneOffset", timezoneOffset);
      return this;
    }
  }

  /** Returns the sum of the holdings of all accounts that the user has connected, as last read. No institution is contacted; use POST `/holdings/get` for real-time data. */
  public Portfolio getPortfolio(GetPortfolioParams params) {
    return send(
        new Call<Portfolio>(
            "GET",
            "/holdings/portfolio",
            true,
            params.values,
            null,
            new TypeReference<Portfolio>() {},
            null));
  }

  /** Returns one refund. */
  public Refund getRefund(String refundId) {
    return send(
        new Call<Refund>(
            "GET",
            "/refunds/" + Call.encode(refundId),
            true,
            Map.of(),
            null,
            new TypeReference<Refund>() {},
            null));
  }

  /** Returns the health and the features of every integration. */
  public List<IntegrationHealth> getStatus() {
    return send(
        new Call<List<IntegrationHealth>>(
            "GET",
            "/status",
            true,
            Map.of(),
            null,
            new TypeReference<List<IntegrationHealth>>() {},
            null));
  }

  /** Reads on which networks a connected account can send an asset, with the fee and limits of each. */
  public SymbolDetails getSymbolDetails(AccountAddressRequest request) {
    return send(
        new Call<SymbolDetails>(
            "POST",
            "/transfers/symbol/details",
            true,
            Map.of(),
            request,
            new TypeReference<SymbolDetails>() {},
            null));
  }

  /** The query of {@code getTokenProgram}. */
  public static final class GetTokenProgramParams {
    final Map<String, Object> values = new LinkedHashMap<>();

    GetTokenProgramParams with(String name, Object value) {
      GetTokenProgramParams copy = new GetTokenProgramParams();
      copy.values.putAll(values);
      copy.values.put(name, value);
      return copy;
    }

    /** Chain id of the Solana network, as in GET `/transfers/managed/networks`: `101`, or `103` in the sandbox. */
    public GetTokenProgramParams chainId(String chainId) {
      values.put("chainId", chainId);
      return this;
    }

    /** Address of the token’s mint, in Base58. */
    public GetTokenProgramParams token(String token) {
      values.put("token", token);
      return this;
    }
  }

  /** Returns the address of the program that owns the mint of a token. */
  public String getTokenProgram(GetTokenProgramParams params) {
    return send(
        new Call<String>(
            "POST",
            "/catalog/solana/getTokenProgram",
            true,
            params.values,
            null,
            new TypeReference<String>() {},
            null));
  }

  /** Reads which assets a connected account can trade, and with which types of orders. */
  public TradingFeatures getTradingFeatures(ConnectionRequest request) {
    return send(
        new Call<TradingFeatures>(
            "POST",
            "/transactions/featureList",
            true,
            Map.of(),
            request,
            new TypeReference<TradingFeatures>() {},
            null));
  }

  /** The query of {@code isTokenAddressCreated}. */
  public static final class IsTokenAddressCreatedParams {
    final Map<String, Object> values = new LinkedHashMap<>();

    IsTokenAddressCreatedParams with(String name, Object value) {
      IsTokenAddressCreatedParams copy = new IsTokenAddressCreatedParams();
      copy.values.putAll(values);
      copy.values.put(name, value);
      return copy;
    }

    /** Chain id of the Solana network, as in GET `/transfers/managed/networks`: `101`, or `103` in the sandbox. */
    public IsTokenAddressCreatedParams chainId(String chainId) {
      values.put("chainId", chainId);
      return this;
    }

    /** Address of the token account, in Base58. */
    public IsTokenAddressCreatedParams address(String address) {
      values.put("address", address);
      return this;
    }
  }

  /** Returns whether a token account has been created on the chain. */
  public String isTokenAddressCreated(IsTokenAddressCreatedParams params) {
    return send(
        new Call<String>(
            "POST",
            "/catalog/solana/isTokenAddressCreated",
            true,
            params.values,
            null,
            new TypeReference<String>() {},
            null));
  }

  /** Reads the deposits and withdrawals of a connected account from its institution. To get the next page, repeat the request with `cursor`. A page may hold fewer entries than `count` and not be the last: continue until there is no `cursor`. */
  public AccountTransferPage listAccountTransfers(ListAccountTransfersRequest request) {
    return send(
        new Call<AccountTransferPage>(
            "POST",
            "/transfers/list",
            true,
            Map.of(),
            request,
            new TypeReference<AccountTransferPage>() {},
            null));
  }

  /** Every item of {@code listAccountTransfers}. Each page is read when it is needed. */
  public Iterable<AccountTransfer> iterateAccountTransfers(ListAccountTransfersRequest request) {
    return Pages.byCursor(
        cursor -> listAccountTransfers(cursor == null ? request : request.copy().cursor(cursor)),
        page -> page.transfers(),
        page -> page.cursor());
  }

  /** The query of {@code listAssets}. */
  public static final class ListAssetsParams {
    final Map<String, Object> values = new LinkedHashMap<>();

    ListAssetsParams with(String name, Object value) {
      ListAssetsParams copy = new ListAssetsParams();
      copy.values.putAll(values);
      copy.values.put(name, value);
      return copy;
    }

    /** Text to find in symbols and names, in any letter case. */
    public ListAssetsParams search(String search) {
      values.put("search", search);
      return this;
    }

    /** Number of assets to return. Default 50. */
    public ListAssetsParams count(Long count) {
      values.put("count", count);
      return this;
    }

    /** Number of assets to skip. Default 0. */
    public ListAssetsParams offset(Long offset) {
      values.put("offset", offset);
      return this;
    }
  }

  /** Returns the assets of one type. With `Search`, the best match comes first. */
  public AssetPage listAssets(AssetType assetType, ListAssetsParams params) {
    return send(
        new Call<AssetPage>(
            "GET",
            "/assets/" + Call.encode(assetType),
            true,
            params.values,
            null,
            new TypeReference<AssetPage>() {},
            null));
  }

  /** Every item of {@code listAssets}. Each page is read when it is needed. */
  public Iterable<Asset> iterateAssets(AssetType assetType, ListAssetsParams params) {
    return Pages.byOffset(
        offset -> listAssets(assetType, params.with("offset", offset)),
        page -> page.items(),
        page -> page.total());
  }

  /** Returns how to authenticate with each integration: by OAuth, or with credentials that you collect. */
  public List<AuthenticationScheme> listAuthenticationSchemes() {
    return send(
        new Call<List<AuthenticationScheme>>(
            "GET",
            "/authenticationSchemes",
            true,
            Map.of(),
            null,
            new TypeReference<List<AuthenticationScheme>>() {},
            null));
  }

  /** Reads the deposit addresses of a connected account for an asset, one per network. */
  public DepositAddresses listDepositAddresses(ListDepositAddressesRequest request) {
    return send(
        new Call<DepositAddresses>(
            "POST",
            "/transfers/managed/address/list",
            true,
            Map.of(),
            request,
            new TypeReference<DepositAddresses>() {},
            null));
  }

  /** Returns the pairs that users can pay in to reach the pairs that you can receive. An unknown network or a pair without a route is not an error: `routes` is then empty. */
  public BridgingRoutes listDepositRoutes(ListDepositRoutesRequest request) {
    return send(
        new Call<BridgingRoutes>(
            "POST",
            "/bridging/routes/deposit",
            true,
            Map.of(),
            request,
            new TypeReference<BridgingRoutes>() {},
            null));
  }

  /** Returns the institutions and wallets that users can connect. */
  public IntegrationList listIntegrations() {
    return send(
        new Call<IntegrationList>(
            "GET",
            "/integrations",
            true,
            Map.of(),
            null,
            new TypeReference<IntegrationList>() {},
            null));
  }

  /** Returns the networks supported for transfers, bridged ones included, with their tokens and integrations. Only those that you offer, where you have limited them in the account management API. */
  public NetworkList listNetworks() {
    return send(
        new Call<NetworkList>(
            "GET",
            "/transfers/managed/networks",
            true,
            Map.of(),
            null,
            new TypeReference<NetworkList>() {},
            null));
  }

  /** Reads the orders of a connected account from its institution, newest first. To get the next page, repeat the request with `cursor`. A page may contain fewer orders than `count`, or none, without being the last: continue until `cursor` is absent. */
  public OrderPage listOrders(ListOrdersRequest request) {
    return send(
        new Call<OrderPage>(
            "POST",
            "/transactions/list",
            true,
            Map.of(),
            request,
            new TypeReference<OrderPage>() {},
            null));
  }

  /** Every item of {@code listOrders}. Each page is read when it is needed. */
  public Iterable<Order> iterateOrders(ListOrdersRequest request) {
    return Pages.byCursor(
        cursor -> listOrders(cursor == null ? request : request.copy().cursor(cursor)),
        page -> page.transactions(),
        page -> page.cursor());
  }

  /** The query of {@code listPayoutAddresses}. */
  public static final class ListPayoutAddressesParams {
    final Map<String, Object> values = new LinkedHashMap<>();

    ListPayoutAddressesParams with(String name, Object value) {
      ListPayoutAddressesParams copy = new ListPayoutAddressesParams();
      copy.values.putAll(values);
      copy.values.put(name, value);
      return copy;
    }

    /** Your stable, unique id of the end user. Must not contain personal data. */
    public ListPayoutAddressesParams userId(String userId) {
      values.put("userId", userId);
      return this;
    }
  }

  /** Returns the addresses of their own accounts to which a user has confirmed payouts, the last confirmed first. Institutions replace addresses: send to the address of a payout, and use this list to recognize one. */
  public PayoutAddresses listPayoutAddresses(ListPayoutAddressesParams params) {
    return send(
        new Call<PayoutAddresses>(
            "GET",
            "/payouts/addresses",
            true,
            params.values,
            null,
            new TypeReference<PayoutAddresses>() {},
            null));
  }

  /** Returns the integrations that send or receive crypto, with the networks and tokens of each. */
  public TransferIntegrationList listTransferIntegrations() {
    return send(
        new Call<TransferIntegrationList>(
            "GET",
            "/transfers/managed/integrations",
            true,
            Map.of(),
            null,
            new TypeReference<TransferIntegrationList>() {},
            null));
  }

  /** Returns the tokens supported for transfers, with their networks and integrations. */
  public TransferTokenList listTransferTokens() {
    return send(
        new Call<TransferTokenList>(
            "GET",
            "/transfers/managed/tokens",
            true,
            Map.of(),
            null,
            new TypeReference<TransferTokenList>() {},
            null));
  }

  /** The query of {@code listTransfers}. */
  public static final class ListTransfersParams {
    final Map<String, Object> values = new LinkedHashMap<>();

    ListTransfersParams with(String name, Object value) {
      ListTransfersParams copy = new ListTransfersParams();
      copy.values.putAll(values);
      copy.values.put(name, value);
      return copy;
    }

    /** Number of transfers to return. Default 10. */
    public ListTransfersParams count(Long count) {
      values.put("count", count);
      return this;
    }

    /** Number of transfers to skip. Default 0. For many pages use `Cursor`, which costs the same for each. */
    public ListTransfersParams offset(Long offset) {
      values.put("offset", offset);
      return this;
    }

    /** `nextCursor` of the page before, for the page that follows it. Send the same filters again. Only in order of `createdTimestamp`. */
    public ListTransfersParams cursor(String cursor) {
      values.put("cursor", cursor);
      return this;
    }

    /** Id of the transfer. */
    public ListTransfersParams id(String id) {
      values.put("id", id);
      return this;
    }

    /** Short code of the transfer, in any case, with or without the hyphen. */
    public ListTransfersParams caseCode(String caseCode) {
      values.put("caseCode", caseCode);
      return this;
    }

    /** Your id of the transaction. */
    public ListTransfersParams clientTransactionId(String clientTransactionId) {
      values.put("clientTransactionId", clientTransactionId);
      return this;
    }

    /** Your id of the end user. */
    public ListTransfersParams userId(String userId) {
      values.put("userId", userId);
      return this;
    }

    /** Only transfers from these integrations. Repeat the parameter for several. */
    public ListTransfersParams integrationIds(List<String> integrationIds) {
      values.put("integrationIds", integrationIds);
      return this;
    }

    /** Only transfers with these statuses. Repeat the parameter for several. */
    public ListTransfersParams statuses(List<TransferStatus> statuses) {
      values.put("statuses", statuses);
      return this;
    }

    /** Only transfers created at this time or later, in Unix seconds. */
    public ListTransfersParams fromTimestamp(Long fromTimestamp) {
      values.put("fromTimestamp", fromTimestamp);
      return this;
    }

    /** Only transfers created at this time or earlier, in Unix seconds. */
    public ListTransfersParams toTimestamp(Long toTimestamp) {
      values.put("toTimestamp", toTimestamp);
      return this;
    }

    /** Only transfers of at least this amount, in USD. */
    public ListTransfersParams minAmountInFiat(BigDecimal minAmountInFiat) {
      values.put("minAmountInFiat", minAmountInFiat);
      return this;
    }

    /** Only transfers of at most this amount, in USD. */
    public ListTransfersParams maxAmountInFiat(BigDecimal maxAmountInFiat) {
      values.put("maxAmountInFiat", maxAmountInFiat);
      return this;
    }

    /** Field to sort by. Default `createdTimestamp`, newest first.  - `id`: id of the transfer. - `clientTransferId`: your id of the transaction. - `userId`: your id of the end user. - `fromType`: integration type of the source. - `amountInFiat`: amount in USD. - `status`: status. - `createdTimestamp`: time of creation. - `symbol`: symbol of the asset. - `networkName`: network. */
    public ListTransfersParams orderBy(TransferOrder orderBy) {
      values.put("orderBy", orderBy);
      return this;
    }

    /** Hash of the transaction on the chain. */
    public ListTransfersParams hash(String hash) {
      values.put("hash", hash);
      return this;
    }

    /** Id of a sub-client. */
    public ListTransfersParams subClientId(String subClientId) {
      values.put("subClientId", subClientId);
      return this;
    }

    /** `true`: sort in descending order. Default `false` with `OrderBy`, otherwise `true`. */
    public ListTransfersParams descendingOrder(Boolean descendingOrder) {
      values.put("descendingOrder", descendingOrder);
      return this;
    }

    /** Only transfers of this environment. An API key sees its own environment only; asking for the other returns nothing. */
    public ListTransfersParams isSandBox(Boolean isSandBox) {
      values.put("isSandBox", isSandBox);
      return this;
    }
  }

  /** Returns the transfers made through this service, newest first. Filters are combined: a transfer has to match all of them. To get one transfer, send its id as `Id`. */
  public TransferPage listTransfers(ListTransfersParams params) {
    return send(
        new Call<TransferPage>(
            "GET",
            "/transfers/managed/platform",
            true,
            params.values,
            null,
            new TypeReference<TransferPage>() {},
            null));
  }

  /** Every item of {@code listTransfers}. Each page is read when it is needed. */
  public Iterable<TransferRecord> iterateTransfers(ListTransfersParams params) {
    return Pages.byCursor(
        cursor -> listTransfers(params.with("cursor", cursor)),
        page -> page.items(),
        page -> page.nextCursor());
  }

  /** The query of {@code listWalletVerifications}. */
  public static final class ListWalletVerificationsParams {
    final Map<String, Object> values = new LinkedHashMap<>();

    ListWalletVerificationsParams with(String name, Object value) {
      ListWalletVerificationsParams copy = new ListWalletVerificationsParams();
      copy.values.putAll(values);
      copy.values.put(name, value);
      return copy;
    }

    /** Your id of the end user. Required unless `Address` is sent. */
    public ListWalletVerificationsParams userId(String userId) {
      values.put("userId", userId);
      return this;
    }

    /** Address of a wallet. Required unless `UserId` is sent. */
    public ListWalletVerificationsParams address(String address) {
      values.put("address", address);
      return this;
    }
  }

  /** Returns the addresses whose ownership users have proven in Link. Send `UserId`, `Address` or both. */
  public WalletVerifications listWalletVerifications(ListWalletVerificationsParams params) {
    return send(
        new Call<WalletVerifications>(
            "GET",
            "/wallets/verify",
            true,
            params.values,
            null,
            new TypeReference<WalletVerifications>() {},
            null));
  }

  /** Returns the pairs that can be paid out from the pairs that you can send from. An unknown network or a pair without a route is not an error: `routes` is then empty. */
  public BridgingRoutes listWithdrawalRoutes(ListWithdrawalRoutesRequest request) {
    return send(
        new Call<BridgingRoutes>(
            "POST",
            "/bridging/routes/withdrawal",
            true,
            Map.of(),
            request,
            new TypeReference<BridgingRoutes>() {},
            null));
  }

  /** Places one order. Every request places a new order, unless it repeats an earlier Idempotency-Key. */
  public PlacedOrder placeOrder(OrderSide side, OrderRequest request) {
    return placeOrder(side, request, null);
  }

  /**
   * Places one order. Every request places a new order, unless it repeats an earlier Idempotency-Key.
   *
   * @param idempotencyKey a UUID of this request alone. The write is then repeated after a lost answer, and executed once.
   */
  public PlacedOrder placeOrder(OrderSide side, OrderRequest request, String idempotencyKey) {
    return send(
        new Call<PlacedOrder>(
            "POST",
            "/transactions/" + Call.encode(side),
            false,
            Map.of(),
            request,
            new TypeReference<PlacedOrder>() {},
            idempotencyKey));
  }

  /** Returns the cost of an order and whether the institution would accept it. Places and reserves nothing. */
  public OrderPreview previewOrder(OrderSide side, OrderRequest request) {
    return previewOrder(side, request, null);
  }

  /**
   * Returns the cost of an order and whether the institution would accept it. Places and reserves nothing.
   *
   * @param idempotencyKey a UUID of this request alone. The write is then repeated after a lost answer, and executed once.
   */
  public OrderPreview previewOrder(OrderSide side, OrderRequest request, String idempotencyKey) {
    return send(
        new Call<OrderPreview>(
            "POST",
            "/transactions/preview/" + Call.encode(side),
            false,
            Map.of(),
            request,
            new TypeReference<OrderPreview>() {},
            idempotencyKey));
  }

  /** Returns the price and fee of a transfer and holds them for a short time. Show the preview to the user, then execute it with POST `/transfers/managed/execute`. Send either `toAddress`, or `toAuthToken` and `toType`; and either `amount` or `amountInFiat`. */
  public PreviewTransferResult previewTransfer(PreviewTransferRequest request) {
    return previewTransfer(request, null);
  }

  /**
   * Returns the price and fee of a transfer and holds them for a short time. Show the preview to the user, then execute it with POST `/transfers/managed/execute`. Send either `toAddress`, or `toAuthToken` and `toType`; and either `amount` or `amountInFiat`.
   *
   * @param idempotencyKey a UUID of this request alone. The write is then repeated after a lost answer, and executed once.
   */
  public PreviewTransferResult previewTransfer(PreviewTransferRequest request, String idempotencyKey) {
    return send(
        new Call<PreviewTransferResult>(
            "POST",
            "/transfers/managed/preview",
            false,
            Map.of(),
            request,
            new TypeReference<PreviewTransferResult>() {},
            idempotencyKey));
  }

  /** Returns an estimate of a bridged transfer’s payout, and its fees. Nothing is stored, and the quote does not bind a later bridging address. */
  public BridgingQuote quoteBridge(QuoteBridgeRequest request) {
    return send(
        new Call<BridgingQuote>(
            "POST",
            "/bridging/quote",
            true,
            Map.of(),
            request,
            new TypeReference<BridgingQuote>() {},
            null));
  }

  /** Returns an estimate of what a transfer would cost, before the user connects an account. Available for Coinbase only. The quote does not bind a later preview. */
  public TransferQuote quoteTransfer(QuoteTransferRequest request) {
    return send(
        new Call<TransferQuote>(
            "POST",
            "/transfers/managed/quote",
            true,
            Map.of(),
            request,
            new TypeReference<TransferQuote>() {},
            null));
  }

  /** Refreshes the authorization of a connected account at its institution if it expires, and returns a new access token. The earlier access token is valid for 10 more minutes. Not needed if you use the `tokenId`, which does not expire: the service refreshes the institution’s authorization automatically. If the response has `content.status` `mfaRequired`, repeat the request with `mfaCode` and the `accessToken` of that response. */
  public RefreshTokenResult refreshToken(RefreshTokenRequest request) {
    return refreshToken(request, null);
  }

  /**
   * Refreshes the authorization of a connected account at its institution if it expires, and returns a new access token. The earlier access token is valid for 10 more minutes. Not needed if you use the `tokenId`, which does not expire: the service refreshes the institution’s authorization automatically. If the response has `content.status` `mfaRequired`, repeat the request with `mfaCode` and the `accessToken` of that response.
   *
   * @param idempotencyKey a UUID of this request alone. The write is then repeated after a lost answer, and executed once.
   */
  public RefreshTokenResult refreshToken(RefreshTokenRequest request, String idempotencyKey) {
    return send(
        new Call<RefreshTokenResult>(
            "POST",
            "/token/refresh",
            false,
            Map.of(),
            request,
            new TypeReference<RefreshTokenResult>() {},
            idempotencyKey));
  }

  /** Removes the connection and erases all related data. Its tokens stop working at once. If a transfer of the account is in progress, the data for reconciling it is erased when the transfer has ended and its webhook was sent. */
  public void removeAccount(ConnectionRequest request) {
    send(
        new Call<Void>(
            "DELETE",
            "/account",
            false,
            Map.of(),
            request,
            null,
            null));
  }

  /** Names the transaction with which you sent a `pending` payout. It succeeds once the chain shows the amount at the address, with the tag, in a final block; `payout.succeeded` reports it. A second call replaces a transaction that has not arrived. One transaction pays at most one payout or refund to the same address. */
  public Payout reportPayout(String payoutId, ReportedTransaction request) {
    return reportPayout(payoutId, request, null);
  }

  /**
   * Names the transaction with which you sent a `pending` payout. It succeeds once the chain shows the amount at the address, with the tag, in a final block; `payout.succeeded` reports it. A second call replaces a transaction that has not arrived. One transaction pays at most one payout or refund to the same address.
   *
   * @param idempotencyKey a UUID of this request alone. The write is then repeated after a lost answer, and executed once.
   */
  public Payout reportPayout(String payoutId, ReportedTransaction request, String idempotencyKey) {
    return send(
        new Call<Payout>(
            "POST",
            "/payouts/" + Call.encode(payoutId) + "/transaction",
            false,
            Map.of(),
            request,
            new TypeReference<Payout>() {},
            idempotencyKey));
  }

  /** Names the transaction with which you sent a `pending` refund. It succeeds once the chain shows the amount at the address, with the tag, in a final block; `refund.succeeded` reports it. A second call replaces a transaction that has not arrived. One transaction may pay several refunds to different addresses, but only one to the same address. */
  public Refund reportRefund(String refundId, ReportedTransaction request) {
    return reportRefund(refundId, request, null);
  }

  /**
   * Names the transaction with which you sent a `pending` refund. It succeeds once the chain shows the amount at the address, with the tag, in a final block; `refund.succeeded` reports it. A second call replaces a transaction that has not arrived. One transaction may pay several refunds to different addresses, but only one to the same address.
   *
   * @param idempotencyKey a UUID of this request alone. The write is then repeated after a lost answer, and executed once.
   */
  public Refund reportRefund(String refundId, ReportedTransaction request, String idempotencyKey) {
    return send(
        new Call<Refund>(
            "POST",
            "/refunds/" + Call.encode(refundId) + "/transaction",
            false,
            Map.of(),
            request,
            new TypeReference<Refund>() {},
            idempotencyKey));
  }

  /** Ends an open payment request. `credit` accepts what has arrived as the payment of an order that is `underpaid` or `held`. `cancel` ends the request, and creates a refund for each payment that had counted. Answers 409 if the request has ended. */
  public PaymentRequest resolvePaymentRequest(String paymentRequestId, ResolvePaymentRequestRequest request) {
    return resolvePaymentRequest(paymentRequestId, request, null);
  }

  /**
   * Ends an open payment request. `credit` accepts what has arrived as the payment of an order that is `underpaid` or `held`. `cancel` ends the request, and creates a refund for each payment that had counted. Answers 409 if the request has ended.
   *
   * @param idempotencyKey a UUID of this request alone. The write is then repeated after a lost answer, and executed once.
   */
  public PaymentRequest resolvePaymentRequest(String paymentRequestId, ResolvePaymentRequestRequest request, String idempotencyKey) {
    return send(
        new Call<PaymentRequest>(
            "POST",
            "/paymentRequests/" + Call.encode(paymentRequestId) + "/resolve",
            false,
            Map.of(),
            request,
            new TypeReference<PaymentRequest>() {},
            idempotencyKey));
  }

  /** The query of {@code startAuthentication}. */
  public static final class StartAuthenticationParams {
    final Map<String, Object> values = new LinkedHashMap<>();

    StartAuthenticationParams with(String name, Object value) {
      StartAuthenticationParams copy = new StartAuthenticationParams();
      copy.values.putAll(values);
      copy.values.put(name, value);
      return copy;
    }

    /** Your stable, unique id of the end user. Must not contain personal data. */
    public StartAuthenticationParams userId(String userId) {
      values.put("userId", userId);
      return this;
    }

    /** URL to which the user is returned, with the query parameter `resultCode`. Must be one of your registered callback URLs. Absent: the first one. */
    public StartAuthenticationParams callbackUrl(String callbackUrl) {
      values.put("callbackUrl", callbackUrl);
      return this;
    }
  }

  /** Returns links to sign in with OAuth. After it, the user is returned to your callback URL with a `resultCode`: POST `/linktoken/result` exchanges it for the tokens. Only integrations with the scheme `OAuth` support it. */
  public OAuthPrompt startAuthentication(BrokerType brokerType, StartAuthenticationParams params) {
    return send(
        new Call<OAuthPrompt>(
            "GET",
            "/authenticate/" + Call.encode(brokerType),
            false,
            params.values,
            null,
            new TypeReference<OAuthPrompt>() {},
            null));
  }

  /** Reads the status of a transfer from the institution or the chain now, instead of waiting for the next regular read. Not needed if you receive webhooks. */
  public UpdateTransferResult updateTransfer(UpdateTransferRequest request) {
    return updateTransfer(request, null);
  }

  /**
   * Reads the status of a transfer from the institution or the chain now, instead of waiting for the next regular read. Not needed if you receive webhooks.
   *
   * @param idempotencyKey a UUID of this request alone. The write is then repeated after a lost answer, and executed once.
   */
  public UpdateTransferResult updateTransfer(UpdateTransferRequest request, String idempotencyKey) {
    return send(
        new Call<UpdateTransferResult>(
            "POST",
            "/transfers/managed/update",
            false,
            Map.of(),
            request,
            new TypeReference<UpdateTransferResult>() {},
            idempotencyKey));
  }

  /** Reads the identity details of the holder of a connected account from its institution. */
  public AccountIdentity verifyAccount(VerifyAccountRequest request) {
    return send(
        new Call<AccountIdentity>(
            "POST",
            "/account/verify",
            true,
            Map.of(),
            request,
            new TypeReference<AccountIdentity>() {},
            null));
  }

  /** Reads only the identity details that you name in `accountInfo`. Use it to keep personal data that you do not need out of your systems. */
  public AccountIdentity verifyExchange(VerifyExchangeRequest request) {
    return send(
        new Call<AccountIdentity>(
            "POST",
            "/exchange/verify",
            true,
            Map.of(),
            request,
            new TypeReference<AccountIdentity>() {},
            null));
  }

  /** The query of {@code verifyTransfer}. */
  public static final class VerifyTransferParams {
    final Map<String, Object> values = new LinkedHashMap<>();

    VerifyTransferParams with(String name, Object value) {
      VerifyTransferParams copy = new VerifyTransferParams();
      copy.values.putAll(values);
      copy.values.put(name, value);
      return copy;
    }

    /** Integration id. */
    public VerifyTransferParams integrationId(String integrationId) {
      values.put("integrationId", integrationId);
      return this;
    }

    /** Symbol of the token. */
    public VerifyTransferParams token(String token) {
      values.put("token", token);
      return this;
    }

    /** Network id, or CAIP-2 id of the network. */
    public VerifyTransferParams networkId(String networkId) {
      values.put("networkId", networkId);
      return this;
    }

    /** Address of the recipient. */
    public VerifyTransferParams targetAddress(String targetAddress) {
      values.put("targetAddress", targetAddress);
      return this;
    }
  }

  /** Checks whether an integration, network, token and address fit together. Send at least one of them. No institution is contacted. */
  public TransferVerification verifyTransfer(VerifyTransferParams params) {
    return send(
        new Call<TransferVerification>(
            "GET",
            "/transfers/managed/verify",
            true,
            params.values,
            null,
            new TypeReference<TransferVerification>() {},
            null));
  }
}
