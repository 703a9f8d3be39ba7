// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Details of a bridged transfer. */
public final class BridgingTransferDetails {
  @JsonProperty("status")
  private BridgingOperationStatus status;

  @JsonProperty("statusDescription")
  private String statusDescription;

  @JsonProperty("sourceSide")
  private BridgingTransferSide sourceSide;

  @JsonProperty("targetSide")
  private BridgingTransferSide targetSide;

  @JsonProperty("timeline")
  private List<BridgingTransferEvent> timeline;

  @JsonProperty("depositIssue")
  private DepositIssue depositIssue;


  public BridgingOperationStatus status() {
    return status;
  }

  public BridgingTransferDetails status(BridgingOperationStatus status) {
    this.status = status;
    return this;
  }

  /** The status in words. */
  public String statusDescription() {
    return statusDescription;
  }

  public BridgingTransferDetails statusDescription(String statusDescription) {
    this.statusDescription = statusDescription;
    return this;
  }

  /** What was paid in. */
  public BridgingTransferSide sourceSide() {
    return sourceSide;
  }

  public BridgingTransferDetails sourceSide(BridgingTransferSide sourceSide) {
    this.sourceSide = sourceSide;
    return this;
  }

  /** What is paid out. */
  public BridgingTransferSide targetSide() {
    return targetSide;
  }

  public BridgingTransferDetails targetSide(BridgingTransferSide targetSide) {
    this.targetSide = targetSide;
    return this;
  }

  /** Changes of state, oldest first. */
  public List<BridgingTransferEvent> timeline() {
    return timeline;
  }

  public BridgingTransferDetails timeline(List<BridgingTransferEvent> timeline) {
    this.timeline = timeline;
    return this;
  }

  public DepositIssue depositIssue() {
    return depositIssue;
  }

  public BridgingTransferDetails depositIssue(DepositIssue depositIssue) {
    this.depositIssue = depositIssue;
    return this;
  }

  /** A shallow copy. */
  public BridgingTransferDetails copy() {
    BridgingTransferDetails copy = new BridgingTransferDetails();
    copy.status = status;
    copy.statusDescription = statusDescription;
    copy.sourceSide = sourceSide;
    copy.targetSide = targetSide;
    copy.timeline = timeline;
    copy.depositIssue = depositIssue;
    return copy;
  }
}
