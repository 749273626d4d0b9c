import { officeFields, type OfficeField } from '@temple-land/portal-core';
import { readOfficeDetails } from '../db/office/officeDetails.ts';
import { officeVersions } from '../db/schema/officeVersions.ts';
import type { ChangeKind } from './change.ts';

const isOfficeField = (name: string): name is OfficeField =>
  officeFields.some((field) => field === name);

/** A new version of the details of the office; the fields of the change are the details that it changes. */
export const officeChange: ChangeKind = {
  readPresent: async (tx, { before }) => {
    const { details } = await readOfficeDetails(tx);
    const names = Object.keys(before).filter(isOfficeField);
    return Object.fromEntries(names.map((name) => [name, details[name]]));
  },
  apply: async ({ tx, context }, { after, reason, askedBy }) => {
    const { version, details } = await readOfficeDetails(tx);
    const changed = Object.entries(after).map(([name, value]) => [name, String(value ?? '')]);
    await tx.insert(officeVersions).values({
      version: version + 1,
      details: { ...details, ...Object.fromEntries(changed) },
      publishedOn: context.clock(),
      reason,
      askedBy,
      approvedBy: context.caller.userId,
    });
  },
};
