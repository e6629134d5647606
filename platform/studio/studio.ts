/**
 * The studio draws the demo's pictures as SVG from code: tiles, wide art and banners of games, section banners, pictures of
 * pages, and neutral marks of makers, payments and trust. A game always gets the same art. It uses the drawing room and the
 * brands' own art. This file is its public interface: other rooms import nothing else of it.
 */
export { bannerSvg, gameBannerSvg, pictureSvg, sharedPictureSvg } from './banner.ts'
export { gameTile, gameWide } from './game-art.ts'
export { paymentMark } from './payment-mark.ts'
export { providerMark } from './provider-mark.ts'
export { trustMark, trustMarks } from './trust-mark.ts'
