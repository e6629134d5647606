/**
 * Until when the site's security.txt is to be believed (RFC 9116, 2.5.5): a person has looked at its contact and set the date, at most a
 * year ahead. A test fails a month before it ends.
 */
export const securityTxtExpires = '2027-10-31T00:00:00Z'
