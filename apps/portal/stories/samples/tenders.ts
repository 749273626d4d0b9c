import type { Output } from '@temple-land/portal-core';

/** The published tenders, the latest first. */
export const tenderSearch = {
  status: 200,
  result: [
    {
      tenderAdvertisementId: 7,
      letterNo: '4840/LR',
      title: 'Lease of sand source at Subhadrapur, Cuttack Sadar tahasil',
      startDate: '2026-12-01T23:37:37.100Z',
      closeDate: '2027-01-04T23:37:37.100Z',
      uploadDoc: null,
    },
    {
      tenderAdvertisementId: 6,
      letterNo: '4722/LR',
      title: 'Auction of standing timber, village grove at Ghoradia',
      startDate: '2026-11-20T23:37:37.100Z',
      closeDate: '2026-12-25T23:37:37.100Z',
      uploadDoc: null,
    },
    {
      tenderAdvertisementId: 5,
      letterNo: '4731/LR',
      title: 'Lease of shop rooms on temple land, Pipili',
      startDate: '2026-11-17T23:37:37.100Z',
      closeDate: '2026-12-22T23:37:37.100Z',
      uploadDoc: 'tender-4731-LR.pdf',
    },
    {
      tenderAdvertisementId: 1,
      letterNo: '4821/LR',
      title: 'Lease of stone quarry at Malipada mouza, Khordha tahasil',
      startDate: '2026-11-14T23:37:37.100Z',
      closeDate: '2026-12-16T23:37:37.100Z',
      uploadDoc: 'tender-4821-LR.pdf',
    },
    {
      tenderAdvertisementId: 4,
      letterNo: '4748/LR',
      title: 'Yearly lease of coconut groves, Satyabadi tahasil',
      startDate: '2026-11-11T23:37:37.100Z',
      closeDate: '2026-12-04T23:37:37.100Z',
      uploadDoc: null,
    },
    {
      tenderAdvertisementId: 2,
      letterNo: '4790/LR',
      title: 'Auction of seasonal fishery rights, temple tank group B',
      startDate: '2026-10-30T23:37:37.100Z',
      closeDate: '2026-11-28T23:37:37.100Z',
      uploadDoc: null,
    },
  ],
} satisfies Output<'tenderSearch'>;

/** A corrigendum and an answered question. */
export const tenderHistory = {
  status: 200,
  result: {
    corrigenda: [
      {
        number: 1,
        reason: 'The date was moved because offices were closed for the festival.',
        changes: [
          {
            label: 'closeDate',
            from: '2026-12-09T23:37:37.100Z',
            to: '2026-12-16T23:37:37.100Z',
          },
        ],
        issuedOn: '2026-11-19T23:37:37.100Z',
      },
    ],
    questions: [
      {
        question: 'May the plan of the source be seen at the tahasil office?',
        askedOn: '2026-11-16T23:37:37.100Z',
        answer: 'Yes, on working days from ten to four.',
        answeredOn: '2026-11-17T23:37:37.100Z',
      },
    ],
  },
} satisfies Output<'tenderHistory'>;

/** The columns of the printed document of an auction. */
export const auctionPdf = {
  status: 200,
  result: [
    [
      1,
      '4821/LR',
      '5',
      'Year',
      130,
      'Khordha tahasil',
      '2026-11-14T23:37:37.100Z',
      '2026-12-16T23:37:37.100Z',
      '2026-11-14T23:37:37.100Z',
      '2026-12-16T23:37:37.100Z',
      '2026-11-14T23:37:37.100Z',
      '2026-12-16T21:37:37.100Z',
      '2026-12-18T23:37:37.100Z',
      2500,
      56000,
      '2026-12-23T23:37:37.100Z',
      '2026-12-24T03:37:37.100Z',
      'Lease of stone quarry at Malipada mouza, Khordha tahasil',
      'Land officer, tahasildar, finance member, two members of the managing committee',
      '2026-12-20T23:37:37.100Z',
    ],
  ],
} satisfies Output<'auctionPdf'>;

/** An open tender with its auction. */
export const tenderDetails = {
  status: 200,
  result: {
    tender: {
      tenderAdvertisementId: 6,
      letterNo: '4722/LR',
      title: 'Auction of standing timber, village grove at Ghoradia',
      startDate: '2026-11-20T23:37:37.100Z',
      closeDate: '2026-12-25T23:37:37.100Z',
      uploadDoc: null,
    },
    state: 'open',
    auction: auctionPdf.result[0] ?? null,
  },
} satisfies Output<'tenderDetails'>;
