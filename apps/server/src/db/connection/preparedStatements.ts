import {
  parse,
  protocol,
  type PGlite,
  type QueryOptions,
  type Results,
} from '@electric-sql/pglite';

// Each has a parsed query in the memory of the database, some ten kilobytes.
const maxStatements = 400;
// An insert of a thousand rows would take megabytes.
const maxLength = 10_000;
const isolated = { syncToFs: false };

type Message = Parameters<typeof parse.parseResults>[0][number];

interface Statement {
  name: string;
  parameterTypes: readonly number[];
  /** The columns of its rows. */
  columns: readonly Message[];
}

/** Returns whether a statement can be prepared with profit. */
export const isPreparable = (text: string) =>
  text.length <= maxLength && /^\s*(?:select|insert|update|delete|with)\s/i.test(text);

/** Returns whether a statement may change which columns a prepared one returns. */
export const changesSchema = (text: string) =>
  /\b(?:create|alter|drop|discard|deallocate)\b/i.test(text);

function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    all.set(part, end);
    end += part.length;
  }
  return all;
}

/**
 * The prepared statements of an embedded database. PGlite parses each query anew and calls its engine six times for it; a
 * prepared statement is one call.
 */
export class PreparedStatements {
  readonly #client: PGlite;
  readonly #statements = new Map<string, Statement>();
  #count = 0;

  constructor(client: PGlite) {
    this.#client = client;
  }

  #send(...messages: Uint8Array[]): Promise<Message[]> {
    const { serialize } = protocol;
    return this.#client.execProtocolStream(joinBytes([...messages, serialize.sync()]), isolated);
  }

  async #prepare(text: string): Promise<Statement> {
    const known = this.#statements.get(text);
    if (known !== undefined) {
      // The statement used last is at the end.
      this.#statements.delete(text);
      this.#statements.set(text, known);
      return known;
    }
    const { serialize } = protocol;
    this.#count += 1;
    const name = `s${this.#count}`;
    const described = await this.#send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    const statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(described),
      columns: described.filter((message) => message.name === 'rowDescription'),
    };
    this.#statements.set(text, statement);
    const [oldest] = this.#statements;
    if (this.#statements.size > maxStatements && oldest) await this.#close([oldest]);
    return statement;
  }

  async #close(some: readonly (readonly [string, Statement])[]): Promise<void> {
    for (const [text] of some) this.#statements.delete(text);
    const { serialize } = protocol;
    await this.#send(...some.map(([, { name }]) => serialize.close({ type: 'S', name })));
  }

  /** Runs a statement as a prepared one; the caller has the database for itself. */
  async run<Row>(
    text: string,
    values: readonly unknown[],
    options: QueryOptions,
  ): Promise<Results<Row>> {
    const { name, parameterTypes, columns } = await this.#prepare(text);
    const { serializers, parsers } = this.#client;
    const written = values.map((value, index): string | null => {
      if (value === null || value === undefined) return null;
      const serialize = serializers[parameterTypes[index] ?? 0];
      return serialize ? serialize(value) : String(value);
    });
    const { serialize } = protocol;
    const answers = await this.#send(
      serialize.bind({ statement: name, values: written }),
      serialize.execute({}),
    );
    const [result] = parse.parseResults([...columns, ...answers], parsers, options);
    return result as Results<Row>;
  }

  /** Forgets all statements, before one that changes the schema. */
  async forget(): Promise<void> {
    if (this.#statements.size > 0) await this.#close([...this.#statements]);
  }
}
