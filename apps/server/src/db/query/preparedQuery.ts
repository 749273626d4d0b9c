import type { Database } from '../database.ts';

/** A query with placeholders that can be executed again. */
interface Prepared<Values, Rows> {
  execute(values?: Values): Promise<Rows>;
}

/**
 * Returns a function that executes a query whose text is built once for each database; `build` writes it with
 * `sql.placeholder` for its values. The text is cached in the process, not as a named statement of a connection,
 * so it works behind a connection pooler. In a transaction it is built each time.
 */
export function preparedQuery<Values extends Record<string, unknown>, Rows>(
  build: (db: Database) => { prepare(name: string): Prepared<Values, Rows> },
): (db: Database, values: Values) => Promise<Rows> {
  const built = new WeakMap<Database, Prepared<Values, Rows>>();
  return (db, values) => {
    const query = built.get(db) ?? build(db).prepare('');
    built.set(db, query);
    return query.execute(values);
  };
}
