// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** What an order would cost. */
public final class OrderPreview {
  @JsonProperty("brokerType")
  private BrokerType brokerType;

  @JsonProperty("fee")
  private BigDecimal fee;

  @JsonProperty("feeText")
  private String feeText;

  @JsonProperty("amount")
  private BigDecimal amount;

  @JsonProperty("side")
  private OrderSide side;

  @JsonProperty("status")
  private String status;

  @JsonProperty("errorMessage")
  private String errorMessage;

  @JsonProperty("paymentSymbol")
  private String paymentSymbol;

  @JsonProperty("paymentIsCryptocurrency")
  private Boolean paymentIsCryptocurrency;

  @JsonProperty("estimatedUnitPrice")
  private BigDecimal estimatedUnitPrice;


  public BrokerType brokerType() {
    return brokerType;
  }

  public OrderPreview brokerType(BrokerType brokerType) {
    this.brokerType = brokerType;
    return this;
  }

  /** Estimated fee, in `paymentSymbol`. */
  public BigDecimal fee() {
    return fee;
  }

  public OrderPreview fee(BigDecimal fee) {
    this.fee = fee;
    return this;
  }

  /** The fee in words. */
  public String feeText() {
    return feeText;
  }

  public OrderPreview feeText(String feeText) {
    this.feeText = feeText;
    return this;
  }

  /** `amount` of the request. */
  public BigDecimal amount() {
    return amount;
  }

  public OrderPreview amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  public OrderSide side() {
    return side;
  }

  public OrderPreview side(OrderSide side) {
    this.side = side;
    return this;
  }

  /** `success`: the order would be accepted. `failed`: it would be rejected; see `errorMessage`. One of `success`, `failed`. */
  public String status() {
    return status;
  }

  public OrderPreview status(String status) {
    this.status = status;
    return this;
  }

  /** Why the order would be rejected. */
  public String errorMessage() {
    return errorMessage;
  }

  public OrderPreview errorMessage(String errorMessage) {
    this.errorMessage = errorMessage;
    return this;
  }

  /** `paymentSymbol` of the request. */
  public String paymentSymbol() {
    return paymentSymbol;
  }

  public OrderPreview paymentSymbol(String paymentSymbol) {
    this.paymentSymbol = paymentSymbol;
    return this;
  }

  /** `true` if `paymentSymbol` is a cryptocurrency. */
  public Boolean paymentIsCryptocurrency() {
    return paymentIsCryptocurrency;
  }

  public OrderPreview paymentIsCryptocurrency(Boolean paymentIsCryptocurrency) {
    this.paymentIsCryptocurrency = paymentIsCryptocurrency;
    return this;
  }

  /** Estimated price of one unit of `symbol`, in `paymentSymbol`. */
  public BigDecimal estimatedUnitPrice() {
    return estimatedUnitPrice;
  }

  public OrderPreview estimatedUnitPrice(BigDecimal estimatedUnitPrice) {
    this.estimatedUnitPrice = estimatedUnitPrice;
    return this;
  }

  /** A shallow copy. */
  public OrderPreview copy() {
    OrderPreview copy = new OrderPreview();
    copy.brokerType = brokerType;
    copy.fee = fee;
    copy.feeText = feeText;
    copy.amount = amount;
    copy.side = side;
    copy.status = status;
    copy.errorMessage = errorMessage;
    copy.paymentSymbol = paymentSymbol;
    copy.paymentIsCryptocurrency = paymentIsCryptocurrency;
    copy.estimatedUnitPrice = estimatedUnitPrice;
    return copy;
  }
}
