import type { Clock } from '../../ports/ports.ts';
import type { Database } from '../database.ts';
import { createKeptReader } from '../query/keptReader.ts';
import { readOfficeDetails, unpublishedOffice, type OfficeDetails } from './officeDetails.ts';

/** Returns a function that reads the details of the office, from the database at most every two seconds. */
export const createOfficeReader = (db: Database, clock: Clock): (() => Promise<OfficeDetails>) =>
  createKeptReader(() => readOfficeDetails(db), unpublishedOffice, clock);
