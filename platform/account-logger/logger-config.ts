/** What the account logger's script is told by the platform that serves it. */
export interface LoggerConfig {
  /** Where it reports. */
  readonly address: string
}
