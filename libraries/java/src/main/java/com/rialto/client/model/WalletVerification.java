// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Proof that a user controls an address. */
public final class WalletVerification {
  @JsonProperty("userId")
  private String userId;

  @JsonProperty("address")
  private String address;

  @JsonProperty("networkType")
  private NetworkType networkType;

  @JsonProperty("verificationMethod")
  private String verificationMethod;

  @JsonProperty("message")
  private String message;

  @JsonProperty("signedMessageHash")
  private String signedMessageHash;

  @JsonProperty("timestamp")
  private Long timestamp;


  /** Your id of the end user. */
  public String userId() {
    return userId;
  }

  public WalletVerification userId(String userId) {
    this.userId = userId;
    return this;
  }

  /** Address whose ownership was proven. */
  public String address() {
    return address;
  }

  public WalletVerification address(String address) {
    this.address = address;
    return this;
  }

  public NetworkType networkType() {
    return networkType;
  }

  public WalletVerification networkType(NetworkType networkType) {
    this.networkType = networkType;
    return this;
  }

  /** `signedMessage`: the user signed `message` with the wallet. One of `signedMessage`. */
  public String verificationMethod() {
    return verificationMethod;
  }

  public WalletVerification verificationMethod(String verificationMethod) {
    this.verificationMethod = verificationMethod;
    return this;
  }

  /** Full text that was signed. */
  public String message() {
    return message;
  }

  public WalletVerification message(String message) {
    this.message = message;
    return this;
  }

  /** SHA-256 of the signature as the wallet returned it, in lower-case hexadecimal. */
  public String signedMessageHash() {
    return signedMessageHash;
  }

  public WalletVerification signedMessageHash(String signedMessageHash) {
    this.signedMessageHash = signedMessageHash;
    return this;
  }

  /** When the signature was verified, in Unix seconds. */
  public Long timestamp() {
    return timestamp;
  }

  public WalletVerification timestamp(Long timestamp) {
    this.timestamp = timestamp;
    return this;
  }

  /** A shallow copy. */
  public WalletVerification copy() {
    WalletVerification copy = new WalletVerification();
    copy.userId = userId;
    copy.address = address;
    copy.networkType = networkType;
    copy.verificationMethod = verificationMethod;
    copy.message = message;
    copy.signedMessageHash = signedMessageHash;
    copy.timestamp = timestamp;
    return copy;
  }
}
