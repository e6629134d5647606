import { type PgsiQuestion, type PgsiResult, pgsiQuestions, scorePgsi } from '../../../shared/content/pgsi.ts'
import type { LoadContext, Loaded } from '../../document/page.ts'
import { type ContentProps, loadContent } from '../content/load.ts'

export interface SelfAssessmentProps extends Omit<ContentProps, 'body'> {
  /** Where the form is sent: this page itself. */
  readonly path: string
  /** The text before and after the place where it lists the questions; `after` is null where it lists none. */
  readonly before: string | null
  readonly after: string | null
  /** Null while nothing was answered. */
  readonly result: PgsiResult | null
  /** What was ticked, so that an incomplete form keeps it. */
  readonly answers: Partial<Readonly<Record<PgsiQuestion, string>>>
}

/** The list of the questions in the page's text: the form takes its place. */
export function splitAtQuestions(html: string): { readonly before: string; readonly after: string | null } {
  for (const list of html.matchAll(/<ol[^>]*>[\s\S]*?<\/ol>/g)) {
    if ((list[0].match(/<li>/g) ?? []).length !== pgsiQuestions.length) continue
    return { before: html.slice(0, list.index), after: html.slice(list.index + list[0].length) }
  }
  return { before: html, after: null }
}

const load = async (
  context: LoadContext,
  result: PgsiResult | null,
  answers: SelfAssessmentProps['answers'],
): Promise<Loaded<SelfAssessmentProps>> => {
  const page = await loadContent(context)
  if (page.kind !== 'page') return page
  const { body, ...props } = page.props
  const parts = body === null ? { before: null, after: null } : splitAtQuestions(body.html)
  return { ...page, props: { ...props, path: context.path, ...parts, result, answers } }
}

/** The questionnaire, unanswered. */
export const loadSelfAssessment = (context: LoadContext): Promise<Loaded<SelfAssessmentProps>> =>
  load(context, null, {})

/** The questionnaire as it was sent: the result, or what is still missing. Nothing of it is kept. */
export function submitSelfAssessment(
  context: LoadContext,
  form: URLSearchParams,
): Promise<Loaded<SelfAssessmentProps>> {
  const answers = Object.fromEntries(
    pgsiQuestions.flatMap((question) => {
      const value = form.get(question)
      return value === null ? [] : [[question, value]]
    }),
  )
  return load(
    context,
    scorePgsi((question) => form.get(question)),
    answers,
  )
}
