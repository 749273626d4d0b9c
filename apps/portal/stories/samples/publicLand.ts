import type { Output } from '@temple-land/portal-core';

/** The public figures of two districts. */
export const publicStatistics = {
  status: 200,
  result: {
    asOn: '2026-11-25T23:38:41.777Z',
    districts: [
      {
        district_name: 'Khordha',
        khatiyans: 55,
        plots: 142,
        area: 29752.907,
        areaFinal: 15942.0705,
        areaLeased: 4182.8568,
        areaEncroached: 561.782,
      },
      {
        district_name: 'Puri',
        khatiyans: 54,
        plots: 98,
        area: 17071.212,
        areaFinal: 7615.6688,
        areaLeased: 2587.2568,
        areaEncroached: 229.6721,
      },
    ],
    types: [
      {
        applicationType: 1,
        received: 15,
        pending: 10,
        approved: 3,
        rejected: 2,
        closed: 0,
        medianDays: 14,
      },
      {
        applicationType: 2,
        received: 45,
        pending: 21,
        approved: 10,
        rejected: 10,
        closed: 4,
        medianDays: 14,
      },
      {
        applicationType: 3,
        received: 10,
        pending: 7,
        approved: 2,
        rejected: 1,
        closed: 0,
        medianDays: 124,
      },
    ],
    tahasils: [
      {
        district_name: 'Puri',
        tehsil_name: 'Astaranga',
        received: 5,
        pending: 2,
        approved: 1,
        rejected: 1,
        closed: 1,
        medianDays: 14,
      },
      {
        district_name: 'Puri',
        tehsil_name: 'Brahmagiri',
        received: 4,
        pending: 3,
        approved: 0,
        rejected: 1,
        closed: 0,
        medianDays: 14,
      },
      {
        district_name: 'Puri',
        tehsil_name: 'Delanga',
        received: 8,
        pending: 2,
        approved: 4,
        rejected: 2,
        closed: 0,
        medianDays: 14,
      },
      {
        district_name: 'Puri',
        tehsil_name: 'Gop',
        received: 5,
        pending: 3,
        approved: 0,
        rejected: 2,
        closed: 0,
        medianDays: 14,
      },
    ],
    months: [
      {
        month: '2026-06',
        received: 2,
        decided: 0,
      },
      {
        month: '2026-07',
        received: 0,
        decided: 0,
      },
      {
        month: '2026-08',
        received: 5,
        decided: 0,
      },
      {
        month: '2026-09',
        received: 22,
        decided: 9,
      },
      {
        month: '2026-10',
        received: 23,
        decided: 15,
      },
      {
        month: '2026-11',
        received: 13,
        decided: 7,
      },
    ],
  },
} satisfies Output<'publicStatistics'>;

/** A plot that is recorded in the name of the deity. */
export const plotCheck = {
  status: 200,
  result: {
    district_name: 'Puri',
    tehsil_name: 'Krushnaprasad',
    mouza_name: 'Malud',
    recorded: 'yes',
    plotNo: '2',
    khataNo: '1',
    area: 100.8872,
    kissam: 'Puratana patita',
    asOn: '2026-11-25T23:41:23.853Z',
    recordedOn: '2026-02-04T23:37:37.100Z',
  },
} satisfies Output<'plotCheck'>;
