import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import type { Change } from './change.ts'
import { edited, type Fields, reapplied, withoutEdit } from './edits.ts'
import { game } from './game.ts'
import { noted, type PublicationAction, publicationOf, publicationsOf } from './history.ts'
import { item } from './item.ts'
import { maintenance } from './maintenance.ts'
import type { Publishable, Refused, Stored } from './publishable.ts'
import { type Subject, spoken } from './subject.ts'

/** A change that is ready to be written. */
export interface Ready {
  readonly subject: Subject
  /** Written together, once the content version is raised. */
  readonly statements: readonly D1PreparedStatement[]
  /** Whether pages show something else now: a draft changes previews only. */
  readonly visible: boolean
}

const refused = (pointer: string, detail: string): Refused => ({ refused: [{ pointer, detail }] })

/** The functions of the subject's kind, for this subject. */
function kindOf(db: D1Database, subject: Subject) {
  const bound = <S extends Subject>(kind: Publishable<S>, own: S) => ({
    read: () => kind.read(db, own),
    accept: (stored: Stored, patch: Fields) => kind.accept(db, own, stored, patch),
    fits: (shown: Fields) => kind.fits(own, shown),
    write: (next: Stored) => kind.write(db, own, next),
  })
  switch (subject.kind) {
    case 'item':
      return bound(item, subject)
    case 'game':
      return bound(game, subject)
    case 'maintenance':
      return bound(maintenance, subject)
  }
}

/** The subject as it is stored, or why there is none; `root` is where the call names it. */
export async function storedSubject(db: D1Database, subject: Subject, root: string): Promise<Stored | Refused> {
  const stored = await kindOf(db, subject).read()
  if (!('refused' in stored)) return stored
  return { refused: stored.refused.map((fault) => ({ ...fault, pointer: fault.pointer.replace('/change', root) })) }
}

async function statementsOf(
  db: D1Database,
  subject: Subject,
  action: PublicationAction,
  before: Stored,
  next: Stored,
): Promise<D1PreparedStatement[]> {
  const [newest] = await publicationsOf(db, subject, 1)
  const publication = {
    action,
    at: Date.now(),
    previous: newest?.version ?? 0,
    before: before.overlay,
    after: next.overlay,
  }
  return [...kindOf(db, subject).write(next), noted(db, subject, publication)]
}

async function publication(db: D1Database, subject: Subject, patch: Fields, draft: boolean): Promise<Ready | Refused> {
  if (Object.keys(patch).length === 0) return refused('/change/patch', 'The patch names no field.')
  const kind = kindOf(db, subject)
  const stored = await kind.read()
  if ('refused' in stored) return stored
  const accepted = await kind.accept(stored, patch)
  if ('refused' in accepted) return accepted
  const { shown, overlay } = stored
  const next: Stored = draft
    ? { shown, overlay: { edit: overlay.edit, draft: accepted.patch } }
    : {
        shown: { ...shown, ...accepted.patch },
        overlay: { edit: edited(overlay.edit, shown, accepted.patch), draft: null },
      }
  const statements = await statementsOf(db, subject, draft ? 'draft' : 'publish', stored, next)
  return { subject, statements, visible: !draft }
}

const differ = (one: Fields, other: Fields): boolean =>
  Object.keys({ ...one, ...other }).some((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]))

/** What stood before a publication, over what the files say now: words that they have changed since are theirs. */
async function undo(db: D1Database, subject: Subject, version: number | undefined): Promise<Ready | Refused> {
  const kind = kindOf(db, subject)
  const stored = await storedSubject(db, subject, '/change/of')
  if ('refused' in stored) return stored
  const undone = await publicationOf(db, subject, version)
  if (undone === null) {
    const versions = (await publicationsOf(db, subject)).map((row) => row.version)
    return versions.length === 0
      ? refused('/change/of', `Nothing was published over ${spoken(subject)}: there is nothing to undo.`)
      : refused(
          '/change/version',
          `Version ${version} did not change ${spoken(subject)}. What did: ${versions.join(', ')}.`,
        )
  }
  const { data, left } = reapplied(withoutEdit(stored.shown, stored.overlay.edit), undone.before.edit)
  if (!kind.fits(data))
    return refused('/change/of', `What stood before version ${undone.version} does not fit today’s ${subject.kind}.`)
  const next: Stored = { shown: data, overlay: { edit: left, draft: undone.before.draft } }
  const statements = await statementsOf(db, subject, 'undo', stored, next)
  return { subject, statements, visible: differ(stored.shown, data) }
}

/** What is to be written for a change, or why it is refused. */
export async function prepared(db: D1Database, change: Change): Promise<Ready | Refused> {
  switch (change.kind) {
    case 'item': {
      const { patch, draft, ...subject } = change
      return publication(db, subject, patch, draft)
    }
    case 'game': {
      const { patch, draft, ...subject } = change
      return publication(db, subject, patch, draft)
    }
    case 'maintenance':
      return publication(db, { kind: 'maintenance' }, { on: change.on }, false)
    case 'undo':
      return undo(db, change.of, change.version)
  }
}
