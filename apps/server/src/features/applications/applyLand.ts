import {
  isApplicationKind,
  landApplicationFields,
  listMissingDocuments,
  resolveKind,
  sumAcres,
  toDetailAnswers,
  toStoredAnswers,
  type DocumentKindRule,
  type Input,
  type Language,
} from '@temple-land/portal-core';
import { listDocumentKinds } from '../../db/applications/documentKinds.ts';
import { attachFeeOrders } from '../../db/applications/feePayments.ts';
import { estimateWantedLand } from '../../db/applications/landEstimates.ts';
import { saveOtherPlots } from '../../db/applications/otherPlots.ts';
import { lockPlots } from '../../db/applications/plotAvailability.ts';
import type { Database } from '../../db/database.ts';
import { landDetails, landEstimates } from '../../db/schema/landDetails.ts';
import type { MemberHandler } from '../../handler.ts';
import { findAnswerProblem } from './answerProblems.ts';
import { findDeclarationProblem, saveDeclaration } from './declaration.ts';
import { findFeeProblem } from './landFee.ts';
import { listLandProblems } from './landProblems.ts';
import { findOtherPlotProblem } from './otherPlotProblems.ts';
import { findLand } from './place.repository.ts';
import { findSketchProblem } from './sketchProblem.ts';
import { findProofFileProblem, refuseWithoutDocument, toStoredProofs } from './proofFiles.ts';
import { submit, type PreparedRows, type SubmissionRefusal } from './submit.ts';

/** Returns the refusal of a request that names its kind but lacks a document of it; without a kind any file will do. */
function findMissingDocument(
  rules: readonly DocumentKindRule[],
  request: Input<'applyLand'>,
  language: Language,
): SubmissionRefusal | undefined {
  if (!isApplicationKind(request.applicationKind)) return undefined;
  const kinds = Object.values(request.documentKinds ?? {});
  const [missing] = listMissingDocuments(rules, request, kinds);
  return missing && refuseWithoutDocument(missing, language);
}

/**
 * Answers land/applyLand: one application per idempotency key, also for repeated or parallel requests; land, area,
 * lease and files are checked in the same transaction.
 */
export const applyLand: MemberHandler<'applyLand'> = async (request, context) => {
  const { caller, clock, language } = context;
  const { area, plotCode = '', otherPlots = [], khataNo, leaseNo } = request;
  const form = { ...request, type: 2, state: 'SUBMITTED' } as const;
  const kind = resolveKind(request);
  const prepare = async (tx: Database): Promise<PreparedRows | SubmissionRefusal> => {
    const land = await findLand(tx, { ...request, plotCode });
    if (!land) return { key: 'apply.place.wrong' };
    const { applicationKind } = kind;
    await lockPlots(tx, [plotCode, ...otherPlots.map((other) => other.plotCode)]);
    const checked = { applicationKind, plotCode, leaseNo, area, applicantId: caller.userId };
    const [problem] = await listLandProblems(tx, checked);
    if (problem) return { key: problem.key, ...(problem.n && { values: { n: problem.n } }) };
    const otherProblem = await findOtherPlotProblem(tx, request, checked, {
      language,
      now: clock(),
    });
    if (otherProblem) return otherProblem;
    const submission = { applicantId: caller.userId, now: clock() };
    const mouzaId = request.villageCode;
    const wanted = { applicationKind, mouzaId, khataNo, plotCode, area, otherPlots };
    const estimate = await estimateWantedLand(tx, wanted, clock());
    const rules = await listDocumentKinds(tx, clock());
    const refusal =
      (await findAnswerProblem(tx, request, submission)) ??
      (await findSketchProblem(tx, request, clock())) ??
      findMissingDocument(rules, request, language) ??
      findProofFileProblem(rules, request, language) ??
      (await findFeeProblem(tx, request, estimate, context)) ??
      (await findDeclarationProblem(tx, request, context));
    if (refusal) return refusal;
    const answers = { ...toStoredAnswers(landApplicationFields, request), ...kind };
    const total = sumAcres([area, ...otherPlots.map((other) => other.area)]);
    const values = { ...land.place, khataNo, plotCode, ...answers, area: total };
    const { possessionProofs, ...given } = toDetailAnswers(landApplicationFields, request);
    const details = {
      ...given,
      ...(possessionProofs && { possessionProofs: await toStoredProofs(tx, possessionProofs) }),
    };
    return {
      district: land.districtCode,
      values,
      details: async (at, applicationId) => {
        if (Object.keys(details).length > 0)
          await at.insert(landDetails).values({ applicationId, ...details });
        await saveOtherPlots(at, applicationId, otherPlots);
        await saveDeclaration(at, applicationId, request, context);
        await attachFeeOrders(at, applicationId, {
          payerId: caller.userId,
          orderNo: request.feePayment === 'online' ? request.paymentNo : undefined,
          now: clock(),
        });
        if (estimate) await at.insert(landEstimates).values({ applicationId, estimate });
      },
    };
  };
  return submit(context, form, prepare, (applicationNo) => ({ applicationNo }));
};
