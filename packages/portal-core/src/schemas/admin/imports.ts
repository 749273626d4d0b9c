import * as v from 'valibot';
import { answer, filled, Id, keyed, Moment, page, paging, QueryId, text } from '../common.ts';
import { acceptableFaults, importEntities, importFaultKinds } from './importKinds.ts';

/** What the background work of an import does: reads the files, checks all rows, writes them, or undoes an import. */
export const importSteps = ['read', 'check', 'import', 'undo'] as const;

/** How far an import is. */
export const importStates = [
  'uploading',
  'queued',
  'running',
  'mapping',
  'faults',
  'ready',
  'done',
  'failed',
  'interrupted',
  'discarded',
] as const;
export type ImportState = (typeof importStates)[number];

/** The coordinate systems that are known. */
export const importCrs = ['EPSG:4326', 'EPSG:32644', 'EPSG:32645'] as const;

/** The most files of an import, their size together, and the size of a part that is sent at once. */
export const importFilesMax = 10;
export const importMaxBytes = 500_000_000;
export const importPartBytes = 2_000_000;
/** The number of rows of a table that are shown before the import. */
export const importPreviewRows = 20;

const name = text(200);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** From where a field gets its text: a column, in a unit of area, or the same value in every row. */
const FieldSource = v.object({
  field: text(40),
  column: v.optional(name),
  unit: v.optional(v.picklist(['acre', 'decimal', 'hectare'])),
  value: v.optional(name),
});

const TablePart = v.object({
  entity: v.picklist([...importEntities, 'skip']),
  /** Whether many rows say the same of one record. */
  repeats: v.boolean(),
  fields: v.array(FieldSource),
});
export type ImportTablePart = v.InferOutput<typeof TablePart>;

/** What each table contains, and which column is which field. */
export const ImportMapping = v.array(v.object({ table: name, parts: v.array(TablePart) }));
export type ImportMapping = v.InferOutput<typeof ImportMapping>;

/** A table of the files with its first rows. */
export const ImportPreview = v.object({
  name: v.string(),
  headings: v.array(v.string()),
  /** The coordinate system that the file names; empty without one. */
  crs: v.string(),
  hasShapes: v.boolean(),
  rows: v.array(v.object({ row: v.number(), cells: v.array(v.string()) })),
});
export type ImportPreview = v.InferOutput<typeof ImportPreview>;

/** What a running step does now. */
export const ImportProgress = v.object({
  phase: v.picklist(['scan', 'read', 'check', 'write']),
  /** The table that is read, or the kind of record that is checked or written. */
  about: v.string(),
  rows: v.number(),
});
export type ImportProgress = v.InferOutput<typeof ImportProgress>;

const Counts = v.array(
  v.object({ entity: v.string(), added: v.number(), changed: v.number(), unchanged: v.number() }),
);

const summary = {
  id: Id,
  step: v.picklist(importSteps),
  state: v.picklist(importStates),
  startedBy: v.string(),
  startedOn: Moment,
  /** Whether the reader has begun it. */
  isOwn: v.boolean(),
  /** Whether it waits for the approval of a second administrator. */
  isWaiting: v.boolean(),
  /** The files, and how much of each has arrived. */
  files: v.array(v.object({ name: v.string(), bytes: v.number(), sent: v.number() })),
  batchId: v.nullable(Id),
};

/** An import or an undo that is not finished. */
export const ImportJobSummary = v.object(summary);
export type ImportJobSummary = v.InferOutput<typeof ImportJobSummary>;

/** An import with what its last step has found. */
export const ImportJob = v.object({
  ...summary,
  tables: v.array(ImportPreview),
  mapping: ImportMapping,
  crs: v.picklist(importCrs),
  accepted: v.array(v.picklist(acceptableFaults)),
  progress: v.nullable(ImportProgress),
  rows: v.number(),
  faultCount: v.number(),
  acceptedCount: v.number(),
  faultKinds: v.array(v.object({ kind: v.picklist(importFaultKinds), count: v.number() })),
  counts: Counts,
  problem: v.string(),
  /** The imports in force that had the same files. */
  same: v.array(Id),
});
export type ImportJob = v.InferOutput<typeof ImportJob>;

/** An import in force or undone. */
export const ImportBatch = v.object({
  id: Id,
  importedOn: Moment,
  importedBy: v.string(),
  /** Whether it was made on screen, not by command. */
  isOnScreen: v.boolean(),
  files: v.array(v.object({ name: v.string(), bytes: v.number(), sha256: v.string() })),
  counts: Counts,
  undoneOn: v.nullable(Moment),
  undoneBy: v.string(),
  undoReason: v.string(),
  /** Whether its undo is running or waits. */
  isUndoing: v.boolean(),
});
export type ImportBatch = v.InferOutput<typeof ImportBatch>;

export const ImportListRequest = v.object(paging);
/** The imports, newest first, and what is not finished. */
export const ImportListAnswer = answer(
  v.object({
    rows: v.array(ImportBatch),
    total: v.number(),
    jobs: v.array(ImportJobSummary),
  }),
);

export const ImportJobRequest = v.object({ id: Id });
export const ImportJobAnswer = answer(ImportJob);

export const ImportStartRequest = v.object({
  files: v.pipe(
    v.array(v.object({ name: filled(150), bytes: v.pipe(count, v.minValue(1)) })),
    v.minLength(1),
    v.maxLength(importFilesMax),
  ),
  ...keyed,
});
export const ImportStartAnswer = answer(v.object({ id: Id }));

/** A part of a file; its ids travel as digits of the form. */
export const ImportUploadRequest = v.object({
  id: QueryId,
  index: v.pipe(v.string(), v.regex(/^\d$/)),
  part: v.pipe(v.string(), v.regex(/^\d{1,4}$/)),
  fileName: v.string(),
  bytes: v.instance(Uint8Array<ArrayBufferLike>),
  ...keyed,
});
export const ImportUploadAnswer = answer(v.object({ sent: v.number() }));

export const ImportCheckRequest = v.object({
  id: Id,
  mapping: ImportMapping,
  crs: v.picklist(importCrs),
  accepted: v.array(v.picklist(acceptableFaults)),
});

/** A fault with its place. */
export const ImportFault = v.object({
  table: v.string(),
  row: v.number(),
  column: v.string(),
  cell: v.string(),
  value: v.string(),
  kind: v.picklist(importFaultKinds),
  detail: v.string(),
  isAccepted: v.boolean(),
});
export type ImportFault = v.InferOutput<typeof ImportFault>;

export const ImportFaultsRequest = v.object({
  id: Id,
  kind: v.optional(v.picklist(importFaultKinds)),
  ...paging,
});
export const ImportFaultsAnswer = page(ImportFault);

export const ImportFaultFileRequest = v.object({ id: Id, format: v.picklist(['xlsx', 'json']) });

export const ImportAskRequest = v.object({ id: Id, reason: filled(500) });
export const ImportUndoRequest = v.object({ batchId: Id, reason: filled(500) });
