/** What is used here of the runtime's own module. Its full types redefine those of the DOM, which shared code has from browsers. */
declare module 'cloudflare:workers' {
  export abstract class WorkerEntrypoint<Env, Props> {
    constructor(context: unknown, env: Env)
    protected readonly env: Env
    protected readonly ctx: {
      readonly props: Props
      readonly waitUntil: (work: Promise<unknown>) => void
      /** Undefined where there is no network cache: in local runs. */
      readonly cache?: import('./document/page-purge.ts').NetworkCache
    }
  }
}
