import {
  PGlite,
  types,
  type PGliteOptions,
  type QueryOptions,
  type Transaction,
} from '@electric-sql/pglite';
import { changesSchema, isPreparable, PreparedStatements } from './preparedStatements.ts';

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
 * PGlite for Drizzle: prepares what is asked again. Drizzle passes the same parsers with each query, and PGlite would
 * copy its default parsers for each, so they are set once instead.
 */
class PortalPGlite extends PGlite {
  readonly #prepared = new PreparedStatements(this);

  override async query<Row>(text: string, values: unknown[] = [], options?: QueryOptions) {
    if (!isPreparable(text) || this.closed) {
      await this.#forgetBefore(text);
      return super.query<Row>(text, values, withoutParsers(options));
    }
    // oxlint-disable-next-line no-underscore-dangle -- PGlite has no other name for it
    return this._runExclusiveTransaction(async () => {
      const results = await this.#run<Row>(text, values, options);
      await this.syncToFs();
      return results;
    });
  }

  override transaction<Result>(work: (tx: Transaction) => Promise<Result>) {
    return super.transaction((tx) => {
      const query = async <Row>(text: string, values: unknown[] = [], options?: QueryOptions) => {
        if (isPreparable(text) && !tx.closed) return this.#run<Row>(text, values, options);
        await this.#forgetBefore(text);
        return tx.query<Row>(text, values, withoutParsers(options));
      };
      return work(Object.assign(Object.create(tx) as Transaction, { query }));
    });
  }

  #run<Row>(text: string, values: readonly unknown[], options?: QueryOptions) {
    return this.runExclusive(() => this.#prepared.run<Row>(text, values, withoutParsers(options)));
  }

  async #forgetBefore(text: string): Promise<void> {
    if (changesSchema(text)) await this.runExclusive(() => this.#prepared.forget());
  }
}

/** Opens PGlite with the value types of the portal: numbers as numbers, times as text. */
export async function openPgliteClient(options: PGliteOptions): Promise<PGlite> {
  const client = new PortalPGlite({ ...options, parsers });
  await client.waitReady;
  for (const type of arrayTypeOids) client.parsers[type] = keepText;
  return client;
}
