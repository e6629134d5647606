import { createServer } from 'node:net'

/** Free ports of this machine, all different. They are free when it returns; nobody holds them. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<{ port: number; close: () => Promise<void> }>((resolve, reject) => {
          const probe = createServer()
          probe.once('error', reject)
          probe.listen(0, '127.0.0.1', () => {
            const address = probe.address()
            if (address === null || typeof address === 'string') reject(new Error('No free port was found.'))
            else
              resolve({
                port: address.port,
                close: () => new Promise((closed) => probe.close(() => closed())),
              })
          })
        }),
    ),
  )
  await Promise.all(probes.map(({ close }) => close()))
  return probes.map(({ port }) => port)
}
