import { eq } from 'drizzle-orm';
import { message, type ImportFault } from '@temple-land/portal-core';
import { importFaults } from '../../db/schema/importJobs.ts';
import type { MemberHandler } from '../../handler.ts';
import { UnreadableFile } from './formats/sourceTable.ts';
import { toBatch, toJob, toSummaries } from './importAnswers.ts';
import { listFaults, listImports, readFaults } from './imports.repository.ts';
import { deleteContents, findJob, listOpenJobs } from './jobs/jobs.repository.ts';
import { moveJob, takeJob } from './jobs/takeJob.ts';
import { mapTables } from './mapping/mapping.ts';
import { fromWireMapping, toRowlessTable } from './mapping/wireMapping.ts';
import { streamFaultReport } from './report/faultReport.ts';

/** Answers api/admin/imports/list: a page of the imports, newest first, and all that are not finished. */
export const importList: MemberHandler<'importList'> = async (request, context) => {
  const { rows, total } = await listImports(context.db, request);
  const open = await listOpenJobs(context.db);
  const jobs = await toSummaries(context, open);
  return { status: 200, result: { rows: rows.map((row) => toBatch(row, open)), total, jobs } };
};

/** Answers api/admin/imports/job: an import with what its last step has found; 404 unknown. */
export const importJob: MemberHandler<'importJob'> = async ({ id }, context) => {
  const job = await findJob(context.db, id);
  return job === undefined ? { status: 404 } : { status: 200, result: await toJob(context, job) };
};

/**
 * Answers api/admin/imports/read: the tables of the files are read in the background, the first time or again; 404 for
 * the import of somebody else, 409 in another state or while a file is not complete.
 */
export const importRead: MemberHandler<'importRead'> = async ({ id }, context) => {
  const job = await takeJob(context, id, ['uploading', 'failed', 'interrupted']);
  if (typeof job === 'number') return { status: job };
  const [{ files } = { files: [] }] = await toSummaries(context, [job]);
  if (files.length === 0 || files.some(({ bytes, sent }) => sent !== bytes)) return { status: 409 };
  return { status: await moveJob(context, job, { step: 'read', state: 'queued' }) };
};

const checkableStates = ['mapping', 'faults', 'ready', 'failed', 'interrupted'];

/**
 * Answers api/admin/imports/check: every row is checked in the background; 400 for a mapping that does not fit the
 * files, 404 and 409 as `importRead`.
 */
export const importCheck: MemberHandler<'importCheck'> = async (request, context) => {
  const { id, mapping, crs, accepted } = request;
  const job = await takeJob(context, id, checkableStates);
  if (typeof job === 'number') return { status: job };
  if (job.tables === null) return { status: 409 };
  try {
    mapTables(job.tables.map(toRowlessTable), fromWireMapping(mapping), crs);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { status: 400, message: message(context.language, 'import.column') };
  }
  const change = { step: 'check', state: 'queued', mapping, crs, accepted } as const;
  return { status: await moveJob(context, job, change) };
};

/** Answers api/admin/imports/faults: a page of the faults in the order of the files; 404 without one. */
export const importFaultList: MemberHandler<'importFaults'> = async (request, { db }) => {
  const { rows, total } = await listFaults(db, request);
  if (rows.length === 0) return { status: 404 };
  const faults = rows.map(({ kind, isAccepted, place }) => ({
    ...place,
    kind: kind as ImportFault['kind'],
    isAccepted,
  }));
  return { status: 200, result: { rows: faults, total } };
};

/** Answers api/admin/imports/faults/file: all faults of an import as an Excel file or JSON; nothing without one. */
export const importFaultFile: MemberHandler<'importFaultFile'> = async ({ id, format }, { db }) => {
  if ((await db.$count(importFaults, eq(importFaults.jobId, id))) === 0) return undefined;
  return streamFaultReport(`import-${id}-faults`, format, readFaults(db, id));
};

/**
 * Answers api/admin/imports/discard: gives up an import before it is written, with its files; 404 and 409 as
 * `importRead`.
 */
export const importDiscard: MemberHandler<'importDiscard'> = async ({ id }, context) => {
  const job = await takeJob(context, id, ['uploading', ...checkableStates]);
  if (typeof job === 'number') return { status: job };
  const status = await moveJob(context, job, { state: 'discarded' });
  if (status === 409) return { status };
  const keys = await context.db.transaction((tx) => deleteContents(tx, [id]));
  for (const key of keys) await context.files.remove(key);
  return { status };
};
