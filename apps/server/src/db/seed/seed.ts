import { createHash } from 'node:crypto';
import type { Database } from '../database.ts';
import { lockStartup } from '../query/lockStartup.ts';
import { districts, khatiyans, mouzas, plots, seedMarks, tahasils } from '../schema/land.ts';
import { leases } from '../schema/leases.ts';
import { publications } from '../schema/publications.ts';
import { mapFeatures } from '../schema/mapFeatures.ts';
import { kisams, plotDetails, satwas } from '../schema/plotDetails.ts';
import { encroachments, landSaleCases, landUseVerifications } from '../schema/register.ts';
import { seedAccounts } from './accounts.ts';
import { seedAuctions, seedContacts } from './content/seedAuctions.ts';
import { seedCases } from './cases/seedCases.ts';
import { seedCommittee } from './cases/seedCommittee.ts';
import { seedStages } from './cases/seedStages.ts';
import { seedContent } from './content/seedContent.ts';
import { insertInBatches } from './insertInBatches.ts';
import { buildLand, type SeedSize } from './land/buildLand.ts';
import type { LandRows } from './land/landRows.ts';
import { isSeeded } from './isSeeded.ts';
import { seedRates } from './land/seedRates.ts';
import { seedQuarryReturns } from './land/seedQuarryReturns.ts';
import { satwas as satwaRows } from './land/kisams.ts';
import { toDevanagari } from './land/transliteration.ts';
import { buildRegister, type RegisterRows } from './land/buildRegister.ts';
import { planHistory } from './land/history/planHistory.ts';
import { listPastDetails, seedHistory } from './land/history/seedHistory.ts';

/** Options of the seed: size, date around which records are dated, and a progress callback. */
export interface SeedOptions {
  size: SeedSize;
  now: Date;
  onProgress?: (line: string) => void;
}

const progressEvery = 20_000;

/** Returns a hash of the land's rows without shapes; equal for equal seeds. */
export function hashLand(land: LandRows): string {
  const rows = land.plots.map(({ code, kisam, area, khatiyanId }) => [
    code,
    kisam,
    area,
    khatiyanId,
  ]);
  const mouzaRows = land.mouzas.map(({ bounds: _bounds, ring: _ring, ...names }) => names);
  return createHash('sha256')
    .update(JSON.stringify([mouzaRows, land.khatiyans, rows]))
    .digest('hex');
}

async function insertLand(
  db: Database,
  land: LandRows,
  register: RegisterRows,
  say: (line: string) => void,
): Promise<void> {
  await insertInBatches(db, districts, land.districts);
  await insertInBatches(db, tahasils, land.tahasils);
  await insertInBatches(db, mouzas, land.mouzas);
  await insertInBatches(db, mapFeatures, land.features);
  await insertInBatches(db, kisams, register.kisams);
  const named = satwaRows.map((row) => ({ ...row, nameHi: toDevanagari(row.nameOr) }));
  await insertInBatches(db, satwas, named);
  await insertInBatches(db, khatiyans, register.khatiyans);
  await insertInBatches(db, plots, land.plots, (count) => {
    if (count % progressEvery === 0 || count === land.plots.length) {
      say(`  ${count} of ${land.plots.length} plots`);
    }
  });
}

async function insertRegister(db: Database, register: RegisterRows, now: Date): Promise<void> {
  await insertInBatches(db, plotDetails, register.details);
  await insertInBatches(db, leases, register.leases);
  await insertInBatches(db, encroachments, register.encroachments);
  await insertInBatches(db, landUseVerifications, register.verifications);
  await insertInBatches(db, landSaleCases, register.sales);
  await seedQuarryReturns(db, now);
  await seedRates(db, now);
}

/** Fills an empty database with the sample, once and in one transaction; other instances wait. */
export async function seed(
  db: Database,
  { size, now, onProgress = () => {} }: SeedOptions,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockStartup(tx);
    if (await isSeeded(tx)) return;
    onProgress('Filling the database with sample data');
    const land = buildLand(size);
    const register = buildRegister(land, now);
    // The tests count on a record without a past.
    const history = size === 'full' ? planHistory(land, register, now) : undefined;
    const { plots: first = land.plots, khatiyans: firstKhatiyans = register.khatiyans } =
      history ?? {};
    await insertLand(
      tx,
      { ...land, plots: first },
      { ...register, khatiyans: firstKhatiyans },
      onProgress,
    );
    const citizens = await seedAccounts(tx, now);
    if (history) await seedHistory(tx, history);
    await insertRegister(tx, register, now);
    if (history) await insertInBatches(tx, plotDetails, listPastDetails(history, register));
    await seedContent(tx, now);
    await seedAuctions(tx, citizens, now);
    await seedContacts(tx);
    await seedCases(tx, land, citizens, now);
    if (size === 'full') {
      await seedCommittee(tx, now);
      await seedStages(tx, now);
    }
    // The sample is an office at work.
    const opened = { isPublic: true, changedOn: now, reason: 'Sample' };
    await tx.insert(publications).values(opened);
    await tx.insert(seedMarks).values({ name: size, hash: hashLand(land) });
  });
}
