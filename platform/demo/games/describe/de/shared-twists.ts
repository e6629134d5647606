import type { DescriptionTexts } from '../texts.ts'

export const sharedTwists: DescriptionTexts['sharedTwists'] = []
