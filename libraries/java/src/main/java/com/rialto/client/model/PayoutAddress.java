// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** An address that the user has confirmed for a payout. */
public final class PayoutAddress {
  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("address")
  private String address;

  @JsonProperty("addressTag")
  private String addressTag;

  @JsonProperty("integrationName")
  private String integrationName;

  @JsonProperty("succeededPayouts")
  private Long succeededPayouts;

  @JsonProperty("confirmedTimestamp")
  private Long confirmedTimestamp;


  /** Network of the address. */
  public String networkId() {
    return networkId;
  }

  public PayoutAddress networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** The address. */
  public String address() {
    return address;
  }

  public PayoutAddress address(String address) {
    this.address = address;
    return this;
  }

  /** Its destination tag or memo. */
  public String addressTag() {
    return addressTag;
  }

  public PayoutAddress addressTag(String addressTag) {
    this.addressTag = addressTag;
    return this;
  }

  /** Name of the institution or wallet of the account. */
  public String integrationName() {
    return integrationName;
  }

  public PayoutAddress integrationName(String integrationName) {
    this.integrationName = integrationName;
    return this;
  }

  /** Number of payouts that the chain has shown at the address. */
  public Long succeededPayouts() {
    return succeededPayouts;
  }

  public PayoutAddress succeededPayouts(Long succeededPayouts) {
    this.succeededPayouts = succeededPayouts;
    return this;
  }

  /** When the user last confirmed it, in Unix seconds. */
  public Long confirmedTimestamp() {
    return confirmedTimestamp;
  }

  public PayoutAddress confirmedTimestamp(Long confirmedTimestamp) {
    this.confirmedTimestamp = confirmedTimestamp;
    return this;
  }

  /** A shallow copy. */
  public PayoutAddress copy() {
    PayoutAddress copy = new PayoutAddress();
    copy.networkId = networkId;
    copy.address = address;
    copy.addressTag = addressTag;
    copy.integrationName = integrationName;
    copy.succeededPayouts = succeededPayouts;
    copy.confirmedTimestamp = confirmedTimestamp;
    return copy;
  }
}
