/** Stands in the library's service worker for the policy of the frame that it answers with. */
export const policyMark = '{content-security-policy}'

/** The library's frame keeps its worker under this name. */
export const workerOfFrame = 'marqueeTagWorker'
