const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An override over its base: objects field by field; lists, texts and null replace. */
export function merge(base: unknown, override: unknown): unknown {
  if (override === undefined) return base
  if (!isObject(base) || !isObject(override)) return override
  const merged: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(override)) merged[key] = merge(base[key], value)
  return merged
}

/** `absent: true` takes an item away in a culture. */
export const isAbsent = (value: unknown): boolean => isObject(value) && value.absent === true
