import { type PgsiBand, pgsiBands, pgsiMaximum, pgsiPoints, pgsiQuestions } from '../../../shared/content/pgsi.ts'
import { PlainHtml } from '../../document/Html.tsx'
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { HelpLines } from '../../parts/HelpLines.tsx'
import type { View } from '../../view/view.ts'
import type { SelfAssessmentProps } from './load.ts'

function Question({
  view,
  question,
  number,
  text,
  chosen,
  missing,
}: {
  readonly view: View
  readonly question: (typeof pgsiQuestions)[number]
  readonly number: number
  /** HTML of the page's own text, or null for the catalogue's words. */
  readonly text: string | null
  readonly chosen: string | undefined
  readonly missing: boolean
}) {
  const { t } = view
  const errorId = `error-${question}`
  return (
    <fieldset className="question" id={`question-${question}`} aria-describedby={errorId}>
      {text === null ? (
        <legend>{`${number}. ${t(`selfAssessment.questions.${question}`)}`}</legend>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: part of a text that was sanitised
        <legend dangerouslySetInnerHTML={{ __html: `${number}. ${text}` }} />
      )}
      <p className="question__error" id={errorId} data-error={t('selfAssessment.missing')}>
        {missing ? t('selfAssessment.missing') : ''}
      </p>
      <div className="question__answers">
        {pgsiPoints.map((points) => (
          <label key={points}>
            <input type="radio" name={question} value={`${points}`} defaultChecked={chosen === `${points}`} required />
            <span>{t(`selfAssessment.answers.a${points}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What a band of the score means, with the market's help lines; the script fills in the score of a hidden one. */
function Result({
  view,
  band,
  score,
  path,
}: {
  readonly view: View
  readonly band: PgsiBand
  readonly score: number | null
  readonly path: string
}) {
  const { t } = view
  const text = (value: number | string): string => t('selfAssessment.score', { score: value, max: pgsiMaximum })
  return (
    <section
      className={`result result--${band}`}
      data-band={band}
      hidden={score === null}
      tabIndex={-1}
      aria-labelledby={`result-${band}`}
    >
      <h2 id={`result-${band}`}>{t('selfAssessment.result')}</h2>
      <p className="result__score" data-score={text('#')}>
        {score === null ? '' : text(score)}
      </p>
      <p>{t(`selfAssessment.${band}`)}</p>
      <h3>{t('selfAssessment.help')}</h3>
      <HelpLines view={view} />
      <p>
        <a className="button button--quiet" href={path}>
          {t('selfAssessment.again')}
        </a>
      </p>
    </section>
  )
}

/** A plain form that is sent to its own page and answered there; where script runs nothing leaves the browser. */
export function SelfAssessmentPage(props: SelfAssessmentProps) {
  const { view, heading, crumbs, path, before, questions, after, result, answers } = props
  const { t } = view
  const missing = result?.kind === 'incomplete' ? result.missing : []
  const scored = result?.kind === 'scored' ? result : null
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <div className="page-head">
        <h1>{heading}</h1>
      </div>
      <div data-self-assessment="">
        {pgsiBands.map(({ band }) => (
          <Result key={band} view={view} band={band} path={path} score={scored?.band === band ? scored.score : null} />
        ))}
        {scored === null && (
          <>
            {before === null ? <p>{t('selfAssessment.intro')}</p> : <PlainHtml className="prose" html={before} />}
            <form className="questionnaire" method="post" action={path} noValidate>
              <p className="questionnaire__error" role="alert" data-error={t('selfAssessment.incomplete')}>
                {missing.length > 0 ? t('selfAssessment.incomplete') : ''}
              </p>
              {pgsiQuestions.map((question, index) => (
                <Question
                  key={question}
                  view={view}
                  question={question}
                  number={index + 1}
                  text={questions?.[index] ?? null}
                  chosen={answers[question]}
                  missing={missing.includes(question)}
                />
              ))}
              <button className="button button--primary" type="submit">
                {t('selfAssessment.submit')}
              </button>
            </form>
          </>
        )}
        {after !== null && <PlainHtml className="prose" html={after} />}
      </div>
    </>
  )
}
