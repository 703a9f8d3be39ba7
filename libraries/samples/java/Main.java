import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.rialto.client.model.TransferWebhook;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Runs the code of README.md: a deposit, and its webhooks as lines of standard input. */
public final class Main {
  public static void main(String[] arguments) throws IOException {
    Deposit deposit = new Deposit();
    String userId = System.getenv("SAMPLE_USER_ID");
    deposit.linkToken(userId);
    String id =
        deposit.deposit(
            userId, System.getenv("SAMPLE_ORDER_ID"), System.getenv("SAMPLE_NETWORK_ID"), System.getenv("SAMPLE_ADDRESS"));
    if (!deposit.transfers(userId).contains(id)) {
      throw new IllegalStateException("the transfer is not listed");
    }
    System.out.println("price " + deposit.price("NOT-A-SHARE") + "\ntransfer " + id);
    Receiver receiver = new Receiver();
    List<TransferWebhook> credited = new ArrayList<>();
    BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null && credited.isEmpty(); ) {
      JsonNode delivery = new ObjectMapper().readTree(line);
      Map<String, List<String>> headers = new HashMap<>();
      delivery.path("headers").properties().forEach(one -> headers.put(one.getKey(), List.of(one.getValue().asText())));
      String body = delivery.path("body").asText();
      int status = receiver.receive(body.getBytes(StandardCharsets.UTF_8), headers, credited::add);
      int forged = receiver.receive((body + " ").getBytes(StandardCharsets.UTF_8), headers, credited::add);
      System.out.println("answered " + status + " forged " + forged);
      line = credited.isEmpty() ? lines.readLine() : null;
    }
    if (credited.size() != 1 || !credited.get(0).transferId().equals(id)) {
      throw new IllegalStateException("the transfer was not credited once");
    }
    System.out.println("credited " + credited.get(0).destinationAmountDecimal());
  }
}
