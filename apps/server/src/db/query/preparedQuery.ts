import type { Database } from '../database.ts';

/** A query with placeholders that was built and can be asked again. */
interface Asked<Values, Rows> {
  execute(values?: Values): Promise<Rows>;
}

/**
 * Makes a query of which each database builds the text once and keeps it: `build` writes it with
 * `sql.placeholder` for what changes. It is kept in the process, not as a named statement on a connection,
 * so that a pooler between them does no harm. In a transaction it is built each time.
 */
export function preparedQuery<Values extends Record<string, unknown>, Rows>(
  build: (db: Database) => { prepare(name: string): Asked<Values, Rows> },
): (db: Database, values: Values) => Promise<Rows> {
  const built = new WeakMap<Database, Asked<Values, Rows>>();
  return (db, values) => {
    const query = built.get(db) ?? build(db).prepare('');
    built.set(db, query);
    return query.execute(values);
  };
}
