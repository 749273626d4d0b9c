import type { Output } from '@temple-land/portal-core';

type CaseRow = Extract<Output<'caseList'>, { status: 200 }>['result']['rows'][number];

/** A case about an encroachment, at its second hearing. */
export const encroachmentCase = {
  applicationId: 65,
  applicationNo: 'CS/2026/PUR/000005',
  applicationType: 3,
  districtCode: 1,
  tahasilCode: 3,
  villageCode: 21,
  district_name: 'Puri',
  tehsil_name: 'Krushnaprasad',
  mouza_name: 'Titipa',
  khataNo: '1',
  plotCode: '21-1',
  plotNo: '1',
  area: 53.2841,
  purpose: 'Encroachment by a shop beside the village road',
  applicationKind: '',
  holding: '',
  statusType: 'P',
  state: 'HEARING',
  dueOn: null,
  createdOn: '2026-10-12T23:37:37.100Z',
  version: 4,
} satisfies Omit<CaseRow, 'case'>;

/** Cases with their hearings. */
export const caseList = {
  status: 200,
  result: {
    rows: [
      {
        ...encroachmentCase,
        case: {
          section: '16-A(1)',
          court: 'Tahasil court, Krushnaprasad',
          caseNo: '32/2026',
          courtNo: '',
          orderNo: '',
          possessionOn: null,
          appealStatus: 'pending',
          hearings: [
            {
              day: '2026-11-22',
              outcome: 'Arguments heard in part.',
            },
            {
              day: '2026-12-20',
              outcome: '',
            },
          ],
        },
      },
      {
        applicationId: 63,
        applicationNo: 'CS/2026/PUR/000003',
        applicationType: 3,
        districtCode: 1,
        tahasilCode: 4,
        villageCode: 29,
        district_name: 'Puri',
        tehsil_name: 'Satyabadi',
        mouza_name: 'Raibidhar',
        khataNo: '1',
        plotCode: '29-1',
        plotNo: '1',
        area: 27.3006,
        purpose: 'Boundary wall across the path to the grove',
        applicationKind: '',
        holding: '',
        statusType: 'P',
        state: 'HEARING',
        dueOn: null,
        createdOn: '2026-09-10T23:37:37.100Z',
        version: 4,
        case: {
          section: '16-A(1)',
          court: 'Tahasil court, Satyabadi',
          caseNo: '22/2026',
          courtNo: '',
          orderNo: '',
          possessionOn: null,
          hearings: [
            {
              day: '2026-10-21',
              outcome: 'Adjourned: the other side asked for time to file papers.',
            },
            {
              day: '2026-11-18',
              outcome: 'Record of rights produced and marked.',
            },
            {
              day: '2026-12-16',
              outcome: '',
            },
          ],
        },
      },
      {
        applicationId: 68,
        applicationNo: 'CS/2026/PUR/000008',
        applicationType: 3,
        districtCode: 1,
        tahasilCode: 9,
        villageCode: 44,
        district_name: 'Puri',
        tehsil_name: 'Gop',
        mouza_name: 'Gop',
        khataNo: '1',
        plotCode: '44-2',
        plotNo: '2',
        area: 20.1492,
        purpose: 'House built on the bank of the temple tank',
        applicationKind: '',
        holding: '',
        statusType: 'P',
        state: 'HEARING',
        dueOn: null,
        createdOn: '2026-08-29T23:37:37.100Z',
        version: 4,
        case: {
          section: '16-A(1)',
          court: 'Tahasil court, Gop',
          caseNo: '47/2026',
          courtNo: '',
          orderNo: '',
          possessionOn: null,
          hearings: [
            {
              day: '2026-10-09',
              outcome: 'Adjourned: the other side asked for time to file papers.',
            },
            {
              day: '2026-11-06',
              outcome: 'Record of rights produced and marked.',
            },
            {
              day: '2026-12-04',
              outcome: '',
            },
          ],
        },
      },
    ],
    total: 3,
  },
} satisfies Output<'caseList'>;
