/**
 * The policies by which the client's own code hands markup and addresses to the browser where it takes no plain text (Trusted Types):
 * a page that is read, a part that is put in, a script or worker that is loaded.
 */
export const trustedPolicies = { page: 'marquee-page', part: 'marquee-part', script: 'marquee-script' } as const
export type TrustedPolicy = (typeof trustedPolicies)[keyof typeof trustedPolicies]
