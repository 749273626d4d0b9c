import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildApplicationNumber, message } from '@temple-land/portal-core';
import type { Database } from '../../database.ts';
import { users } from '../../schema/account.ts';
import { applications, applicationSteps, sequences } from '../../schema/applications.ts';
import { cases, hearings, reports } from '../../schema/applicationDetails.ts';
import { notifications } from '../../schema/content.ts';
import { documents } from '../../schema/documents.ts';
import {
  dayMs,
  buildHistory,
  openStates,
  planApplications,
  pickPurpose,
  getCreationDate,
  type SampleApplication,
} from './casePlan.ts';
import { buildReport } from './complaints.ts';
import type { CaseTimeline, SampleStep } from './caseTimeline.ts';
import type { LandRows } from '../land/landRows.ts';
import { seedParties } from './seedParties.ts';
import { pickFreeLand, pickLand, type SampleLand } from './pickLand.ts';
import { buildSamplePdf } from '../samplePdf.ts';
import { createSeededRandom } from '../random.ts';

async function addCase(
  db: Database,
  applicationId: number,
  { details, hearings: days }: CaseTimeline,
) {
  await db.insert(cases).values({ applicationId, ...details });
  if (days.length > 0) {
    await db.insert(hearings).values(days.map((day) => ({ applicationId, ...day })));
  }
}

async function addDocument(
  db: Database,
  ownerId: number,
  applicationId: number,
  name: string,
  now: Date,
) {
  const content = buildSamplePdf(`Sample document of application ${applicationId}`);
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

/** The shared context of all sample applications. */
interface SeedContext extends SampleLand {
  db: Database;
  officer: { id: number; fullName: string } | undefined;
  now: Date;
}

/** Adds a sample application with its details; returns its id and steps. */
async function addApplication(sample: SeedContext, made: SampleApplication, number: string) {
  const { db, random, districtId, now } = sample;
  const { tahasil, mouza, khatiyan, plot } =
    made.type === 2 ? pickFreeLand(sample) : pickLand(sample);
  const createdOn = getCreationDate(made, now);
  const { steps, course } = buildHistory(made, tahasil.nameEn, now);
  const start = openStates[made.type];
  const purpose = pickPurpose(made.type, random);
  const holding = made.type === 2 ? random.pick(['lease', 'purchase']) : '';
  const [row] = await db
    .insert(applications)
    .values({
      number,
      type: made.type,
      applicantId: made.applicantId,
      districtId,
      tahasilId: tahasil.id,
      mouzaId: mouza.id,
      khataNo: khatiyan.number,
      plotCode: plot.code,
      purpose,
      applicationKind: holding,
      holding,
      area: plot.area,
      status: made.status,
      state: steps.at(-1)?.state ?? start,
      cameFrom: steps.length === 0 ? '' : (steps.at(-2)?.state ?? start),
      stateSince: steps.at(-1)?.at ?? createdOn,
      version: 1 + steps.length,
      createdOn,
    })
    .onConflictDoNothing()
    .returning({ id: applications.id });
  if (!row) return undefined;
  if (course) {
    await addCase(db, row.id, course);
    const issuedBy = sample.officer?.id ?? made.applicantId;
    const matter = { applicationId: row.id, made, mouza: mouza.nameEn, steps, issuedBy, now };
    await seedParties(db, matter);
  }
  if (made.type === 1) {
    const report = buildReport(purpose, createdOn, made.index);
    await db.insert(reports).values({ applicationId: row.id, ...report });
  }
  return { id: row.id, steps };
}

async function addSteps(
  sample: SeedContext,
  applicationId: number,
  made: SampleApplication,
  taken: readonly SampleStep[],
) {
  const { db, officer, now } = sample;
  const [applicant] = await db.select().from(users).where(eq(users.id, made.applicantId));
  await db.insert(applicationSteps).values({
    applicationId,
    at: getCreationDate(made, now),
    byName: applicant?.fullName ?? '',
    byUserId: made.applicantId,
    action: 'submit',
    state: openStates[made.type],
    status: 'P',
    remark: '',
  });
  for (const [place, step] of taken.entries()) {
    await db.insert(applicationSteps).values({
      applicationId,
      byName: officer?.fullName ?? '',
      byUserId: officer?.id ?? null,
      status: place === taken.length - 1 ? made.status : 'P',
      ...step,
    });
  }
}

/** Sets the sequences to the last used numbers. */
async function addSequences(db: Database, lastNumbers: ReadonlyMap<string, number>) {
  for (const [key, last] of lastNumbers) {
    const [type = '2', year = '0'] = key.split('/');
    await db
      .insert(sequences)
      .values({ type: Number(type), district: 'PUR', year: Number(year), last });
  }
}

async function addNotices(db: Database, userId: number, now: Date) {
  const numbers = ['LA', 'IL'].map((prefix) => `${prefix}/${now.getUTCFullYear()}/PUR/000001`);
  await db.insert(notifications).values(
    numbers.map((number, index) => ({
      userId,
      text: message('en', 'notice.submitted', { number }),
      kind: 'application',
      applicationNo: number,
      createdOn: new Date(now.getTime() - (index + 1) * dayMs),
    })),
  );
}

/** Adds applications, reports and cases of Puri in every stage, with history and documents. */
export async function seedCases(
  db: Database,
  land: LandRows,
  citizens: readonly number[],
  now: Date,
): Promise<void> {
  const random = createSeededRandom(31);
  const districtId = land.districts.find(({ code }) => code === 'PUR')?.id ?? 0;
  const [officer] = await db.select().from(users).where(eq(users.loginId, 'officer.puri'));
  const usedPlots = new Set<string>();
  const retryRandom = createSeededRandom(37);
  const sample = { db, land, random, retryRandom, districtId, usedPlots, officer, now };
  const lastNumbers = new Map<string, number>();
  for (const made of planApplications(citizens, random)) {
    const createdOn = getCreationDate(made, now);
    const key = `${made.type}/${createdOn.getUTCFullYear()}`;
    const last = (lastNumbers.get(key) ?? 0) + 1;
    lastNumbers.set(key, last);
    const number = buildApplicationNumber(made.type, createdOn.getUTCFullYear(), 'PUR', last);
    const added = await addApplication(sample, made, number);
    if (!added) continue;
    await addSteps(sample, added.id, made, added.steps);
    await addDocument(db, made.applicantId, added.id, 'khatiyan.pdf', createdOn);
  }
  await addSequences(db, lastNumbers);
  await addNotices(db, citizens[0] ?? 0, now);
}
