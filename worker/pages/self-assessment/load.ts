import { type PgsiQuestion, type PgsiResult, pgsiQuestions, scorePgsi } from '../../../shared/content/pgsi.ts'
import type { LoadContext, Loaded } from '../../document/page.ts'
import { type ContentProps, loadContent } from '../content/load.ts'

export interface SelfAssessmentProps extends Omit<ContentProps, 'body'> {
  /** Where the form is sent: this page itself. */
  readonly path: string
  /** The text before and after the place where it lists the questions; `after` is null where it lists none. */
  readonly before: string | null
  readonly after: string | null
  /** The questions as the text words them, as HTML; null where the catalogue's stand. */
  readonly questions: readonly string[] | null
  /** Null while nothing was answered. */
  readonly result: PgsiResult | null
  /** What was ticked, so that an incomplete form keeps it. */
  readonly answers: Partial<Readonly<Record<PgsiQuestion, string>>>
}

interface QuestionText {
  readonly before: string
  readonly questions: readonly string[] | null
  readonly after: string | null
}

/** Finds the list of the nine questions in the page's text: the form takes its place. */
export function splitAtQuestions(html: string): QuestionText {
  for (const list of html.matchAll(/<ol[^>]*>([\s\S]*?)<\/ol>/g)) {
    const questions = [...(list[1] ?? '').matchAll(/<li>([\s\S]*?)<\/li>/g)].map((item) => (item[1] ?? '').trim())
    if (questions.length !== pgsiQuestions.length) continue
    return { before: html.slice(0, list.index), questions, after: html.slice(list.index + list[0].length) }
  }
  return { before: html, questions: null, after: null }
}

const load = async (
  context: LoadContext,
  result: PgsiResult | null,
  answers: SelfAssessmentProps['answers'],
): Promise<Loaded<SelfAssessmentProps>> => {
  const page = await loadContent(context)
  if (page.kind !== 'page') return page
  const { body, ...props } = page.props
  const parts = body === null ? { before: null, questions: null, after: null } : splitAtQuestions(body.html)
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
