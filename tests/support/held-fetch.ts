/** A question that waits for its answer. */
export interface Asked {
  readonly address: string
  readonly answer: (response: Response) => void
}

/** Stands for `fetch`: each question goes to `asked` and waits there, or ends with its signal. */
export const heldFetch =
  (asked: Asked[]) =>
  (address: string, { signal }: { readonly signal: AbortSignal }): Promise<Response> => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    signal.addEventListener('abort', () => reject(signal.reason))
    asked.push({ address, answer: resolve })
    return promise
  }
