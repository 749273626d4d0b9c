import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool, types, type PoolConfig } from 'pg';
import type { Database, OpenDatabase } from '../database.ts';

const reconnectAfterMs = 1000;

type OnMessage = (payload: string) => void;

/** Listens to a channel on a separate connection and reconnects when it is lost; then calls `onReconnect`. */
async function listenWithReconnect(
  address: string,
  channel: string,
  onMessage: OnMessage,
  onReconnect: () => void,
) {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const open = async () => {
    client = new Client({ connectionString: address, keepAlive: true });
    client.on('error', again);
    client.on('notification', (message) => {
      if (message.channel === channel) onMessage(message.payload ?? '');
    });
    await client.connect();
    await client.query(`listen ${channel}`);
  };
  function again(): void {
    client?.removeAllListeners('error').on('error', () => undefined);
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => open().then(onReconnect, again), reconnectAfterMs).unref();
  }
  await open();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end();
  };
}

// OIDs of PostgreSQL's types.
const oid = { bytea: 17, int8: 20, int4Array: 1007, int8Array: 1016, numeric: 1700 };

// The driver's default parsers return text for large numbers, and a Buffer where the embedded engine returns a
// Uint8Array.
function setTypeParsers(): void {
  types.setTypeParser(oid.int8, Number);
  types.setTypeParser(oid.numeric, Number);
  types.setTypeParser(oid.int8Array, types.getTypeParser(oid.int4Array));
  types.setTypeParser(oid.bytea, (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex')));
}

/** Creates a pool of connections to a PostgreSQL, with the same value types as the embedded engine. */
export function createPool(address: string, options: PoolConfig): Pool {
  setTypeParsers();
  const pool = new Pool({ connectionString: address, keepAlive: true, ...options });
  // An idle connection that the database closes must not end the process; the pool opens another.
  pool.on('error', () => undefined);
  // Nor one that is lost between two statements of a transaction, whose next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Says which setting is missing where a pooler refused a parameter of the connection. */
function explainPooler(error: Error): never {
  if (!/unsupported startup parameter/.test(error.message)) throw error;
  throw new Error('DATABASE_URL is a pooler; name the database itself in DATABASE_DIRECT_URL', {
    cause: error,
  });
}

/**
 * Opens a PostgreSQL database by its URL. With `directAddress` the URL is that of a pooler with transaction pooling: it
 * takes no parameters of a connection, so the role sets the statement timeout, and messages are heard on a direct one.
 */
export async function openPostgres(address: string, directAddress = ''): Promise<OpenDatabase> {
  const pool = createPool(address, {
    max: 20,
    connectionTimeoutMillis: 8_000,
    ...(directAddress === '' ? { statement_timeout: 30_000 } : {}),
  });
  await pool.query('select 1').catch(explainPooler);
  return {
    db: drizzle(pool) as unknown as Database,
    engine: 'postgres',
    listen: (channel, onMessage, onReconnect) =>
      listenWithReconnect(directAddress || address, channel, onMessage, onReconnect),
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}
