// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Outcome of the execution. */
public final class ExecuteTransferResult {
  @JsonProperty("status")
  private ExecuteTransferStatus status;

  @JsonProperty("mfaType")
  private MfaType mfaType;

  @JsonProperty("errorMessage")
  private String errorMessage;

  @JsonProperty("fallbackMfaAvailable")
  private Boolean fallbackMfaAvailable;

  @JsonProperty("travelRule")
  private TravelRuleSuggestion travelRule;

  @JsonProperty("executeTransferResult")
  private ExecutedTransfer executeTransferResult;


  public ExecuteTransferStatus status() {
    return status;
  }

  public ExecuteTransferResult status(ExecuteTransferStatus status) {
    this.status = status;
    return this;
  }

  public MfaType mfaType() {
    return mfaType;
  }

  public ExecuteTransferResult mfaType(MfaType mfaType) {
    this.mfaType = mfaType;
    return this;
  }

  /** What happened and what to do next. You may show it to the user. */
  public String errorMessage() {
    return errorMessage;
  }

  public ExecuteTransferResult errorMessage(String errorMessage) {
    this.errorMessage = errorMessage;
    return this;
  }

  /** `true` if another kind of second factor can be used. Currently always `false`. */
  public Boolean fallbackMfaAvailable() {
    return fallbackMfaAvailable;
  }

  public ExecuteTransferResult fallbackMfaAvailable(Boolean fallbackMfaAvailable) {
    this.fallbackMfaAvailable = fallbackMfaAvailable;
    return this;
  }

  /** With `travelRuleRequired`: what is known of the destination already. */
  public TravelRuleSuggestion travelRule() {
    return travelRule;
  }

  public ExecuteTransferResult travelRule(TravelRuleSuggestion travelRule) {
    this.travelRule = travelRule;
    return this;
  }

  public ExecutedTransfer executeTransferResult() {
    return executeTransferResult;
  }

  public ExecuteTransferResult executeTransferResult(ExecutedTransfer executeTransferResult) {
    this.executeTransferResult = executeTransferResult;
    return this;
  }

  /** A shallow copy. */
  public ExecuteTransferResult copy() {
    ExecuteTransferResult copy = new ExecuteTransferResult();
    copy.status = status;
    copy.mfaType = mfaType;
    copy.errorMessage = errorMessage;
    copy.fallbackMfaAvailable = fallbackMfaAvailable;
    copy.travelRule = travelRule;
    copy.executeTransferResult = executeTransferResult;
    return copy;
  }
}
