import { WorkerEntrypoint } from 'cloudflare:workers'
import { type CacheVerdict, raiseInCache } from './document/page-purge.ts'
import { answerPage, type PageProps } from './routes/pages/answer-page.ts'
import { runtimeOf } from './runtime.ts'

/**
 * Renders pages, behind the gateway and behind the network's cache (`[exports]` in wrangler.toml, decision 0034). What it is
 * asked with is all it knows of a visit: the cache's key is path, query and these props, so no answer is another's.
 */
export class Page extends WorkerEntrypoint<unknown, PageProps> {
  fetch(request: Request): Promise<Response> {
    return answerPage(request, this.ctx.props, runtimeOf(this.env), (work) => this.ctx.waitUntil(work))
  }

  /** Tells the cache in front of this entrypoint what was published; only from here can it be told. Never kept itself. */
  raise(tags: readonly string[]): Promise<CacheVerdict> {
    return raiseInCache(this.ctx.cache, tags)
  }
}
