import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { alertKinds } from '@temple-land/portal-core';
import type { Replica } from '../../db/connection/replica.ts';
import type { Database, OpenDatabase } from '../../db/database.ts';
import { listAlerts } from '../../db/operations/alerts.ts';
import type { Config } from '../../config.ts';
import type { SecurityEvent } from '../../handler.ts';
import { HttpError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the route in the metrics. */
    call?: string;
  }
}

/** The metrics of the service. */
export interface Metrics {
  registry: Registry;
  securityEvent(event: SecurityEvent): void;
}

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

function countRequests(server: FastifyInstance, registers: Registry[]): void {
  const durations = new Histogram({
    name: 'portal_request_seconds',
    help: 'Time from the first byte of a request to the end of its answer, by call and HTTP status',
    labelNames: ['call', 'status'],
    buckets: secondsBuckets,
    registers,
  });
  server.addHook('onResponse', (request, reply, done) => {
    const call = request.routeOptions.config.call ?? 'other';
    durations.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}

function watchPool(connections: NonNullable<OpenDatabase['connections']>, registers: Registry[]) {
  void new Gauge({
    name: 'portal_database_connections',
    help: 'Connections to the database by state, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
}

function watchAlerts(db: Database, registers: Registry[]) {
  void new Gauge({
    name: 'portal_alerts',
    help: 'What needs an operator, as the hourly tasks found it: 1 while it does',
    labelNames: ['kind'],
    registers,
    async collect() {
      this.reset();
      // The other metrics are needed also while the database is away.
      const alerts = await listAlerts(db).catch(() => undefined);
      if (alerts === undefined) return;
      const kinds = new Set(alerts.map(({ kind }) => kind));
      for (const kind of alertKinds) this.set({ kind }, kinds.has(kind) ? 1 : 0);
    },
  });
}

function watchReplica(replica: Replica, registers: Registry[]) {
  void new Gauge({
    name: 'portal_replica_lag_seconds',
    help: 'Seconds that the replica of the database is behind; absent while it is away',
    registers,
    collect() {
      this.reset();
      const { lagSeconds } = replica.getState();
      if (lagSeconds === null) this.remove();
      else this.set(lagSeconds);
    },
  });
  void new Counter({
    name: 'portal_replica_reads_total',
    help: 'Reads since the start that a replica may answer, by the database that did; failed ones were repeated',
    labelNames: ['by'],
    registers,
    collect() {
      this.reset();
      for (const [by, count] of Object.entries(replica.countReads())) this.inc({ by }, count);
    },
  });
}

/** What of the database is measured. */
interface WatchedDatabase {
  db: Database;
  connections: OpenDatabase['connections'];
  replica?: Replica | undefined;
}

/** Creates the metrics: requests by call and status, security events, the database and its replica, alerts. */
export function createMetrics(
  server: FastifyInstance,
  { db, connections, replica }: WatchedDatabase,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  countRequests(server, registers);
  watchAlerts(db, registers);
  if (connections !== undefined) watchPool(connections, registers);
  if (replica !== undefined) watchReplica(replica, registers);
  const events = new Counter({
    name: 'portal_security_events_total',
    help: 'Events of the security log',
    labelNames: ['event'],
    registers,
  });
  return { registry, securityEvent: (event) => events.inc({ event }) };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

// A forwarded request came through a proxy on this machine, so its socket address is not the client's.
function isLoopbackRequest({ headers, socket }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && loopback.has(socket.remoteAddress ?? '');
}

function canReadMetrics(request: FastifyRequest, token: string): boolean {
  if (token === '') return isLoopbackRequest(request);
  const given = request.headers.authorization ?? '';
  return timingSafeEqual(digest(given), digest(`Bearer ${token}`));
}

/**
 * Serves `/metrics` in the Prometheus format to requests with METRICS_TOKEN, or without a configured token to this
 * machine only; 404 for others.
 */
export function mountMetrics(server: FastifyInstance, { registry }: Metrics, config: Config): void {
  let isCollecting = false;
  server.get('/metrics', async (request, reply) => {
    if (!canReadMetrics(request, config.METRICS_TOKEN)) throw new HttpError(404);
    if (!isCollecting) collectDefaultMetrics({ register: registry });
    isCollecting = true;
    return reply
      .header('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
