// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Features of one type of order. */
public final class OrderTypeFeature {
  @JsonProperty("supported")
  private Boolean supported;

  @JsonProperty("supportsFractionalShares")
  private Boolean supportsFractionalShares;

  @JsonProperty("supportsExtendedMarketHours")
  private Boolean supportsExtendedMarketHours;

  @JsonProperty("supportedTimeInForceList")
  private List<TimeInForce> supportedTimeInForceList;

  @JsonProperty("supportsPlacingBuyOrdersInPaymentSymbolAmount")
  private Boolean supportsPlacingBuyOrdersInPaymentSymbolAmount;

  @JsonProperty("supportsPlacingSellOrdersInPaymentSymbolAmount")
  private Boolean supportsPlacingSellOrdersInPaymentSymbolAmount;

  @JsonProperty("supportsPlacingBuyOrdersInBaseSymbolAmount")
  private Boolean supportsPlacingBuyOrdersInBaseSymbolAmount;

  @JsonProperty("supportsPlacingSellOrdersInBaseSymbolAmount")
  private Boolean supportsPlacingSellOrdersInBaseSymbolAmount;


  /** `true` if orders of this type can be placed. */
  public Boolean supported() {
    return supported;
  }

  public OrderTypeFeature supported(Boolean supported) {
    this.supported = supported;
    return this;
  }

  /** `true` if fractional amounts can be traded. */
  public Boolean supportsFractionalShares() {
    return supportsFractionalShares;
  }

  public OrderTypeFeature supportsFractionalShares(Boolean supportsFractionalShares) {
    this.supportsFractionalShares = supportsFractionalShares;
    return this;
  }

  /** `true` if orders can trade outside regular market hours. */
  public Boolean supportsExtendedMarketHours() {
    return supportsExtendedMarketHours;
  }

  public OrderTypeFeature supportsExtendedMarketHours(Boolean supportsExtendedMarketHours) {
    this.supportsExtendedMarketHours = supportsExtendedMarketHours;
    return this;
  }

  /** Accepted values of `timeInForce`. */
  public List<TimeInForce> supportedTimeInForceList() {
    return supportedTimeInForceList;
  }

  public OrderTypeFeature supportedTimeInForceList(List<TimeInForce> supportedTimeInForceList) {
    this.supportedTimeInForceList = supportedTimeInForceList;
    return this;
  }

  /** `true` if the amount of a buy order may be in `paymentSymbol`. */
  public Boolean supportsPlacingBuyOrdersInPaymentSymbolAmount() {
    return supportsPlacingBuyOrdersInPaymentSymbolAmount;
  }

  public OrderTypeFeature supportsPlacingBuyOrdersInPaymentSymbolAmount(Boolean supportsPlacingBuyOrdersInPaymentSymbolAmount) {
    this.supportsPlacingBuyOrdersInPaymentSymbolAmount = supportsPlacingBuyOrdersInPaymentSymbolAmount;
    return this;
  }

  /** `true` if the amount of a sell order may be in `paymentSymbol`. */
  public Boolean supportsPlacingSellOrdersInPaymentSymbolAmount() {
    return supportsPlacingSellOrdersInPaymentSymbolAmount;
  }

  public OrderTypeFeature supportsPlacingSellOrdersInPaymentSymbolAmount(Boolean supportsPlacingSellOrdersInPaymentSymbolAmount) {
    this.supportsPlacingSellOrdersInPaymentSymbolAmount = supportsPlacingSellOrdersInPaymentSymbolAmount;
    return this;
  }

  /** `true` if the amount of a buy order may be in `symbol`. */
  public Boolean supportsPlacingBuyOrdersInBaseSymbolAmount() {
    return supportsPlacingBuyOrdersInBaseSymbolAmount;
  }

  public OrderTypeFeature supportsPlacingBuyOrdersInBaseSymbolAmount(Boolean supportsPlacingBuyOrdersInBaseSymbolAmount) {
    this.supportsPlacingBuyOrdersInBaseSymbolAmount = supportsPlacingBuyOrdersInBaseSymbolAmount;
    return this;
  }

  /** `true` if the amount of a sell order may be in `symbol`. */
  public Boolean supportsPlacingSellOrdersInBaseSymbolAmount() {
    return supportsPlacingSellOrdersInBaseSymbolAmount;
  }

  public OrderTypeFeature supportsPlacingSellOrdersInBaseSymbolAmount(Boolean supportsPlacingSellOrdersInBaseSymbolAmount) {
    this.supportsPlacingSellOrdersInBaseSymbolAmount = supportsPlacingSellOrdersInBaseSymbolAmount;
    return this;
  }

  /** A shallow copy. */
  public OrderTypeFeature copy() {
    OrderTypeFeature copy = new OrderTypeFeature();
    copy.supported = supported;
    copy.supportsFractionalShares = supportsFractionalShares;
    copy.supportsExtendedMarketHours = supportsExtendedMarketHours;
    copy.supportedTimeInForceList = supportedTimeInForceList;
    copy.supportsPlacingBuyOrdersInPaymentSymbolAmount = supportsPlacingBuyOrdersInPaymentSymbolAmount;
    copy.supportsPlacingSellOrdersInPaymentSymbolAmount = supportsPlacingSellOrdersInPaymentSymbolAmount;
    copy.supportsPlacingBuyOrdersInBaseSymbolAmount = supportsPlacingBuyOrdersInBaseSymbolAmount;
    copy.supportsPlacingSellOrdersInBaseSymbolAmount = supportsPlacingSellOrdersInBaseSymbolAmount;
    return copy;
  }
}
