/// The rule for opening backup mode, from a request for a link token: no connection, no answer in time, HTTP 5xx or 429. Any other
/// 4xx is an error to show as one. Ask once more after 250 to 500 ms before you act on it.
///
/// [status] is the HTTP status of your backend's request, or null where there was no answer.
bool isServiceDown(int? status) => status == null || status >= 500 || status == 429;
