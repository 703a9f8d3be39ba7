// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Verified addresses. */
public final class WalletVerifications {
  @JsonProperty("verifications")
  private List<WalletVerification> verifications;


  /** Newest first, at most 1,000. */
  public List<WalletVerification> verifications() {
    return verifications;
  }

  public WalletVerifications verifications(List<WalletVerification> verifications) {
    this.verifications = verifications;
    return this;
  }

  /** A shallow copy. */
  public WalletVerifications copy() {
    WalletVerifications copy = new WalletVerifications();
    copy.verifications = verifications;
    return copy;
  }
}
