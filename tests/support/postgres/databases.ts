import { addressOf, runOn } from './cluster.ts';

/** A database of its own on the tests' PostgreSQL. */
export interface FreshDatabase {
  address: string;
  drop(): Promise<void>;
}

let count = 0;

/** Makes a database as a copy of another, by default of an empty one. */
export async function freshDatabase(
  socket: string,
  template = 'template0',
): Promise<FreshDatabase> {
  count += 1;
  const name = `test_${process.pid}_${count}`;
  await runOn(socket, `create database ${name} template ${template}`);
  return {
    address: addressOf(socket, name),
    drop: () => runOn(socket, `drop database ${name} with (force)`),
  };
}
