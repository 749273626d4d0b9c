import {
  PGlite,
  types,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';

const keepText = (value: string) => value;

// OIDs of PostgreSQL's array types: numbers, times and days.
const arrayTypeOids = [1231, 1115, 1185, 1187, 1182];

/** Parses large numbers as numbers; keeps times as text, which Drizzle parses. */
const parsers = {
  [types.INT8]: Number,
  [types.NUMERIC]: Number,
  [types.TIMESTAMP]: keepText,
  [types.TIMESTAMPTZ]: keepText,
  [types.INTERVAL]: keepText,
  [types.DATE]: keepText,
};

const withoutParsers = (options: QueryOptions | undefined): QueryOptions => ({
  rowMode: options?.rowMode ?? 'object',
});

/**
 * PGlite for Drizzle, which passes the same parsers with each query. PGlite would copy its default parsers for each
 * query, so they are set once instead.
 */
class PortalPGlite extends PGlite {
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
export async function openPgliteClient(options: PGliteOptions): Promise<PGlite> {
  const client = new PortalPGlite({ ...options, parsers });
  await client.waitReady;
  for (const type of arrayTypeOids) client.parsers[type] = keepText;
  return client;
}
