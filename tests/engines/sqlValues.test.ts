import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryRows, type OpenDatabase } from '../../apps/server/src/db/database.ts';
import { openMemory } from '../../apps/server/src/db/connection/pglite.ts';
import { openEmpty } from '../support/sampleDatabase.ts';

let embedded: OpenDatabase;
let server: OpenDatabase;
beforeAll(async () => {
  embedded = await openMemory();
  server = await openEmpty();
});
afterAll(async () => {
  await embedded.close();
  await server.close();
});

const valueOn = async ({ db }: OpenDatabase, expression: string) => {
  const [row] = await queryRows<{ value: unknown }>(db, sql.raw(`select ${expression} as value`));
  return row?.value;
};

describe('a value of SQL is the same in JavaScript on both engines', () => {
  it.each([
    ['a bigint', '42::bigint', 42],
    ['the largest whole number', '9007199254740991::bigint', Number.MAX_SAFE_INTEGER],
    ['a count', '(select count(*) from generate_series(1, 3))', 3],
    ['a sum of integers', '(select sum(n) from generate_series(1, 4) n)', 10],
    ['an average', '(select avg(n) from generate_series(1, 4) n)', 2.5],
    ['an area', '12.3400::numeric(12, 4)', 12.34],
    ['a real number', '0.1::float8', 0.1],
    ['a small number', '7::smallint', 7],
    ['yes', 'true', true],
    ['nothing', 'null::bigint', null],
    ['a text', `'ପୁରୀ'::text`, 'ପୁରୀ'],
    ['a day', `'2026-03-16'::date`, '2026-03-16'],
    [
      'a moment',
      `'2026-03-16 12:00:00.123456+05:30'::timestamptz`,
      '2026-03-16 06:30:00.123456+00',
    ],
    ['a moment without a zone', `'2026-03-16 12:00:00'::timestamp`, '2026-03-16 12:00:00'],
    ['a time of day', `'12:30:00'::time`, '12:30:00'],
    ['a span', `'1 day 02:00:00'::interval`, '1 day 02:00:00'],
    ['JSON', `'{"a": [1, null]}'::jsonb`, { a: [1, null] }],
    ['a box', `'((1,2),(3,4))'::box`, '(3,4),(1,2)'],
    [
      'a uuid',
      `'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid`,
      'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11',
    ],
    ['a list of integers', 'array[1, 2]', [1, 2]],
    ['a list of bigints', 'array[1, 2]::bigint[]', [1, 2]],
    ['a list of areas, as its text', 'array[1.5, null]::numeric[]', '{1.5,NULL}'],
    ['a list of texts', `array['a', null, 'b,c']`, ['a', null, 'b,c']],
    ['bytes', `'\\x00ff'::bytea`, new Uint8Array([0, 255])],
  ])('%s', async (_, expression, expected) => {
    expect(await valueOn(embedded, expression)).toStrictEqual(expected);
    expect(await valueOn(server, expression)).toStrictEqual(expected);
  });

  it('a row written by one statement reads back alike', async () => {
    for (const { db } of [embedded, server]) {
      await db.execute(sql`create table wide (n bigint, a numeric(12, 4), d date, m timestamptz)`);
      const moment = new Date('2024-02-29T18:29:59.999Z');
      await db.execute(sql`insert into wide values
        (${9_000_000_000}, ${0.0001}, ${'2024-02-29'}, ${moment.toISOString()})`);
      const rows = await queryRows(db, sql`select * from wide`);
      expect(rows).toStrictEqual([
        { n: 9_000_000_000, a: 0.0001, d: '2024-02-29', m: '2024-02-29 18:29:59.999+00' },
      ]);
    }
  });
});
