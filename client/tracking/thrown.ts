/** Tells the site of what scripts throw and nobody catches; the code that does so is loaded when it happens. */
export function followThrown(): void {
  const tell = (event: ErrorEvent | PromiseRejectionEvent): void =>
    void import('./report.ts').then(
      ({ reportThrown }) => reportThrown(event),
      // Without the network nothing can be told.
      () => undefined,
    )
  addEventListener('error', tell)
  addEventListener('unhandledrejection', tell)
}
