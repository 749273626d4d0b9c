import { correctionTargets, type Correction } from '@temple-land/portal-core';
import { formatCorrectionNumber } from '../../db/land/correctionNumber.ts';
import { listSuccessors } from '../../db/land/plotSuccessors.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';
import {
  findCorrectionRecord,
  isOfficer,
  listCorrections,
  listReadableFields,
  listSteps,
  readEntry,
  type FoundCorrection,
} from './corrections.repository.ts';

/** Answers land/correction/record: a plot or khatiyan with the entries that the caller may see; 404 unknown. */
export const correctionSubject: MemberHandler<'correctionSubject'> = async (request, context) => {
  const { db, caller, language } = context;
  const record = await findCorrectionRecord(db, caller, request, language);
  if (!record) return { status: 404 };
  const { plot, khatiyan, names } = record;
  return {
    status: 200,
    result: {
      ...names,
      plotCode: plot?.code ?? '',
      plotNo: plot?.number ?? '',
      khataNoId: khatiyan.id,
      khataNo: khatiyan.number,
      entries: listReadableFields(caller, record).map((field) => ({
        field,
        value: readEntry(record, field),
      })),
    },
  };
};

function toWire(
  { correction, plot, details, khatiyan, names, requesterType, documentId }: FoundCorrection,
  { steps, successors }: Pick<Correction, 'steps' | 'successors'>,
  { caller }: SignedIn,
): Correction {
  const { id, field } = correction;
  const isOfPlot = correctionTargets[field].entity === 'plot';
  const record = khatiyan && (plot || !isOfPlot) ? { plot, details, khatiyan } : undefined;
  const isReadable = record && listReadableFields(caller, record).includes(field);
  return {
    correctionId: id,
    correctionNo: formatCorrectionNumber(id, correction.requestedOn),
    state: correction.state,
    ...names,
    plotCode: plot?.code ?? '',
    plotNo: correction.plotNo,
    plotNoNow: plot?.number ?? '',
    successors: isOfPlot ? successors : [],
    khataNoId: khatiyan?.id ?? null,
    khataNo: correction.khataNo,
    field,
    entryNow: correction.entryNow,
    entryWanted: correction.entryWanted,
    recordNow: isReadable ? readEntry(record, field) : null,
    reason: correction.reason,
    documentId,
    requestedOn: correction.requestedOn.toISOString(),
    isOwn: correction.requestedBy === caller.userId,
    isOfOffice: isOfficer({ userType: requesterType }),
    steps,
  };
}

/**
 * Answers land/correction/list: the caller's own requests, or those of an officer's territory by their state, without
 * the person of the requester; 404 without one.
 */
export const correctionList: MemberHandler<'correctionList'> = async (request, context) => {
  const { db, caller, language } = context;
  const { rows, total } = await listCorrections(db, caller, request, language);
  if (rows.length === 0) return { status: 404 };
  const steps = await listSteps(
    db,
    rows.map(({ correction }) => correction.id),
  );
  const retired = rows.flatMap(({ plot }) => (plot && !plot.isActive ? [plot.id] : []));
  const after = await listSuccessors(db, retired);
  const result = rows.map((row) => {
    const own = steps.filter(({ correctionId }) => correctionId === row.correction.id);
    const shown = own.map(({ kind, text, at }) => ({ kind, text, at: at.toISOString() }));
    const successors = (after.get(row.plot?.id ?? 0) ?? []).map(({ code, number }) => ({
      plotCode: code,
      plotNo: number,
    }));
    return toWire(row, { steps: shown, successors }, context);
  });
  return { status: 200, result: { rows: result, total } };
};
