// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The order that was placed. */
public final class PlacedOrder {
  @JsonProperty("orderId")
  private String orderId;

  @JsonProperty("brokerType")
  private BrokerType brokerType;

  @JsonProperty("side")
  private OrderSide side;

  @JsonProperty("amount")
  private BigDecimal amount;

  @JsonProperty("price")
  private BigDecimal price;

  @JsonProperty("value")
  private BigDecimal value;

  @JsonProperty("fee")
  private BigDecimal fee;

  @JsonProperty("timestamp")
  private Long timestamp;

  @JsonProperty("status")
  private OrderStatus status;

  @JsonProperty("statusDetails")
  private String statusDetails;

  @JsonProperty("timeInForce")
  private TimeInForce timeInForce;

  @JsonProperty("symbolPair")
  private String symbolPair;

  @JsonProperty("errorMessage")
  private String errorMessage;

  @JsonProperty("displayMessage")
  private String displayMessage;


  /** Id of the order. */
  public String orderId() {
    return orderId;
  }

  public PlacedOrder orderId(String orderId) {
    this.orderId = orderId;
    return this;
  }

  public BrokerType brokerType() {
    return brokerType;
  }

  public PlacedOrder brokerType(BrokerType brokerType) {
    this.brokerType = brokerType;
    return this;
  }

  public OrderSide side() {
    return side;
  }

  public PlacedOrder side(OrderSide side) {
    this.side = side;
    return this;
  }

  /** `amount` of the request. */
  public BigDecimal amount() {
    return amount;
  }

  public PlacedOrder amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  /** Average price, in `paymentSymbol`. Before anything has traded, the limit price. */
  public BigDecimal price() {
    return price;
  }

  public PlacedOrder price(BigDecimal price) {
    this.price = price;
    return this;
  }

  /** Value that has traded so far, in `paymentSymbol`. */
  public BigDecimal value() {
    return value;
  }

  public PlacedOrder value(BigDecimal value) {
    this.value = value;
    return this;
  }

  /** Fee so far, in `paymentSymbol`. */
  public BigDecimal fee() {
    return fee;
  }

  public PlacedOrder fee(BigDecimal fee) {
    this.fee = fee;
    return this;
  }

  /** When the order was created, in Unix seconds. */
  public Long timestamp() {
    return timestamp;
  }

  public PlacedOrder timestamp(Long timestamp) {
    this.timestamp = timestamp;
    return this;
  }

  public OrderStatus status() {
    return status;
  }

  public PlacedOrder status(OrderStatus status) {
    this.status = status;
    return this;
  }

  /** Status in the institution’s own terms. */
  public String statusDetails() {
    return statusDetails;
  }

  public PlacedOrder statusDetails(String statusDetails) {
    this.statusDetails = statusDetails;
    return this;
  }

  public TimeInForce timeInForce() {
    return timeInForce;
  }

  public PlacedOrder timeInForce(TimeInForce timeInForce) {
    this.timeInForce = timeInForce;
    return this;
  }

  /** Market of the order: symbols joined by a hyphen. */
  public String symbolPair() {
    return symbolPair;
  }

  public PlacedOrder symbolPair(String symbolPair) {
    this.symbolPair = symbolPair;
    return this;
  }

  /** Message for developers, if the order failed. */
  public String errorMessage() {
    return errorMessage;
  }

  public PlacedOrder errorMessage(String errorMessage) {
    this.errorMessage = errorMessage;
    return this;
  }

  /** Message that you may show to the end user, if the order failed. */
  public String displayMessage() {
    return displayMessage;
  }

  public PlacedOrder displayMessage(String displayMessage) {
    this.displayMessage = displayMessage;
    return this;
  }

  /** A shallow copy. */
  public PlacedOrder copy() {
    PlacedOrder copy = new PlacedOrder();
    copy.orderId = orderId;
    copy.brokerType = brokerType;
    copy.side = side;
    copy.amount = amount;
    copy.price = price;
    copy.value = value;
    copy.fee = fee;
    copy.timestamp = timestamp;
    copy.status = status;
    copy.statusDetails = statusDetails;
    copy.timeInForce = timeInForce;
    copy.symbolPair = symbolPair;
    copy.errorMessage = errorMessage;
    copy.displayMessage = displayMessage;
    return copy;
  }
}
