import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { libDirPath } from '@qwik.dev/partytown/utils'
import { policyMark, workerOfFrame } from '../../shared/tracking/partytown.ts'
import { Stopped } from '../command/faults.ts'

/** What browsers load of the library; what it has for other set-ups is left. */
const files = ['partytown.js', 'partytown-sw.js', 'partytown-sandbox-sw.html'] as const

interface Change {
  readonly file: (typeof files)[number]
  /** What stands in the file, once. */
  readonly at: string
  readonly becomes: string
}

/** Where the frame starts the worker: the page, which is of the same origin, can end it there (client/tracking/tag-thread.ts). */
const worker = { at: 'de=new Worker(', becomes: `de=self.${workerOfFrame}=new Worker(` }
/** Where the worker waits for its frame: without one it ends, and has nothing more to say in the page's console. */
const asked = {
  at: 'r.send(JSON.stringify(t)),JSON.parse(r.responseText)',
  becomes:
    '(()=>{try{r.send(JSON.stringify(t));const a=JSON.parse(r.responseText);if(a.p==="NoParty")throw new Error(a.p);return a}catch(x){console.error=()=>{};self.close();throw x}})()',
}
/** Where the library's service worker, having found no frame of a worker's own, asks that of another tab. */
const otherTab = { at: 'return n||(n=[...e].sort(((e,t)=>e.url>t.url?-1:e.url<t.url?1:0))[0]),n', becomes: 'return n' }
/**
 * Where the frame takes a worker's requests in turn. Most come straight from the worker, those that it waits for by way of the
 * service worker, and nothing keeps an order between the two ways: a request about what is not known yet waits for it, about
 * 200 ms. Then it fails as it would have at once.
 */
export const overtaking = {
  at: 'X=(e,r,n)=>J=J.catch(t).then((()=>Z(e,r,n)))',
  becomes:
    'X=async(e,r,n)=>{const m=new Set,u=i=>{if(i.a[0]===T.GlobalConstructor)m.add(i.w);if(typeof i.d==="string")m.add(i.d);return!m.has(i.w)&&!A(i.V,i.w)};for(const k=Date.now()+200;!n&&Date.now()<k&&r.Q.some(u);)await new Promise(f=>setTimeout(f,4));return J=J.catch(t).then((()=>Z(e,r,n)))}',
}
/** Where the library's service worker makes the frame's answer: a policy is put beside the headers it has. */
const answerHeaders = '"Cache-Control":"no-store"'

const changes: readonly Change[] = [
  { file: 'partytown-sandbox-sw.html', ...worker },
  { file: 'partytown-sandbox-sw.html', ...asked },
  { file: 'partytown-sandbox-sw.html', ...overtaking },
  // The service worker answers the frame's address itself, with a copy of the frame and without the headers of the edge.
  { file: 'partytown-sw.js', ...worker },
  { file: 'partytown-sw.js', ...asked },
  { file: 'partytown-sw.js', ...overtaking },
  { file: 'partytown-sw.js', ...otherTab },
  {
    file: 'partytown-sw.js',
    at: answerHeaders,
    becomes: `${answerHeaders},"Content-Security-Policy":"${policyMark}"`,
  },
]

const changed = (text: string, { file, at, becomes }: Change): string => {
  const parts = text.split(at)
  if (parts.length !== 2)
    throw new Stopped(`${file} of @qwik.dev/partytown no longer says ${at} once: look what stands there now.`)
  return parts.join(becomes)
}

/** Copies the library that runs vendors' scripts in a worker, with the changes above. */
export async function copyPartytown(outdir: string): Promise<void> {
  const folder = `${outdir}/~partytown`
  await mkdir(folder, { recursive: true })
  for (const file of files) {
    const text = await readFile(`${libDirPath()}/${file}`, 'utf8')
    await writeFile(`${folder}/${file}`, changes.filter((change) => change.file === file).reduce(changed, text))
  }
}
