// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The account that was connected. */
public final class ConnectedAccount {
  @JsonProperty("platformAccountId")
  private String platformAccountId;

  @JsonProperty("legacyAccountId")
  private String legacyAccountId;

  @JsonProperty("meshAccountId")
  private String meshAccountId;

  @JsonProperty("frontAccountId")
  private String frontAccountId;

  @JsonProperty("accountId")
  private String accountId;

  @JsonProperty("accountName")
  private String accountName;

  @JsonProperty("isReconnected")
  private Boolean isReconnected;


  /** Id of the connection. It is not a token: it may be shown and logged. Does not change when tokens are refreshed. */
  public String platformAccountId() {
    return platformAccountId;
  }

  public ConnectedAccount platformAccountId(String platformAccountId) {
    this.platformAccountId = platformAccountId;
    return this;
  }

  /** Same value as `platformAccountId`, under an older name. */
  public String legacyAccountId() {
    return legacyAccountId;
  }

  public ConnectedAccount legacyAccountId(String legacyAccountId) {
    this.legacyAccountId = legacyAccountId;
    return this;
  }

  /** Same value as `platformAccountId`, under the name that published SDKs read. */
  public String meshAccountId() {
    return meshAccountId;
  }

  public ConnectedAccount meshAccountId(String meshAccountId) {
    this.meshAccountId = meshAccountId;
    return this;
  }

  /** Same value as `platformAccountId`, under the name that older SDKs read. */
  public String frontAccountId() {
    return frontAccountId;
  }

  public ConnectedAccount frontAccountId(String frontAccountId) {
    this.frontAccountId = frontAccountId;
    return this;
  }

  /** Account id at the institution. */
  public String accountId() {
    return accountId;
  }

  public ConnectedAccount accountId(String accountId) {
    this.accountId = accountId;
    return this;
  }

  /** Account name at the institution. You may show it to the user. */
  public String accountName() {
    return accountName;
  }

  public ConnectedAccount accountName(String accountName) {
    this.accountName = accountName;
    return this;
  }

  /** `true` if the user had connected this account before. */
  public Boolean isReconnected() {
    return isReconnected;
  }

  public ConnectedAccount isReconnected(Boolean isReconnected) {
    this.isReconnected = isReconnected;
    return this;
  }

  /** A shallow copy. */
  public ConnectedAccount copy() {
    ConnectedAccount copy = new ConnectedAccount();
    copy.platformAccountId = platformAccountId;
    copy.legacyAccountId = legacyAccountId;
    copy.meshAccountId = meshAccountId;
    copy.frontAccountId = frontAccountId;
    copy.accountId = accountId;
    copy.accountName = accountName;
    copy.isReconnected = isReconnected;
    return copy;
  }
}
