import { randomUUID } from 'node:crypto';
import { addressOf, runOn } from './cluster.ts';

/** A new database on the PostgreSQL of the tests. */
export interface FreshDatabase {
  address: string;
  drop(): Promise<void>;
}

/** Creates a database as a copy of another, by default of an empty one. */
export async function freshDatabase(
  socket: string,
  template = 'template0',
): Promise<FreshDatabase> {
  const name = `test_${randomUUID()}`;
  await runOn(socket, `create database "${name}" template ${template}`);
  return {
    address: addressOf(socket, name),
    drop: () => runOn(socket, `drop database "${name}" with (force)`),
  };
}
