import { brands } from '../../../brands/registry.ts'
import { askHost } from '../../../scripts/http/ask-host.ts'
import type { BrandId } from '../../../shared/site/ids.ts'
import { platformHosts } from '../../../shared/site/platform-host.ts'

export interface PageAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  /** Set-Cookie headers as they came. */
  readonly cookies: readonly string[]
  readonly text: string
}

type Headers = Readonly<Record<string, string>>

/** A person at a brand's platform: keeps cookies and sends forms as a browser does. */
export class Visitor {
  readonly origin: string
  readonly jar = new Map<string, string>()
  private readonly host: string
  private readonly port: number

  constructor(platform: string, brand: BrandId) {
    this.port = Number(new URL(platform).port)
    this.host = `${platformHosts(brands[brand].domain, 'test')[0]}:${this.port}`
    this.origin = `http://${this.host}`
  }

  get(path: string, headers: Headers = {}): Promise<PageAnswer> {
    return this.ask('GET', path, headers)
  }

  post(path: string, form: Readonly<Record<string, string>>, headers: Headers = {}): Promise<PageAnswer> {
    const own = { origin: this.origin, 'content-type': 'application/x-www-form-urlencoded' }
    return this.ask('POST', path, { ...own, ...headers }, new URLSearchParams(form).toString())
  }

  /** Sends a form and opens what it leads to. */
  async submit(path: string, form: Readonly<Record<string, string>>): Promise<PageAnswer> {
    const answer = await this.post(path, form)
    const to = answer.headers.location
    return to === undefined ? answer : this.get(to.replace(this.origin, ''))
  }

  private async ask(method: string, path: string, headers: Headers, body?: string): Promise<PageAnswer> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await askHost(this.port, this.host, path, {
      method,
      headers: { ...(cookie !== '' && { cookie }), ...headers },
      ...(body !== undefined && { body }),
    })
    const cookies = answer.headers['set-cookie'] ?? []
    for (const set of cookies) this.keep(set)
    const given = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
    return { status: answer.status, headers: Object.fromEntries(given), cookies, text: answer.text }
  }

  private keep(set: string): void {
    const [pair = ''] = set.split(';')
    const [name = '', value = ''] = pair.split('=')
    if (/max-age=0/i.test(set)) this.jar.delete(name)
    else this.jar.set(name, value)
  }
}
