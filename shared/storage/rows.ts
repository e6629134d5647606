import type { ConsentCategory } from '../consent/categories.ts'
import type { Lifetime, StoredRecord, StoredText } from './stored.ts'

// One function a kind of row. Each call is marked pure, so that a script carries only the rows that it uses.

/** For this session only, and so without asking (rulings 6.6). */
export const sessionText = <const Name extends string, const Purpose extends string>(
  name: Name,
  purpose: Purpose,
  pattern: RegExp,
) =>
  ({
    name,
    kind: 'session',
    category: 'necessary',
    lifetime: 'session',
    owner: 'site',
    purpose,
    pattern,
  }) as const satisfies StoredText

/** Until the visitor, or their consent, takes it away. */
export const lastingText = <
  const Name extends string,
  const Category extends ConsentCategory,
  const Purpose extends string,
>(
  name: Name,
  category: Category,
  purpose: Purpose,
  pattern: RegExp,
) =>
  ({
    name,
    kind: 'local',
    category,
    lifetime: 'lasting',
    owner: 'site',
    purpose,
    pattern,
  }) as const satisfies StoredText

/** A cookie; `lifetime` in seconds, or for the session. */
export const cookieText = <
  const Name extends string,
  const Category extends ConsentCategory,
  const Purpose extends string,
>(
  name: Name,
  category: Category,
  lifetime: Lifetime,
  purpose: Purpose,
  pattern: RegExp,
) => ({ name, kind: 'cookie', category, lifetime, owner: 'site', purpose, pattern }) as const satisfies StoredText

/** JSON in the local storage; its schema stands under the same name in records.ts. */
export const lastingRecord = <
  const Name extends string,
  const Category extends ConsentCategory,
  const Purpose extends string,
>(
  name: Name,
  category: Category,
  purpose: Purpose,
) => ({ name, kind: 'local', category, lifetime: 'lasting', owner: 'site', purpose }) as const satisfies StoredRecord
