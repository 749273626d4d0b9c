import { and, asc, eq } from 'drizzle-orm';
import { requestPlotChange } from '../../../approvals/requestRecordChange.ts';
import type { Database } from '../../../db/database.ts';
import { packRing, toBox } from '../../../db/land/ring.ts';
import { applications } from '../../../db/schema/applications.ts';
import { khatiyans, plots } from '../../../db/schema/land.ts';
import { locatePlots, mouzaFilters } from './placeNames.ts';
import { maintained, withNextId } from './placeRecords.ts';
import { defineStore, type SaveTransaction } from './store.ts';
import { listWaiting } from './waitingChanges.ts';

async function hasLiveApplication(tx: Database, id: number): Promise<boolean> {
  const [plot] = await tx.select({ code: plots.code }).from(plots).where(eq(plots.id, id));
  const live = and(eq(applications.plotCode, plot?.code ?? ''), eq(applications.status, 'P'));
  return (await tx.$count(applications, live)) > 0;
}

// A plot lies in the mouza of its khatiyan, and its code begins with it.
async function mouzaOf(tx: Database, khatiyanId: number): Promise<number> {
  const [book] = await tx
    .select({ mouzaId: khatiyans.mouzaId })
    .from(khatiyans)
    .where(eq(khatiyans.id, khatiyanId));
  return book?.mouzaId ?? 0;
}

/** Asks a second administrator to approve a change of a plot; a new or restored one needs no approval. */
async function holdChange(transaction: SaveTransaction<'plot'>) {
  const { form, before, id, isRestored, documentId } = transaction;
  if (before === undefined || id === undefined || isRestored) return undefined;
  const isAsked = await requestPlotChange(transaction, id, form, { documentId });
  return isAsked ? ('everything' as const) : undefined;
}

/** How plots are stored: a second administrator approves the changes of their entries and outlines. */
export const plotStore = defineStore('plot', {
  ...maintained(plots),
  columns: {
    khatiyanId: plots.khatiyanId,
    code: plots.code,
    number: plots.number,
    kisam: plots.kisam,
    area: plots.area,
    status: plots.status,
  },
  label: plots.code,
  placeFilters: (db) => mouzaFilters(plots.mouzaId, db),
  loadExtraFields: async (db, ids, now) => {
    const places = await locatePlots(db, ids);
    const waiting = await listWaiting(db, 'plotId', ids, now);
    return new Map(ids.map((id) => [id, { ...places.get(id), isWaiting: waiting.has(id) }]));
  },
  searchColumns: [plots.code, plots.number, plots.kisam],
  defaultOrder: [asc(plots.id)],
  fixedWhileInUse: ['khatiyanId', 'number'],
  isInUse: hasLiveApplication,
  validate: async ({ form, before }) =>
    before === undefined && form.ring === undefined
      ? { status: 400, key: 'admin.required', field: 'ring' }
      : undefined,
  holdForApproval: holdChange,
  toColumns: async ({ tx, form: { ring, ...form }, id }) => {
    const shape = ring === undefined ? {} : { bounds: toBox(ring), ring: packRing(ring) };
    const mouzaId = await mouzaOf(tx, form.khatiyanId);
    const code = `${mouzaId}-${form.number}`;
    return withNextId(tx, plots, { ...form, ...shape, mouzaId, code }, id);
  },
});
