// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The code that the institution requires. */
public final class MfaRequest {
  @JsonProperty("types")
  private List<MfaScheme> types;

  @JsonProperty("type")
  private MfaScheme type;

  @JsonProperty("sentTo")
  private String sentTo;

  @JsonProperty("expiresInSeconds")
  private Long expiresInSeconds;

  @JsonProperty("problem")
  private MfaProblem problem;


  /** Kinds of code that the user can choose from. */
  public List<MfaScheme> types() {
    return types;
  }

  public MfaRequest types(List<MfaScheme> types) {
    this.types = types;
    return this;
  }

  /** Kind of code that the institution waits for. Absent if the user has to choose one. */
  public MfaScheme type() {
    return type;
  }

  public MfaRequest type(MfaScheme type) {
    this.type = type;
    return this;
  }

  /** Destination of the code, as the institution shows it. Absent if no code was sent. */
  public String sentTo() {
    return sentTo;
  }

  public MfaRequest sentTo(String sentTo) {
    this.sentTo = sentTo;
    return this;
  }

  /** Seconds until the code expires. Absent if the institution does not say. */
  public Long expiresInSeconds() {
    return expiresInSeconds;
  }

  public MfaRequest expiresInSeconds(Long expiresInSeconds) {
    this.expiresInSeconds = expiresInSeconds;
    return this;
  }

  public MfaProblem problem() {
    return problem;
  }

  public MfaRequest problem(MfaProblem problem) {
    this.problem = problem;
    return this;
  }

  /** A shallow copy. */
  public MfaRequest copy() {
    MfaRequest copy = new MfaRequest();
    copy.types = types;
    copy.type = type;
    copy.sentTo = sentTo;
    copy.expiresInSeconds = expiresInSeconds;
    copy.problem = problem;
    return copy;
  }
}
