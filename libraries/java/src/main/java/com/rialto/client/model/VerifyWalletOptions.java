// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Lets the user prove ownership of an address by signing a message with a self-custody wallet. */
public final class VerifyWalletOptions {
  @JsonProperty("message")
  private String message;

  @JsonProperty("verificationMethods")
  private List<String> verificationMethods;

  @JsonProperty("addresses")
  private List<String> addresses;

  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("networkType")
  private NetworkType networkType;


  /** One line that the user reads before signing. Absent or blank: a default text. */
  public String message() {
    return message;
  }

  public VerifyWalletOptions message(String message) {
    this.message = message;
    return this;
  }

  /** Accepted methods. */
  public List<String> verificationMethods() {
    return verificationMethods;
  }

  public VerifyWalletOptions verificationMethods(List<String> verificationMethods) {
    this.verificationMethods = verificationMethods;
    return this;
  }

  /** The only addresses that may be verified. Absent or empty: any address. */
  public List<String> addresses() {
    return addresses;
  }

  public VerifyWalletOptions addresses(List<String> addresses) {
    this.addresses = addresses;
    return this;
  }

  /** Network whose wallets may be verified. Absent: any supported network. */
  public String networkId() {
    return networkId;
  }

  public VerifyWalletOptions networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Family of networks whose wallets may be verified. */
  public NetworkType networkType() {
    return networkType;
  }

  public VerifyWalletOptions networkType(NetworkType networkType) {
    this.networkType = networkType;
    return this;
  }

  /** A shallow copy. */
  public VerifyWalletOptions copy() {
    VerifyWalletOptions copy = new VerifyWalletOptions();
    copy.message = message;
    copy.verificationMethods = verificationMethods;
    copy.addresses = addresses;
    copy.networkId = networkId;
    copy.networkType = networkType;
    return copy;
  }
}
