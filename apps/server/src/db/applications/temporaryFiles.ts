import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { documents } from '../schema/documents.ts';

/** The condition that a file is temporary: of no application, bidder, correction request or profile. */
export const isTemporaryFile = (): SQL | undefined =>
  and(
    isNull(documents.applicationId),
    isNull(documents.bidderId),
    isNull(documents.correctionId),
    eq(documents.profilePart, ''),
  );
