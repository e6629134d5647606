import { renderToStaticMarkup } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { Kept, nameOf, piecesOf, renderMarkup, textOf } from '../../../worker/document/kept-markup.tsx'
import { keeper } from '../../../worker/document/made-of.ts'

let rendered: string[] = []
function Words({ text }: { readonly text: string }) {
  rendered.push(text)
  return <b>{text}</b>
}
const Broken = (): never => {
  throw new Error('no words')
}
const page = (of: object, as: string, around: string) => (
  <p>
    <i>{around}</i>
    <Kept of={[of]} as={as}>
      {() => <Words text={as} />}
    </Kept>
    <Kept of={[of]} as="inner">
      {() => (
        <div>
          <Kept of={[of]} as={as}>
            {() => <Words text={as} />}
          </Kept>
        </div>
      )}
    </Kept>
    <i>{`${around} & more`}</i>
  </p>
)
const whole = (as: string, around: string): string =>
  `<p><i>${around}</i><b>${as}</b><div><b>${as}</b></div><i>${around} &amp; more</i></p>`

test('what is kept is rendered once, and stands where it was rendered, with what is around it as it is now', () => {
  rendered = []
  const content = {}
  expect(textOf(renderMarkup(page(content, 'œuvre', 'one')))).toBe(whole('œuvre', 'one'))
  expect(textOf(renderMarkup(page(content, 'œuvre', 'two')))).toBe(whole('œuvre', 'two'))
  expect(rendered).toEqual(['œuvre'])
})

test('another object and another name are rendered for themselves', () => {
  rendered = []
  const content = {}
  for (const [of, as] of [
    [content, 'a'],
    [content, 'b'],
    [{}, 'a'],
  ] as const)
    renderMarkup(
      <Kept of={[of]} as={as}>
        {() => <Words text={as} />}
      </Kept>,
    )
  expect(rendered).toEqual(['a', 'b', 'a'])
})

test('bytes are those of the text', () => {
  const markup = renderMarkup(page({}, 'żółć', 'one'))
  const bytes = piecesOf(markup).flatMap((piece) => [...piece.bytes])
  expect(new TextDecoder().decode(new Uint8Array(bytes))).toBe(whole('żółć', 'one'))
})

test('a name tells what is said, wherever it is rendered', () => {
  const name = (as: string, around: string): string => nameOf(piecesOf(renderMarkup(page({}, as, around))))
  expect(name('a', 'one')).toBe(name('a', 'one'))
  const names = [name('a', 'one'), name('b', 'one'), name('a', 'two')]
  expect(new Set(names).size).toBe(3)
})

test('a text that spells a mark of its own is no mark', () => {
  const html = textOf(renderMarkup(page({}, 'a', '00000000-0000-0000-0000-000000000000')))
  expect(html).toBe(whole('a', '00000000-0000-0000-0000-000000000000'))
})

test('where rendering throws, what is rendered next is whole', () => {
  expect(() =>
    renderMarkup(
      <Kept of={[{}]} as="broken">
        {() => <Broken />}
      </Kept>,
    ),
  ).toThrow('no words')
  expect(textOf(renderMarkup(page({}, 'a', 'one')))).toBe(whole('a', 'one'))
})

let text: string | undefined
/** Renders its markup apart, and keeps it as text. */
function Apart() {
  text ??= renderToStaticMarkup(
    <Kept of={[{}]} as="inner">
      {() => <Words text="inner" />}
    </Kept>,
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered above
  return <div dangerouslySetInnerHTML={{ __html: text }} />
}

test('a kept piece within markup that is kept as text is refused: what follows would stand in another place', () => {
  const apart = () =>
    renderMarkup(
      <main>
        <Apart />
        <Kept of={[{}]} as="after">
          {() => <Words text="after" />}
        </Kept>
      </main>,
    )
  expect(textOf(apart())).toBe('<main><div><b>inner</b></div><b>after</b></main>')
  expect(apart).toThrow('2 places for 1 kept pieces')
})

test('what is made of objects is made anew where one of them is another, or is not there', () => {
  const keep = keeper<object>()
  const [one, other] = [{}, {}]
  const of = (...objects: (object | null)[]): object => keep(objects, '', () => ({}))
  expect(of(one, other)).toBe(of(one, other))
  expect(new Set([of(one), of(one, other), of(one, null), of(other, one), of(null, one)]).size).toBe(5)
})
