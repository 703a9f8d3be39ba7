// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The preview to execute. */
public final class ExecuteTransferRequest {
  @JsonProperty("fromAuthToken")
  private String fromAuthToken;

  @JsonProperty("fromType")
  private BrokerType fromType;

  @JsonProperty("previewId")
  private String previewId;

  @JsonProperty("mfaCode")
  private String mfaCode;

  @JsonProperty("travelRule")
  private TravelRuleData travelRule;

  @JsonProperty("tryAnotherMfa")
  private Boolean tryAnotherMfa;

  @JsonProperty("challengeId")
  private String challengeId;


  /** Access token or `tokenId` of the account to send from. */
  public String fromAuthToken() {
    return fromAuthToken;
  }

  public ExecuteTransferRequest fromAuthToken(String fromAuthToken) {
    this.fromAuthToken = fromAuthToken;
    return this;
  }

  /** Integration type of the account to send from. */
  public BrokerType fromType() {
    return fromType;
  }

  public ExecuteTransferRequest fromType(BrokerType fromType) {
    this.fromType = fromType;
    return this;
  }

  /** Id of the preview to execute. */
  public String previewId() {
    return previewId;
  }

  public ExecuteTransferRequest previewId(String previewId) {
    this.previewId = previewId;
    return this;
  }

  /** Code of the second factor, if the first answer required one. */
  public String mfaCode() {
    return mfaCode;
  }

  public ExecuteTransferRequest mfaCode(String mfaCode) {
    this.mfaCode = mfaCode;
    return this;
  }

  /** Who receives the transfer, if the first answer required it. Never stored. */
  public TravelRuleData travelRule() {
    return travelRule;
  }

  public ExecuteTransferRequest travelRule(TravelRuleData travelRule) {
    this.travelRule = travelRule;
    return this;
  }

  /** Accepted for older clients and ignored. */
  public Boolean tryAnotherMfa() {
    return tryAnotherMfa;
  }

  public ExecuteTransferRequest tryAnotherMfa(Boolean tryAnotherMfa) {
    this.tryAnotherMfa = tryAnotherMfa;
    return this;
  }

  /** Accepted for older clients and ignored. */
  public String challengeId() {
    return challengeId;
  }

  public ExecuteTransferRequest challengeId(String challengeId) {
    this.challengeId = challengeId;
    return this;
  }

  /** A shallow copy. */
  public ExecuteTransferRequest copy() {
    ExecuteTransferRequest copy = new ExecuteTransferRequest();
    copy.fromAuthToken = fromAuthToken;
    copy.fromType = fromType;
    copy.previewId = previewId;
    copy.mfaCode = mfaCode;
    copy.travelRule = travelRule;
    copy.tryAnotherMfa = tryAnotherMfa;
    copy.challengeId = challengeId;
    return copy;
  }
}
