import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../../apps/server/src/db/connection/postgres.ts';
import { fillWithSampleAndCopies } from '../fillDatabase.ts';
import { addressOf, careless, runOn, startCluster } from './cluster.ts';

/** Starts a PostgreSQL for the test project and creates the sample database that every test copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster(careless);
  await runOn(cluster.socket, 'create database sample template template0');
  const sample = await openPostgres(addressOf(cluster.socket, 'sample'));
  await fillWithSampleAndCopies(sample);
  await sample.close();
  project.provide('postgres', { socket: cluster.socket, version: cluster.version });
  console.log(`Tests on ${cluster.version}`);
  return () => cluster.remove();
}
