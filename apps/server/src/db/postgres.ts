import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, OpenDatabase } from './database.ts';

const int8 = 20;
const numeric = 1700;

/** Opens PostgreSQL by its address, with the same value types as the embedded engine. */
export async function openPostgres(address: string): Promise<OpenDatabase> {
  pg.types.setTypeParser(int8, Number);
  pg.types.setTypeParser(numeric, Number);
  const pool = new pg.Pool({ connectionString: address, max: 20, statement_timeout: 30_000 });
  await pool.query('select 1');
  return {
    db: drizzle(pool) as unknown as Database,
    engine: 'postgres',
    listen: async (channel, heard) => {
      const client = await pool.connect();
      client.on('notification', (message) => {
        if (message.channel === channel) heard(message.payload ?? '');
      });
      await client.query(`listen ${channel}`);
      return async () => client.release(true);
    },
    script: async (sql) => {
      await pool.query(sql);
    },
    close: () => pool.end(),
  };
}
