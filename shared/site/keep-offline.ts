/** The header by which a page says to the service worker what becomes of its copy: a brand's id lets it be kept. */
export const keepHeader = 'x-offline'

/** Said by a page that lacks content for now: the copy that is there stays. */
export const leaveKept = 'as-kept'
