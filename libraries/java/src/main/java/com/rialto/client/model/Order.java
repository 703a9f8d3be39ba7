// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** An order at an institution. */
public final class Order {
  @JsonProperty("id")
  private String id;

  @JsonProperty("side")
  private OrderSide side;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("name")
  private String name;

  @JsonProperty("assetType")
  private String assetType;

  @JsonProperty("paymentSymbol")
  private String paymentSymbol;

  @JsonProperty("paymentType")
  private PaymentSymbolType paymentType;

  @JsonProperty("amount")
  private BigDecimal amount;

  @JsonProperty("price")
  private BigDecimal price;

  @JsonProperty("fee")
  private BigDecimal fee;

  @JsonProperty("value")
  private BigDecimal value;

  @JsonProperty("createdTimestamp")
  private Long createdTimestamp;

  @JsonProperty("updatedTimestamp")
  private Long updatedTimestamp;

  @JsonProperty("status")
  private OrderStatus status;

  @JsonProperty("statusDetails")
  private String statusDetails;

  @JsonProperty("orderType")
  private OrderType orderType;

  @JsonProperty("timeInForce")
  private TimeInForce timeInForce;

  @JsonProperty("brokerType")
  private BrokerType brokerType;

  @JsonProperty("transactionType")
  private String transactionType;


  /** Id of the order. */
  public String id() {
    return id;
  }

  public Order id(String id) {
    this.id = id;
    return this;
  }

  public OrderSide side() {
    return side;
  }

  public Order side(OrderSide side) {
    this.side = side;
    return this;
  }

  /** Symbol of the asset that is bought or sold. */
  public String symbol() {
    return symbol;
  }

  public Order symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Name of the asset. */
  public String name() {
    return name;
  }

  public Order name(String name) {
    this.name = name;
    return this;
  }

  /** Type of the asset. Currently always `cryptocurrency`. One of `equity`, `cryptocurrency`, `option`, `nft`. */
  public String assetType() {
    return assetType;
  }

  public Order assetType(String assetType) {
    this.assetType = assetType;
    return this;
  }

  /** Symbol of the asset that pays, or that is received in a sale. */
  public String paymentSymbol() {
    return paymentSymbol;
  }

  public Order paymentSymbol(String paymentSymbol) {
    this.paymentSymbol = paymentSymbol;
    return this;
  }

  public PaymentSymbolType paymentType() {
    return paymentType;
  }

  public Order paymentType(PaymentSymbolType paymentType) {
    this.paymentType = paymentType;
    return this;
  }

  /** Amount of the order, in units of `symbol`. If the order was placed in `paymentSymbol`, the amount that has traded. */
  public BigDecimal amount() {
    return amount;
  }

  public Order amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  /** Average price, in `paymentSymbol`. Before anything has traded, the limit price. */
  public BigDecimal price() {
    return price;
  }

  public Order price(BigDecimal price) {
    this.price = price;
    return this;
  }

  /** Fee, in `paymentSymbol`. Absent if the institution does not report it. */
  public BigDecimal fee() {
    return fee;
  }

  public Order fee(BigDecimal fee) {
    this.fee = fee;
    return this;
  }

  /** Value that has traded so far, in `paymentSymbol`. */
  public BigDecimal value() {
    return value;
  }

  public Order value(BigDecimal value) {
    this.value = value;
    return this;
  }

  /** When the order was created, in Unix seconds. */
  public Long createdTimestamp() {
    return createdTimestamp;
  }

  public Order createdTimestamp(Long createdTimestamp) {
    this.createdTimestamp = createdTimestamp;
    return this;
  }

  /** When the order last changed, in Unix seconds. */
  public Long updatedTimestamp() {
    return updatedTimestamp;
  }

  public Order updatedTimestamp(Long updatedTimestamp) {
    this.updatedTimestamp = updatedTimestamp;
    return this;
  }

  public OrderStatus status() {
    return status;
  }

  public Order status(OrderStatus status) {
    this.status = status;
    return this;
  }

  /** Status in the institution’s own terms. */
  public String statusDetails() {
    return statusDetails;
  }

  public Order statusDetails(String statusDetails) {
    this.statusDetails = statusDetails;
    return this;
  }

  public OrderType orderType() {
    return orderType;
  }

  public Order orderType(OrderType orderType) {
    this.orderType = orderType;
    return this;
  }

  public TimeInForce timeInForce() {
    return timeInForce;
  }

  public Order timeInForce(TimeInForce timeInForce) {
    this.timeInForce = timeInForce;
    return this;
  }

  public BrokerType brokerType() {
    return brokerType;
  }

  public Order brokerType(BrokerType brokerType) {
    this.brokerType = brokerType;
    return this;
  }

  /** Always `order`. One of `order`. */
  public String transactionType() {
    return transactionType;
  }

  public Order transactionType(String transactionType) {
    this.transactionType = transactionType;
    return this;
  }

  /** A shallow copy. */
  public Order copy() {
    Order copy = new Order();
    copy.id = id;
    copy.side = side;
    copy.symbol = symbol;
    copy.name = name;
    copy.assetType = assetType;
    copy.paymentSymbol = paymentSymbol;
    copy.paymentType = paymentType;
    copy.amount = amount;
    copy.price = price;
    copy.fee = fee;
    copy.value = value;
    copy.createdTimestamp = createdTimestamp;
    copy.updatedTimestamp = updatedTimestamp;
    copy.status = status;
    copy.statusDetails = statusDetails;
    copy.orderType = orderType;
    copy.timeInForce = timeInForce;
    copy.brokerType = brokerType;
    copy.transactionType = transactionType;
    return copy;
  }
}
