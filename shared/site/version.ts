/** The site version that the media call and the service worker's address carry (spec 9). */
export const siteVersion = '2.0.0'
