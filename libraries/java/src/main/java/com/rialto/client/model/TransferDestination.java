// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** An asset that you accept, and where to send it. */
public final class TransferDestination {
  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("address")
  private String address;

  @JsonProperty("addressTag")
  private String addressTag;

  @JsonProperty("amount")
  private BigDecimal amount;

  @JsonProperty("displayAmountInFiat")
  private BigDecimal displayAmountInFiat;

  @JsonProperty("minAmount")
  private BigDecimal minAmount;

  @JsonProperty("minAmountInFiat")
  private BigDecimal minAmountInFiat;


  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  public String networkId() {
    return networkId;
  }

  public TransferDestination networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Symbol of the asset. Contract addresses are not accepted. */
  public String symbol() {
    return symbol;
  }

  public TransferDestination symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Address that receives the asset, in the format of the network. May be left out only if your addresses are requested just in time (`rialto clients set-jit-url`). */
  public String address() {
    return address;
  }

  public TransferDestination address(String address) {
    this.address = address;
    return this;
  }

  /** Destination tag or memo, for networks that use one. */
  public String addressTag() {
    return addressTag;
  }

  public TransferDestination addressTag(String addressTag) {
    this.addressTag = addressTag;
    return this;
  }

  /** Fixed amount, in whole units of the asset. For `payment`. */
  public BigDecimal amount() {
    return amount;
  }

  public TransferDestination amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  /** Value of `amount` in USD according to your application. Link shows it instead of its own figure if the two differ by at most 1 %. */
  public BigDecimal displayAmountInFiat() {
    return displayAmountInFiat;
  }

  public TransferDestination displayAmountInFiat(BigDecimal displayAmountInFiat) {
    this.displayAmountInFiat = displayAmountInFiat;
    return this;
  }

  /** Smallest amount to accept, in whole units of the asset. Send this or `minAmountInFiat`. */
  public BigDecimal minAmount() {
    return minAmount;
  }

  public TransferDestination minAmount(BigDecimal minAmount) {
    this.minAmount = minAmount;
    return this;
  }

  /** Smallest amount to accept, in USD. */
  public BigDecimal minAmountInFiat() {
    return minAmountInFiat;
  }

  public TransferDestination minAmountInFiat(BigDecimal minAmountInFiat) {
    this.minAmountInFiat = minAmountInFiat;
    return this;
  }

  /** A shallow copy. */
  public TransferDestination copy() {
    TransferDestination copy = new TransferDestination();
    copy.networkId = networkId;
    copy.symbol = symbol;
    copy.address = address;
    copy.addressTag = addressTag;
    copy.amount = amount;
    copy.displayAmountInFiat = displayAmountInFiat;
    copy.minAmount = minAmount;
    copy.minAmountInFiat = minAmountInFiat;
    return copy;
  }
}
