/** Keys of local and test runs, for both Workers. Hosted environments hold their own as secrets and refuse these. */
export const localKeys = {
  /** Signs purges: the platform signs, the site verifies. */
  PURGE_KEY: 'local-purge-key-that-everybody-can-read',
  /** Signs links to previews. */
  PREVIEW_KEY: 'local-preview-key-that-everybody-can-read',
  /** Signs what is published. */
  PUBLISH_KEY: 'local-publish-key-that-everybody-can-read',
} as const

const { PURGE_KEY, PREVIEW_KEY, PUBLISH_KEY } = localKeys
/** Each Worker is given the keys that it uses, and no other. */
export const siteKeys = { PURGE_KEY, PREVIEW_KEY } as const
export const platformKeys = { PURGE_KEY, PUBLISH_KEY } as const
