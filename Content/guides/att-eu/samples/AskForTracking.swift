#if os(iOS)
  import AppTrackingTransparency
#endif

/// What came of asking for permission to track.
enum TrackingAnswer: Sendable {
  case allowed
  case refused
  /// No decision: no prompt appeared, or it went away without an answer, as after a tap on Additional Information.
  case open
  /// Tracking is restricted for the device.
  case restricted
  /// This build has no way to ask.
  case cannotAsk
}

/// Asks for permission to track. The system picks the sheet or the alert.
///
/// - Parameters:
///   - showDetails: Shows your own screen after a tap on Additional Information; nil for no button.
///   - finish: Receives the answer, also after that tap; then it is `.open`.
func askForTracking(
  showDetails: (() -> Void)?,
  finish: @escaping @Sendable (TrackingAnswer) -> Void
) {
  #if os(iOS)
    // iPhone, iPad, and Mac Catalyst. `true` asks for the sheet.
    if #available(iOS 27.2, *) {
      ATTrackingManager.requestTrackingAuthorization(
        usingExpandedInterface: true,
        additionalInformationAction: showDetails
      ) { status in
        finish(TrackingAnswer(status))
      }
    } else {
      ATTrackingManager.requestTrackingAuthorization { status in
        finish(TrackingAnswer(status))
      }
    }
  #else
    // The new call does not exist here. Put in what your app does on this platform today.
    finish(.cannotAsk)
  #endif
}

#if os(iOS)
  extension TrackingAnswer {
    init(_ status: ATTrackingManager.AuthorizationStatus) {
      switch status {
      case .authorized: self = .allowed
      case .denied: self = .refused
      case .restricted: self = .restricted
      case .notDetermined: self = .open
      @unknown default: self = .open
      }
    }
  }
#endif
