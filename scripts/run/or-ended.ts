/**
 * What makes a Worker ready, whose runtime listens already: where it fails the runtime ends, or the process would go on
 * without a Worker that answers. Throws what failed.
 */
export async function orEnded<T>(runtime: { readonly dispose: () => Promise<void> }, ready: Promise<T>): Promise<T> {
  try {
    return await ready
  } catch (error) {
    await runtime.dispose()
    throw error
  }
}
