package link.rialto

import android.net.Uri
import java.io.Closeable
import java.util.concurrent.CopyOnWriteArrayList
import link.rialto.core.LinkEvent

/** Finds the addresses of destinations that the backup configuration names without one. */
public interface AddressResolver {
    /** Called once for a pair, on a background thread. What it throws is a failure. */
    public fun onAddressInit(symbol: String, networkId: String)

    /** Asked every 2.5 seconds for up to 3 minutes, on a background thread. Throw where your server does not answer with 2xx. */
    public fun onStatusPoll(symbol: String, networkId: String): AddressStatus
}

public sealed interface AddressStatus {
    public data object Pending : AddressStatus
    public data object Failed : AddressStatus
    /** `addressTag` is required on XRP, XLM, TON and Injective. */
    public data class Ready(val address: String, val addressTag: String? = null) : AddressStatus
}

/**
 * What outlives an Activity. Set it up in `Application.onCreate`, so that it is there when the system brings Link back in a new process.
 */
public object Rialto {
    @Volatile public var addressResolver: AddressResolver? = null

    /** The address by which the browser came back after a sign-in. Your server redeems the code in it. */
    @Volatile public var onSignInReturn: ((Uri) -> Unit)? = null

    private val listeners = CopyOnWriteArrayList<(LinkEvent) -> Unit>()

    /** Everything that happens on the way, on the main thread, until the returned listener is closed. */
    public fun listen(listener: (LinkEvent) -> Unit): Closeable {
        listeners += listener
        return Closeable { listeners -= listener }
    }

    internal fun emit(event: LinkEvent) = listeners.forEach { it(event) }
}
