// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The preview. */
public final class PreviewTransferResult {
  @JsonProperty("status")
  private String status;

  @JsonProperty("previewResult")
  private TransferPreview previewResult;


  /** `succeeded`: the preview can be executed. `failed`: it was not made. `requiresFunding`: the balance is not enough. One of `succeeded`, `failed`, `requiresFunding`. */
  public String status() {
    return status;
  }

  public PreviewTransferResult status(String status) {
    this.status = status;
    return this;
  }

  public TransferPreview previewResult() {
    return previewResult;
  }

  public PreviewTransferResult previewResult(TransferPreview previewResult) {
    this.previewResult = previewResult;
    return this;
  }

  /** A shallow copy. */
  public PreviewTransferResult copy() {
    PreviewTransferResult copy = new PreviewTransferResult();
    copy.status = status;
    copy.previewResult = previewResult;
    return copy;
  }
}
