import type { Database } from '../database.ts';
import { seedMarks } from '../schema/land.ts';

/** Returns whether a database contains the sample. */
export const isSeeded = async (db: Database): Promise<boolean> => (await db.$count(seedMarks)) > 0;
