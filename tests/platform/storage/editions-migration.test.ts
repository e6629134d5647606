import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'

const folder = 'platform/storage/migrations'
const files = readdirSync(folder).sort()
const apply = (db: DatabaseSync, names: readonly string[]) => {
  for (const name of names) db.exec(`BEGIN; ${readFileSync(`${folder}/${name}`, 'utf8')}; COMMIT`)
}
/** The columns of an item when editions came; later ones may stay empty. */
const itemColumns = 'edition, feed, id, slug, position, parent, published, data, hash, version'

test('what was kept by culture is kept by edition afterwards: content, edits, drafts, subscribers, the index of posts', () => {
  const db = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true })
  const own = files.indexOf('0006_editions.sql')
  apply(db, files.slice(0, own))
  db.exec(`
    INSERT INTO brand VALUES ('one', 'ONE', 'One');
    INSERT INTO culture VALUES ('en-GB', 'one', 'en');
    INSERT INTO provider VALUES ('p', 'P', 'l', 'd');
    INSERT INTO game VALUES (1, 'g', 'G', 'p', 'm', 't', NULL, NULL, NULL, NULL, '{}', 'tile', 'wide', 'now');
    INSERT INTO game_culture VALUES ('en-GB', 1, 1, 'p', 'slots', '[]', 0);
    INSERT INTO game_text VALUES ('en-GB', 1, 's', 'h', '{}');
    INSERT INTO game_group VALUES ('en-GB', 'slots', 1, 1);
    INSERT INTO group_total VALUES ('en-GB', '*', 1);
    INSERT INTO game_draft VALUES ('en-GB', 1, '{}');
    INSERT INTO game_edit VALUES ('en-GB', 'g', '{}', '{}');
    INSERT INTO item VALUES ('en-GB', 'blog-post', 'a', 'a', 1, NULL, NULL, '{}', 'h', 1);
    INSERT INTO item_draft VALUES ('en-GB', 'blog-post', 'a', '{}');
    INSERT INTO item_edit VALUES ('en-GB', 'blog-post', 'a', '{}', '{}');
    INSERT INTO winner VALUES ('en-GB', 0, 'w', 1, 1);
    INSERT INTO subscriber VALUES ('one', 'blog', 'a@b.example', NULL, 'en-GB');
    INSERT INTO post_search VALUES ('en-GB', 'a', 'Wheels', 'Turning', 'words');
  `)
  apply(db, files.slice(own))

  expect({ ...db.prepare('SELECT id, brand_id, culture, language FROM edition').get() }).toEqual({
    id: 'one:en-GB',
    brand_id: 'one',
    culture: 'en-GB',
    language: 'en',
  })
  const byEdition = ['game_edition', 'game_text', 'game_group', 'group_total', 'game_draft', 'game_edit']
  for (const table of [...byEdition, 'item', 'item_draft', 'item_edit', 'winner', 'subscriber'])
    expect([
      table,
      db
        .prepare(`SELECT edition FROM ${table}`)
        .all()
        .map((row) => row.edition),
    ]).toEqual([table, ['one:en-GB']])
  const found = db.prepare("SELECT edition, id FROM post_search WHERE post_search MATCH 'wheels'").all()
  expect(found.map((row) => ({ ...row }))).toEqual([{ edition: 'one:en-GB', id: 'a' }])
  expect(db.prepare('PRAGMA foreign_key_check').all()).toEqual([])

  db.exec(`
    INSERT INTO brand VALUES ('two', 'TWO', 'Two');
    INSERT INTO edition (id, brand_id, language) VALUES ('two:en-GB', 'two', 'en');
    INSERT INTO item (${itemColumns}) VALUES ('two:en-GB', 'blog-post', 'a', 'a', 1, NULL, NULL, '{}', 'h', 1);
  `)
  expect(() =>
    db.exec(`INSERT INTO item (${itemColumns}) VALUES ('none:en-GB', 'faq', 'a', 'a', 1, NULL, NULL, '{}', 'h', 1)`),
  ).toThrow('FOREIGN KEY')
})
