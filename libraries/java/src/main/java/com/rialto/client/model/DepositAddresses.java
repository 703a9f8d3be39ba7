// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Deposit addresses. */
public final class DepositAddresses {
  @JsonProperty("addresses")
  private List<NetworkDepositAddress> addresses;

  @JsonProperty("brokerResponseStatus")
  private DepositAddressStatus brokerResponseStatus;

  @JsonProperty("errorMessage")
  private String errorMessage;


  /** One entry per network. */
  public List<NetworkDepositAddress> addresses() {
    return addresses;
  }

  public DepositAddresses addresses(List<NetworkDepositAddress> addresses) {
    this.addresses = addresses;
    return this;
  }

  public DepositAddressStatus brokerResponseStatus() {
    return brokerResponseStatus;
  }

  public DepositAddresses brokerResponseStatus(DepositAddressStatus brokerResponseStatus) {
    this.brokerResponseStatus = brokerResponseStatus;
    return this;
  }

  /** Message for developers. Present if no address was returned. */
  public String errorMessage() {
    return errorMessage;
  }

  public DepositAddresses errorMessage(String errorMessage) {
    this.errorMessage = errorMessage;
    return this;
  }

  /** A shallow copy. */
  public DepositAddresses copy() {
    DepositAddresses copy = new DepositAddresses();
    copy.addresses = addresses;
    copy.brokerResponseStatus = brokerResponseStatus;
    copy.errorMessage = errorMessage;
    return copy;
  }
}
