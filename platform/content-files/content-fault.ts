/** What stands in the content's files is wrong: plain lines that name the file and what is wrong in it. */
export class ContentFault extends Error {}
