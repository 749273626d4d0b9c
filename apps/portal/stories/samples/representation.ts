import { appliedLand } from './applications.ts';

/** A person without a mobile, for whom a counter operator begins to act. */
export const representationStart = {
  status: 200,
  result: {
    personId: 71,
    fullName: 'Subhadra Malik',
    endsOn: '2026-11-26T05:00:00.000Z',
    personalCode: 'K7QM-3XWA-P9RT',
  },
} as const;

const people = ['Subhadra Malik', 'Sukanti Behera', 'Narayan Swain'];

/** What a counter operator sent for others. */
export const filedList = {
  status: 200,
  result: {
    rows: appliedLand.result.rows.map((row, index) => ({
      applicationId: row.applicationId,
      applicationNo: row.applicationNo,
      applicationType: row.applicationType,
      personName: people[index % people.length] ?? '',
      statusType: row.statusType,
      state: row.state,
      createdOn: row.createdOn,
      progress: row.progress,
    })),
    total: appliedLand.result.rows.length,
  },
};
