// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The order. */
public final class OrderRequest {
  @JsonProperty("authToken")
  private String authToken;

  @JsonProperty("type")
  private BrokerType type;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("paymentSymbol")
  private String paymentSymbol;

  @JsonProperty("amount")
  private BigDecimal amount;

  @JsonProperty("price")
  private BigDecimal price;

  @JsonProperty("isCryptocurrency")
  private Boolean isCryptocurrency;

  @JsonProperty("paymentIsCryptocurrency")
  private Boolean paymentIsCryptocurrency;

  @JsonProperty("amountIsFiat")
  private Boolean amountIsFiat;

  @JsonProperty("amountInFiat")
  private BigDecimal amountInFiat;

  @JsonProperty("amountIsInPaymentSymbol")
  private Boolean amountIsInPaymentSymbol;

  @JsonProperty("amountInPaymentSymbol")
  private BigDecimal amountInPaymentSymbol;

  @JsonProperty("extendedHours")
  private Boolean extendedHours;

  @JsonProperty("orderType")
  private String orderType;

  @JsonProperty("timeInForce")
  private TimeInForce timeInForce;

  @JsonProperty("mfaCode")
  private String mfaCode;


  /** Access token or `tokenId` of the connected account. */
  public String authToken() {
    return authToken;
  }

  public OrderRequest authToken(String authToken) {
    this.authToken = authToken;
    return this;
  }

  /** Integration type of the connected account, in any letter case. */
  public BrokerType type() {
    return type;
  }

  public OrderRequest type(BrokerType type) {
    this.type = type;
    return this;
  }

  /** Symbol of the asset to buy or sell. */
  public String symbol() {
    return symbol;
  }

  public OrderRequest symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Symbol of the asset that pays, or that is received in a sale. */
  public String paymentSymbol() {
    return paymentSymbol;
  }

  public OrderRequest paymentSymbol(String paymentSymbol) {
    this.paymentSymbol = paymentSymbol;
    return this;
  }

  /** Amount of `symbol`, or of `paymentSymbol` if `amountIsInPaymentSymbol` is `true`. */
  public BigDecimal amount() {
    return amount;
  }

  public OrderRequest amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  /** Limit price: units of `paymentSymbol` per unit of `symbol`. Required for limit orders. */
  public BigDecimal price() {
    return price;
  }

  public OrderRequest price(BigDecimal price) {
    this.price = price;
    return this;
  }

  /** Deprecated. Only cryptocurrencies can be traded. */
  public Boolean isCryptocurrency() {
    return isCryptocurrency;
  }

  public OrderRequest isCryptocurrency(Boolean isCryptocurrency) {
    this.isCryptocurrency = isCryptocurrency;
    return this;
  }

  /** `true` if `paymentSymbol` is a cryptocurrency. Rejected if the symbol says otherwise. */
  public Boolean paymentIsCryptocurrency() {
    return paymentIsCryptocurrency;
  }

  public OrderRequest paymentIsCryptocurrency(Boolean paymentIsCryptocurrency) {
    this.paymentIsCryptocurrency = paymentIsCryptocurrency;
    return this;
  }

  /** Deprecated. Use `amountIsInPaymentSymbol`; must not contradict it. */
  public Boolean amountIsFiat() {
    return amountIsFiat;
  }

  public OrderRequest amountIsFiat(Boolean amountIsFiat) {
    this.amountIsFiat = amountIsFiat;
    return this;
  }

  /** Deprecated and ignored. */
  public BigDecimal amountInFiat() {
    return amountInFiat;
  }

  public OrderRequest amountInFiat(BigDecimal amountInFiat) {
    this.amountInFiat = amountInFiat;
    return this;
  }

  /** `true`: `amount` is in `paymentSymbol`. `false`: it is in `symbol`. */
  public Boolean amountIsInPaymentSymbol() {
    return amountIsInPaymentSymbol;
  }

  public OrderRequest amountIsInPaymentSymbol(Boolean amountIsInPaymentSymbol) {
    this.amountIsInPaymentSymbol = amountIsInPaymentSymbol;
    return this;
  }

  /** Accepted for older clients and ignored. */
  public BigDecimal amountInPaymentSymbol() {
    return amountInPaymentSymbol;
  }

  public OrderRequest amountInPaymentSymbol(BigDecimal amountInPaymentSymbol) {
    this.amountInPaymentSymbol = amountInPaymentSymbol;
    return this;
  }

  /** For equities. Accepted for older clients and ignored. */
  public Boolean extendedHours() {
    return extendedHours;
  }

  public OrderRequest extendedHours(Boolean extendedHours) {
    this.extendedHours = extendedHours;
    return this;
  }

  /** `market`: trades at once at the market price. `limit`: trades at `price` or better. `stopLoss`: trades once the market reaches a price. One of `market`, `limit`, `stopLoss`. */
  public String orderType() {
    return orderType;
  }

  public OrderRequest orderType(String orderType) {
    this.orderType = orderType;
    return this;
  }

  public TimeInForce timeInForce() {
    return timeInForce;
  }

  public OrderRequest timeInForce(TimeInForce timeInForce) {
    this.timeInForce = timeInForce;
    return this;
  }

  /** Code of the second factor, if the institution requires one. */
  public String mfaCode() {
    return mfaCode;
  }

  public OrderRequest mfaCode(String mfaCode) {
    this.mfaCode = mfaCode;
    return this;
  }

  /** A shallow copy. */
  public OrderRequest copy() {
    OrderRequest copy = new OrderRequest();
    copy.authToken = authToken;
    copy.type = type;
    copy.symbol = symbol;
    copy.paymentSymbol = paymentSymbol;
    copy.amount = amount;
    copy.price = price;
    copy.isCryptocurrency = isCryptocurrency;
    copy.paymentIsCryptocurrency = paymentIsCryptocurrency;
    copy.amountIsFiat = amountIsFiat;
    copy.amountInFiat = amountInFiat;
    copy.amountIsInPaymentSymbol = amountIsInPaymentSymbol;
    copy.amountInPaymentSymbol = amountInPaymentSymbol;
    copy.extendedHours = extendedHours;
    copy.orderType = orderType;
    copy.timeInForce = timeInForce;
    copy.mfaCode = mfaCode;
    return copy;
  }
}
