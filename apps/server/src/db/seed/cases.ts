import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  applicationNumber,
  directState,
  message,
  type ApplicationType,
  type StatusCode,
} from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { users } from '../schema/account.ts';
import { applications, applicationSteps, sequences } from '../schema/applications.ts';
import { cases, hearings, reports } from '../schema/applicationDetails.ts';
import { notifications } from '../schema/content.ts';
import { documents } from '../schema/documents.ts';
import { complaints, reportOf, type Report } from './complaints.ts';
import { courseOf, orderDay, type Course, type Step } from './court.ts';
import type { Land } from './landRows.ts';
import { samplePdf } from './pdf.ts';
import { diceOf, type Dice } from './random.ts';

const dayMs = 86_400_000;
const perType: readonly (readonly [ApplicationType, number])[] = [
  [2, 42],
  [1, 14],
  [3, 10],
];
const purposes = [
  'Agricultural lease for seasonal paddy',
  'Homestead of a family in possession since 1989',
  'Renewal of a lease that ends this year',
  'Small shop beside the village road',
  'Access path to the neighbouring field',
];
const caseTitles = [
  'Encroachment by a shop beside the village road',
  'House built on the bank of the temple tank',
  'Cultivation without a lease since the last harvest',
  'Boundary wall across the path to the grove',
];
const statuses: readonly StatusCode[] = ['P', 'P', 'P', 'P', 'A', 'A', 'R', 'G CLOSE'];
const openStates: Readonly<Record<ApplicationType, string>> = {
  1: 'SUBMITTED',
  2: 'SUBMITTED',
  3: 'FILED',
  6: 'FORM_M_SUBMITTED',
};
const remarks: Readonly<Record<string, string>> = {
  R: 'The plot is needed for temple use.',
  'G CLOSE': 'Withdrawn by the applicant.',
};

interface Made {
  type: ApplicationType;
  status: StatusCode;
  applicantId: number;
  ageDays: number;
}

// Only land applications are closed without a decision; the others are rejected.
const statusOf = (type: ApplicationType, status: StatusCode): StatusCode =>
  status === 'G CLOSE' && type !== 2 ? 'R' : status;

function decisionOf({ type, status }: Made, at: Date): Step[] {
  if (status === 'P') return [];
  const isWithdrawn = status === 'G CLOSE';
  return [
    {
      action: isWithdrawn ? 'withdraw' : 'decide',
      state: isWithdrawn ? 'WITHDRAWN' : (directState(type, status) ?? openStates[type]),
      at,
      remark: remarks[status] ?? '',
    },
  ];
}

async function addReport(db: Database, applicationId: number, report: Report) {
  await db.insert(reports).values({ applicationId, ...report });
}

async function addCase(db: Database, applicationId: number, { details, hearings: days }: Course) {
  await db.insert(cases).values({ applicationId, ...details });
  if (days.length > 0) {
    await db.insert(hearings).values(days.map((day) => ({ applicationId, ...day })));
  }
}

// A case takes longer than an application, and a decided one has been through the court.
function ageOf(type: ApplicationType, status: StatusCode, days: number): number {
  if (type !== 3) return days;
  return status === 'P' ? days * 4 : orderDay + 6 + days;
}

function plan(citizens: readonly number[], dice: Dice): Made[] {
  const [first = 0, second = 0, ...others] = citizens;
  const own: Made[] = [
    { type: 2, status: 'P', applicantId: first, ageDays: 18 },
    { type: 1, status: 'A', applicantId: first, ageDays: 63 },
    { type: 2, status: 'R', applicantId: first, ageDays: 210 },
    { type: 2, status: 'A', applicantId: second, ageDays: 45 },
  ];
  const many = perType.flatMap(([type, count]) =>
    Array.from({ length: count }, () => {
      const status = statusOf(type, dice.pick(statuses));
      const applicantId = dice.pick(others);
      return { type, status, applicantId, ageDays: ageOf(type, status, 1 + dice.below(90)) };
    }),
  );
  return [...own, ...many];
}

const purposeOf = (type: ApplicationType, dice: Dice) =>
  dice.pick(type === 2 ? purposes : type === 1 ? complaints.map(({ text }) => text) : caseTitles);

