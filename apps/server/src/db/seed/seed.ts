import { createHash } from 'node:crypto';
import type { Database } from '../database.ts';
import { lockStartup } from '../query/lockStartup.ts';
import { districts, khatiyans, mouzas, plots, seedMarks, tahasils } from '../schema/land.ts';
import { leases } from '../schema/leases.ts';
import { kisams, plotDetails } from '../schema/plotDetails.ts';
import { encroachments, landSaleCases, landUseVerifications } from '../schema/register.ts';
import { seedAccounts } from './accounts.ts';
import { seedAuctions, seedContacts } from './content/auctions.ts';
import { seedCases } from './cases/cases.ts';
import { seedContent } from './content/content.ts';
import { insertAll } from './insert.ts';
import { makeLand, type SeedSize } from './land/land.ts';
import type { Land } from './land/landRows.ts';
import { isSeeded } from './mark.ts';
import { seedQuarryReturns } from './land/quarryReturns.ts';
import { makeRegister, type Register } from './land/register.ts';

/** What the seed needs: how much land, the day around which things are dated, and where to tell progress. */
export interface SeedOptions {
  size: SeedSize;
  now: Date;
  say?: (line: string) => void;
}

const progressEvery = 20_000;

/** Returns one hash over the land's rows, shapes left out; equal for equal seeds. */
export function landHash(land: Land): string {
  const rows = land.plots.map(({ code, kisam, area, khatiyanId }) => [
    code,
    kisam,
    area,
    khatiyanId,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([land.mouzas, land.khatiyans, rows]))
    .digest('hex');
}

async function insertLand(
  db: Database,
  land: Land,
  register: Register,
  say: (line: string) => void,
): Promise<void> {
  await insertAll(db, districts, land.districts);
  await insertAll(db, tahasils, land.tahasils);
  await insertAll(db, mouzas, land.mouzas);
  await insertAll(db, kisams, register.kisams);
  await insertAll(db, khatiyans, register.khatiyans);
  await insertAll(db, plots, land.plots, (count) => {
    if (count % progressEvery === 0 || count === land.plots.length) {
      say(`  ${count} of ${land.plots.length} plots`);
    }
  });
}

async function insertRegister(db: Database, register: Register, now: Date): Promise<void> {
  await insertAll(db, plotDetails, register.details);
  await insertAll(db, leases, register.leases);
  await insertAll(db, encroachments, register.encroachments);
  await insertAll(db, landUseVerifications, register.verifications);
  await insertAll(db, landSaleCases, register.sales);
  await seedQuarryReturns(db, now);
}

/** Fills an empty database with the sample once, in one transaction; other instances wait for it. */
export async function seed(
  db: Database,
  { size, now, say = () => {} }: SeedOptions,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockStartup(tx);
    if (await isSeeded(tx)) return;
    say('Filling the database with sample data');
    const land = makeLand(size);
    const register = makeRegister(land, now);
    await insertLand(tx, land, register, say);
    await insertRegister(tx, register, now);
    const citizens = await seedAccounts(tx, now);
    await seedContent(tx, now);
    await seedAuctions(tx, citizens, now);
    await seedContacts(tx);
    await seedCases(tx, land, citizens, now);
    await tx.insert(seedMarks).values({ name: size, hash: landHash(land) });
  });
}
