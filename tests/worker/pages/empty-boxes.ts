/** Boxes of a page with nothing in them. Those that wait for a message, or are hidden until there is one, do not count. */
export const emptyBoxes = (html: string): readonly string[] =>
  (html.match(/<(ul|ol|dl|dt|dd|table|tbody|section|nav|aside|div|p|h[1-6])\b[^>]*>\s*<\/\1>/g) ?? []).filter(
    (box) => !/ (role|hidden|data-error|data-score)\b/.test(box),
  )