async function addDocument(
  db: Database,
  ownerId: number,
  applicationId: number,
  name: string,
  now: Date,
) {
  const content = samplePdf(`Sample document of application ${applicationId}`);
  await db.insert(documents).values({
    tempId: `sample-document-${applicationId}`,
    ownerId,
    applicationId,
    fileName: name,
    mediaType: 'application/pdf',
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    content,
    createdOn: now,
  });
}

/** Adds applications, reports and cases of Puri in every stage, with history and documents. */
export async function seedCases(
  db: Database,
  land: Land,
  citizens: readonly number[],
  now: Date,
): Promise<void> {
  const dice = diceOf(31);
  const puri = land.districts.find(({ code }) => code === 'PUR');
  const tahasils = land.tahasils.filter(({ districtId }) => districtId === puri?.id);
  const [officer] = await db.select().from(users).where(eq(users.loginId, 'officer.puri'));
  const last = new Map<string, number>();
  const counts = new Map<ApplicationType, number>();
  for (const made of plan(citizens, dice)) {
    const tahasil = dice.pick(tahasils);
    const mouza = dice.pick(land.mouzas.filter(({ tahasilId }) => tahasilId === tahasil.id));
    const khatiyan = dice.pick(land.khatiyans.filter(({ mouzaId }) => mouzaId === mouza.id));
    const plot = dice.pick(land.plots.filter(({ khatiyanId }) => khatiyanId === khatiyan.id));
    const createdOn = new Date(now.getTime() - made.ageDays * dayMs);
    const year = createdOn.getUTCFullYear();
    const key = `${made.type}/${year}`;
    last.set(key, (last.get(key) ?? 0) + 1);
    const number = applicationNumber(made.type, year, 'PUR', last.get(key) ?? 1);
    const index = counts.get(made.type) ?? 0;
    counts.set(made.type, index + 1);
    const filing = { status: made.status, createdOn, now, tahasil: tahasil.nameEn, index };
    const course = made.type === 3 ? courseOf(filing) : undefined;
    const decidedOn = new Date(createdOn.getTime() + Math.min(14, made.ageDays / 2) * dayMs);
    const past = course?.steps ?? decisionOf(made, decidedOn);
    const start = openStates[made.type];
    const purpose = purposeOf(made.type, dice);
    const [row] = await db
      .insert(applications)
      .values({
        number,
        type: made.type,
        applicantId: made.applicantId,
        districtId: puri?.id ?? 0,
        tahasilId: tahasil.id,
        mouzaId: mouza.id,
        khataNo: khatiyan.number,
        plotCode: plot.code,
        purpose,
        holding: made.type === 2 ? dice.pick(['lease', 'purchase']) : '',
        area: plot.area,
        status: made.status,
        state: past.at(-1)?.state ?? start,
        cameFrom: past.length === 0 ? '' : (past.at(-2)?.state ?? start),
        stateSince: past.at(-1)?.at ?? createdOn,
        version: 1 + past.length,
        createdOn,
      })
      .onConflictDoNothing()
      .returning({ id: applications.id });
    if (!row) continue;
    if (course) await addCase(db, row.id, course);
    if (made.type === 1) await addReport(db, row.id, reportOf(purpose, createdOn, index));
    const [applicant] = await db.select().from(users).where(eq(users.id, made.applicantId));
    const step = {
      applicationId: row.id,
      at: createdOn,
      byName: applicant?.fullName ?? '',
      byUserId: made.applicantId,
      action: 'submit',
      state: start,
      status: 'P',
      remark: '',
    };
    await db.insert(applicationSteps).values(step);
    for (const [place, taken] of past.entries()) {
      await db.insert(applicationSteps).values({
        applicationId: row.id,
        byName: officer?.fullName ?? '',
        byUserId: officer?.id ?? null,
        status: place === past.length - 1 ? made.status : 'P',
        ...taken,
      });
    }
    await addDocument(db, made.applicantId, row.id, 'khatiyan.pdf', createdOn);
  }
  for (const [key, count] of last) {
    const [type = '2', year = '0'] = key.split('/');
    await db
      .insert(sequences)
      .values({ type: Number(type), district: 'PUR', year: Number(year), last: count });
  }
  const texts = ['LA', 'IL'].map((prefix) =>
    message('en', 'notice.submitted', { number: `${prefix}/${now.getUTCFullYear()}/PUR/000001` }),
  );
  await db.insert(notifications).values(
    texts.map((text, index) => ({
      userId: citizens[0] ?? 0,
      text,
      createdOn: new Date(now.getTime() - (index + 1) * dayMs),
    })),
  );
}
