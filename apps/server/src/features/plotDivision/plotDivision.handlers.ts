import { and, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import { formatIndianDate, message, type DivisionPlot, type Input } from '@temple-land/portal-core';
import type { RequestTransaction } from '../../approvals/change.ts';
import { effectiveOnField } from '../../approvals/khatiyanChange.ts';
import { toPresentValues, workField } from '../../approvals/plotDivision.ts';
import { Refused } from '../../approvals/refused.ts';
import { requestApproval } from '../../approvals/requestApproval.ts';
import { claimSourceDocument } from '../../approvals/sourceDocument.ts';
import type { Database } from '../../db/database.ts';
import { listDivisions } from '../../db/land/plotLineage.ts';
import { unpackRing } from '../../db/land/ring.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../db/schema/land.ts';
import { pendingChanges } from '../../db/schema/pendingChanges.ts';
import type { MemberHandler } from '../../handler.ts';
import { planDivision } from './planDivision.ts';

const mostNeighbours = 30;

type PlotRow = typeof plots.$inferSelect;

const toDivisionPlot = ({
  id,
  code,
  number,
  area,
  kisam,
  status,
  ring,
}: PlotRow): DivisionPlot => ({
  id,
  plotCode: code,
  plotNo: number,
  area,
  kisam,
  status,
  corners: ring === null ? [] : unpackRing(ring).map(([x, y]): [number, number] => [x, y]),
});

async function findPlot(db: Database, plotId: number) {
  const [row] = await db
    .select({
      plot: plots,
      khataNo: khatiyans.number,
      mouza: mouzas.nameEn,
      tahasil: tahasils.nameEn,
      district: districts.nameEn,
    })
    .from(plots)
    .innerJoin(khatiyans, eq(khatiyans.id, plots.khatiyanId))
    .innerJoin(mouzas, eq(mouzas.id, plots.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .where(eq(plots.id, plotId));
  return row;
}

/** Returns the plots of the same khatiyan whose bounds touch those of a plot. */
function listNeighbours(db: Database, plot: PlotRow): Promise<PlotRow[]> {
  const own = db.select({ bounds: plots.bounds }).from(plots).where(eq(plots.id, plot.id));
  const isBeside = sql`${plots.bounds} && (${own})`;
  return db
    .select()
    .from(plots)
    .where(
      and(
        eq(plots.khatiyanId, plot.khatiyanId),
        ne(plots.id, plot.id),
        eq(plots.isActive, true),
        isNotNull(plots.ring),
        isBeside,
      ),
    )
    .orderBy(plots.id)
    .limit(mostNeighbours);
}

async function isChangeWaiting(db: Database, plotId: number, now: Date): Promise<boolean> {
  const isOpen = and(
    eq(pendingChanges.plotId, plotId),
    eq(pendingChanges.state, 'waiting'),
    gt(pendingChanges.expiresOn, now),
  );
  return (await db.$count(pendingChanges, isOpen)) > 0;
}

/** Answers api/admin/plots/division: a plot, those beside it of its khatiyan, and its lineage; 404 unknown. */
export const plotDivision: MemberHandler<'plotDivision'> = async ({ plotId }, { db, clock }) => {
  const found = await findPlot(db, plotId);
  if (!found) return { status: 404 };
  const { plot, khataNo, mouza, tahasil, district } = found;
  return {
    status: 200,
    result: {
      plot: toDivisionPlot(plot),
      isActive: plot.isActive,
      place: [mouza, tahasil, district].join(', '),
      khataNo,
      neighbours: (await listNeighbours(db, plot)).map(toDivisionPlot),
      divisions: await listDivisions(db, plotId),
      isWaiting: await isChangeWaiting(db, plotId, clock()),
    },
  };
};

async function ask(transaction: RequestTransaction, request: Input<'plotDivisionAsk'>) {
  const { tx, context } = transaction;
  const { source, effectiveOn } = request;
  if (effectiveOn > formatIndianDate(context.clock())) {
    throw new Refused({ status: 400, key: 'admin.future', field: 'effectiveOn' });
  }
  const plan = await planDivision(tx, request);
  const [subject] = plan?.subjects ?? [];
  if (!plan || !subject) return false;
  await requestApproval(transaction, {
    kind: 'plotDivision',
    userId: null,
    plotId: subject.id,
    before: toPresentValues(plan.subjects),
    after: {
      plots: plan.shown,
      [effectiveOnField]: effectiveOn,
      [workField]: JSON.stringify(plan.work),
    },
    reason: source,
    documentId: await claimSourceDocument(transaction, request.sourceFile),
  });
  return true;
}

/**
 * Answers api/admin/plots/division/ask: asks a second administrator to approve a split, a merge or its undo. 202; 400
 * where the outlines or areas do not allow it; 404 unknown or out of use; 409 where something is about the plots or a
 * change waits.
 */
export const plotDivisionAsk: MemberHandler<'plotDivisionAsk'> = async (request, context) => {
  try {
    const isAsked = await context.db.transaction((tx) => ask({ tx, context }, request));
    if (!isAsked) return { status: 404 };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, key } = error.fault;
    return { status, message: message(context.language, key) };
  }
  return { status: 202, isWaiting: true };
};
