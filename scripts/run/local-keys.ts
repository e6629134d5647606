/** Keys of local and test runs; real environments hold theirs as secrets. The platform's wrangler.toml names the same PURGE_KEY. */
export const localKeys = { PURGE_KEY: 'local-purge-key', PREVIEW_KEY: 'local-preview-key' } as const
