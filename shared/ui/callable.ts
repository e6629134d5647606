/** A number to call as people write it: 7 to 15 digits (E.164) with at most a space, of either kind, or a hyphen between two. */
export const callable = /(\+?\d(?:[ \u00A0-]?\d){6,14})/
