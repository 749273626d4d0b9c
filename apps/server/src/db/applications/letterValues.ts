import { and, eq, isNull, ne } from 'drizzle-orm';
import {
  formatAcres,
  formatDate,
  formatRupees,
  isApplicationKind,
  landApplicationFields,
  message,
  type BilingualText,
  type LetterValues,
  type StepData,
} from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { applications, applicationSteps } from '../schema/applications.ts';
import { committeeItems } from '../schema/committee.ts';
import { districts, mouzas, plots, tahasils } from '../schema/land.ts';
import { findHolderName } from './landDetails.ts';
import { loadPlots } from './otherPlots.ts';
import { findReasonName } from './reasons.ts';
import { findValuation } from './valuations.ts';

/** The step that issues a letter: its data, when the stage after it is due, and who takes it. */
export interface LetterStep {
  action: string;
  given: StepData;
  dueOn: Date | undefined;
  officer: string;
  now: Date;
}

type StoredValuation = Awaited<ReturnType<typeof findValuation>>;

const allPlots: BilingualText = { en: 'all', or: 'ସମସ୍ତ' };
const formatMoment = (moment: Date) => formatDate(moment.toISOString());
const formatDay = (day: string | null | undefined) =>
  day === null || day === undefined ? '' : formatDate(day);

async function loadCase(db: Database, applicationId: number) {
  const [row] = await db
    .select({
      application: applications,
      district: { en: districts.nameEn, or: districts.nameOr },
      tahasil: { en: tahasils.nameEn, or: tahasils.nameOr },
      mouza: { en: mouzas.nameEn, or: mouzas.nameOr },
      plotNo: plots.number,
    })
    .from(applications)
    .innerJoin(districts, eq(districts.id, applications.districtId))
    .innerJoin(tahasils, eq(tahasils.id, applications.tahasilId))
    .leftJoin(mouzas, eq(mouzas.id, applications.mouzaId))
    .leftJoin(plots, eq(plots.code, applications.plotCode))
    .where(eq(applications.id, applicationId));
  if (row === undefined) throw new Error('The application of a letter is missing.');
  return row;
}

/**
 * Returns the number of the committee's last resolution about an application, or of the one that is being recorded;
 * empty without one.
 */
async function findResolutionNo(db: Database, applicationId: number): Promise<string> {
  const [written] = await db
    .select({ resolutionNo: committeeItems.resolutionNo })
    .from(committeeItems)
    .where(
      and(
        eq(committeeItems.applicationId, applicationId),
        isNull(committeeItems.result),
        ne(committeeItems.resolutionNo, ''),
      ),
    );
  if (written) return written.resolutionNo;
  const steps = await db
    .select({ given: applicationSteps.given })
    .from(applicationSteps)
    .where(eq(applicationSteps.applicationId, applicationId))
    .orderBy(applicationSteps.id);
  return steps.findLast(({ given }) => given['resolutionNo'])?.given['resolutionNo'] ?? '';
}

function listAmounts(sheet: StoredValuation): LetterValues {
  const rupees = (amount: number | undefined) => (amount === undefined ? '' : formatRupees(amount));
  const isByRule = sheet !== undefined && sheet.rule?.ratePerAcre === sheet.ratePerAcre;
  return {
    areaGranted: sheet === undefined ? '' : formatAcres(sheet.areaGranted),
    ratePerAcre: rupees(sheet?.ratePerAcre),
    ruleNo: isByRule ? (sheet.rule?.orderNo ?? '') : '',
    value: rupees(sheet?.value),
    concession: rupees(sheet?.concession),
    fee: rupees(sheet?.fee),
    amountDue: rupees(sheet?.amountDue),
    termYears: sheet?.termYears ? String(sheet.termYears) : '',
    challanNo: sheet?.challanNo ?? '',
    paidOn: formatDay(sheet?.paidOn),
  };
}

/** Returns the lines of a valuation sheet as text, one a line; empty without a sheet. */
function writeSheet(sheet: StoredValuation, language: 'en' | 'or'): string {
  const lines = (sheet?.lines ?? []).map(
    ({ plotNo, kisam, area, ratePerAcre, rule, ownRate, value, concession, override }, index) => {
      const text = message(language, 'letter.sheet.line', {
        n: String(index + 1),
        plot: plotNo || allPlots[language],
        kisam: kisam || '-',
        area: formatAcres(area),
        rate: formatRupees(ratePerAcre),
        order: rule?.orderNo ?? ownRate?.orderNo ?? '-',
        value: formatRupees(value),
      });
      const more = [
        concession > 0 &&
          message(language, 'letter.sheet.concession', { n: formatRupees(concession) }),
        ownRate && message(language, 'letter.sheet.ownRate', { reason: ownRate.reason }),
        override &&
          message(language, 'letter.sheet.override', {
            n: formatRupees(override.amount),
            reason: override.reason,
          }),
      ];
      return `${text}${more.filter(Boolean).join('')}`;
    },
  );
  return lines.join('\n');
}

/** Returns the values of the placeholders for a letter in English and in Odia. */
export async function loadLetterValues(
  db: Database,
  applicationId: number,
  { action, given, dueOn, officer, now }: LetterStep,
): Promise<Record<'en' | 'or', LetterValues>> {
  const { application, district, tahasil, mouza, ...land } = await loadCase(db, applicationId);
  const valuation = await findValuation(db, applicationId);
  const several = await loadPlots(db, [{ ...application, applicationId }], 'en');
  const numbers = several.get(applicationId)?.map(({ plotNo }) => plotNo) ?? [];
  const plotNo = numbers.length === 0 ? land.plotNo : numbers.join(', ');
  const { number, createdOn, khataNo, area, applicationKind } = application;
  const resolutionNo = action === 'resolve' ? undefined : await findResolutionNo(db, applicationId);
  const shared: LetterValues = {
    applicationNo: number,
    receivedOn: formatMoment(createdOn),
    khatiyan: khataNo,
    area: formatAcres(area),
    today: formatMoment(now),
    officer,
    ...listAmounts(valuation),
    resolutionNo,
    ...given,
    dueOn: dueOn === undefined ? '' : formatMoment(dueOn),
  };
  const { choices, printed } = landApplicationFields.applicationKind;
  const kind: BilingualText = isApplicationKind(applicationKind)
    ? choices[applicationKind].printedText
    : printed.label;
  const reason = await findReasonName(db, given.reason);
  const applicant = {
    en: await findHolderName(db, application),
    or: await findHolderName(db, application, 'or'),
  };
  const inLanguage = (language: 'en' | 'or'): LetterValues => ({
    ...shared,
    applicant: applicant[language],
    kind: kind[language],
    sheet: writeSheet(valuation, language),
    district: district[language] || district.en,
    tahasil: tahasil[language] || tahasil.en,
    mouza: mouza?.[language] || mouza?.en || '',
    plot: plotNo ?? allPlots[language],
    ...(reason && { reason: reason[language] }),
  });
  return { en: inLanguage('en'), or: inLanguage('or') };
}
