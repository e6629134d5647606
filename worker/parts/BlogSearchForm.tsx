import type { View } from '../view/view.ts'

/** The search of the blog: a plain form (rulings 7.6). */
export function BlogSearchForm({ view, value = '' }: { readonly view: View; readonly value?: string }) {
  const action = view.href('blogSearch')
  if (action === null) return null
  return (
    <search className="blog-search" aria-label={view.t('blog.search')}>
      <form method="get" action={action} className="blog-search__form">
        <label className="visually-hidden" htmlFor="blog-q">
          {view.t('blog.search')}
        </label>
        <input
          id="blog-q"
          name="q"
          type="search"
          defaultValue={value}
          placeholder={view.t('blog.search')}
          minLength={2}
          maxLength={80}
          required
        />
        <button className="button button--primary" type="submit">
          {view.t('search.submit')}
        </button>
      </form>
    </search>
  )
}
