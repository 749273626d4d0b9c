import {
  PGlite,
  types,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';

const asText = (value: string) => value;

// Numbers of the types as PostgreSQL's catalogue has them: lists of numbers, times and days.
const listTypes = [1231, 1115, 1185, 1187, 1182];

/** Big numbers as numbers; times as the text that Drizzle reads itself. */
const parsers = {
  [types.INT8]: Number,
  [types.NUMERIC]: Number,
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
  [types.INTERVAL]: asText,
  [types.DATE]: asText,
};

const withoutParsers = (options: QueryOptions | undefined): QueryOptions => ({
  rowMode: options?.rowMode ?? 'object',
});

/**
 * PGlite for Drizzle, which sends the same parsers along with each query. For each of them PGlite would
 * copy its own three hundred, so they are set once.
 */
class Client extends PGlite {
  override query<Row>(text: string, values?: unknown[], options?: QueryOptions) {
    return super.query<Row>(text, values, withoutParsers(options));
  }

  override transaction<Result>(work: (tx: Transaction) => Promise<Result>) {
    return super.transaction((tx) => {
      const query = <Row>(
        text: string,
        values?: unknown[],
        options?: QueryOptions,
      ): Promise<Results<Row>> => tx.query<Row>(text, values, withoutParsers(options));
      return work(Object.assign(Object.create(tx) as Transaction, { query }));
    });
  }
}

/** Opens PGlite with the value types of the portal: numbers as numbers, times as text. */
export async function openClient(options: PGliteOptions): Promise<PGlite> {
  const client = new Client({ ...options, parsers });
  await client.waitReady;
  for (const type of listTypes) client.parsers[type] = asText;
  return client;
}
