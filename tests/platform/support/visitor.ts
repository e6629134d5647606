import { request } from 'node:http'
import { brands } from '../../../brands/registry.ts'
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

  private ask(method: string, path: string, headers: Headers, body?: string): Promise<PageAnswer> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = { host: this.host, ...(cookie !== '' && { cookie }), ...headers }
    return new Promise((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port: this.port, path, method, headers: sent }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const cookies = answer.headers['set-cookie'] ?? []
          for (const set of cookies) this.keep(set)
          const given = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
          resolve({
            status: answer.statusCode ?? 0,
            headers: Object.fromEntries(given),
            cookies,
            text: Buffer.concat(chunks).toString(),
          })
        })
      })
      call.on('error', reject)
      call.end(body)
    })
  }

  private keep(set: string): void {
    const [pair = ''] = set.split(';')
    const [name = '', value = ''] = pair.split('=')
    if (/max-age=0/i.test(set)) this.jar.delete(name)
    else this.jar.set(name, value)
  }
}
