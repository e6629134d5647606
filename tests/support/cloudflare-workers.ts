/** What the runtime's module of this name has for an entrypoint; in workerd the real one stands there. */
export class WorkerEntrypoint {
  protected readonly ctx: unknown
  protected readonly env: unknown

  constructor(ctx: unknown, env: unknown) {
    this.ctx = ctx
    this.env = env
  }
}
