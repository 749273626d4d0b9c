// Long because it is sample data.
import type { Output } from '@temple-land/portal-core';

type Lists = Readonly<Record<string, Output<'adminList'>>>;

/** The lists of what is published. */
export const publishLists = {
  tender: {
    status: 200,
    result: {
      rows: [
        {
          id: 7,
          version: 1,
          isActive: true,
          letterNo: '4840/LR',
          title: 'Lease of sand source at Subhadrapur, Cuttack Sadar tahasil',
          startDate: '2026-12-01T23:37:37.100Z',
          closeDate: '2027-01-04T23:37:37.100Z',
          uploadDoc: null,
          questions: [],
          corrigenda: [],
        },
        {
          id: 6,
          version: 1,
          isActive: true,
          letterNo: '4722/LR',
          title: 'Auction of standing timber, village grove at Ghoradia',
          startDate: '2026-11-20T23:37:37.100Z',
          closeDate: '2026-12-25T23:37:37.100Z',
          uploadDoc: null,
          questions: [],
          corrigenda: [],
        },
        {
          id: 1,
          version: 1,
          isActive: true,
          letterNo: '4821/LR',
          title: 'Lease of stone quarry at Malipada mouza, Khordha tahasil',
          startDate: '2026-11-14T23:37:37.100Z',
          closeDate: '2026-12-16T23:37:37.100Z',
          uploadDoc: 'tender-4821-LR.pdf',
          questions: [
            {
              questionId: 1,
              question: 'May the plan of the source be seen at the tahasil office?',
              askedOn: '2026-11-16T23:37:37.100Z',
              answer: 'Yes, on working days from ten to four.',
            },
          ],
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
        },
      ],
      total: 10,
    },
  },
  auction: {
    status: 200,
    result: {
      rows: [
        {
          id: 7,
          version: 1,
          isActive: true,
          tenderId: 7,
          auctionName: 'Lease of sand source at Subhadrapur, Cuttack Sadar tahasil',
          sourceName: 'Cuttack Sadar tahasil',
          leasePeriod: 5,
          leaseUnit: 'Year',
          royalty: 130,
          applicationFee: 2500,
          securityAmount: 59500,
          downloadStart: '2026-12-01T23:37:37.100Z',
          downloadEnd: '2027-01-04T21:37:37.100Z',
          formMStart: '2026-12-01T23:37:37.100Z',
          formMEnd: '2027-01-04T23:37:37.100Z',
          depositStart: '2026-12-01T23:37:37.100Z',
          depositEnd: '2027-01-04T23:37:37.100Z',
          technicalStart: '2027-01-06T23:37:37.100Z',
          technicalEnd: '2027-01-08T23:37:37.100Z',
          slotFrom: '2027-01-11T23:37:37.100Z',
          slotTo: '2027-01-12T03:37:37.100Z',
          committee:
            'Land officer, tahasildar, finance member, two members of the managing committee',
          tenderLabel: '4840/LR',
          bids: [],
        },
        {
          id: 6,
          version: 1,
          isActive: true,
          tenderId: 6,
          auctionName: 'Auction of standing timber, village grove at Ghoradia',
          sourceName: 'village grove at Ghoradia',
          leasePeriod: 3,
          leaseUnit: 'Year',
          royalty: null,
          applicationFee: 2500,
          securityAmount: 61250,
          downloadStart: '2026-11-20T23:37:37.100Z',
          downloadEnd: '2026-12-25T21:37:37.100Z',
          formMStart: '2026-11-20T23:37:37.100Z',
          formMEnd: '2026-12-25T23:37:37.100Z',
          depositStart: '2026-11-20T23:37:37.100Z',
          depositEnd: '2026-12-25T23:37:37.100Z',
          technicalStart: '2026-12-27T23:37:37.100Z',
          technicalEnd: '2026-12-29T23:37:37.100Z',
          slotFrom: '2027-01-01T23:37:37.100Z',
          slotTo: '2027-01-02T03:37:37.100Z',
          committee:
            'Land officer, tahasildar, finance member, two members of the managing committee',
          tenderLabel: '4722/LR',
          bids: [],
        },
      ],
      total: 10,
    },
  },
  notification: {
    status: 200,
    result: {
      rows: [
        {
          id: 1,
          version: 1,
          isActive: true,
          title: 'Field verification in Brahmagiri tahasil',
          description:
            '<p>Officers will visit 62 plots in the coming week. Keep your documents ready.</p>',
          createdOn: '2026-11-22T23:37:37.100Z',
          uploadDoc: 'notice-1.pdf',
        },
        {
          id: 2,
          version: 1,
          isActive: true,
          title: 'Revised application fee for land lease',
          description:
            '<p>New fees apply to forms submitted from the <strong>first of next month</strong>.</p>',
          createdOn: '2026-11-15T23:37:37.100Z',
          uploadDoc: null,
        },
      ],
      total: 4,
    },
  },
  faq: {
    status: 200,
    result: {
      rows: [
        {
          id: 1,
          version: 1,
          isActive: true,
          place: 0,
          question: 'Who can apply for temple land?',
          answer:
            'Any registered citizen. You need a mobile number, proofs of identity and address, and photos of the land.',
        },
        {
          id: 2,
          version: 1,
          isActive: true,
          place: 1,
          question: 'How do I register?',
          answer:
            'Choose Register, enter your name and mobile number, verify the number with the code that we send, and set a password.',
        },
      ],
      total: 8,
    },
  },
  contact: {
    status: 200,
    result: {
      rows: [
        {
          id: 1,
          version: 1,
          isActive: true,
          place: 1,
          office: 'Temple land office, Puri',
          designation: 'Land officer',
          phone: '06752 000100',
          fax: '06752 000101',
          email: 'land.office@temple.example',
          address: '1 Sample Road, Sample Town 000000',
          uploadDoc: null,
        },
        {
          id: 2,
          version: 1,
          isActive: true,
          place: 2,
          office: 'Tahasil desk, Brahmagiri',
          designation: 'Tahasil officer',
          phone: '06752 000200',
          fax: '06752 000201',
          email: 'brahmagiri@temple.example',
          address: 'Tahasil office, 2 Sample Road, Sample Town 000000',
          uploadDoc: null,
        },
      ],
      total: 3,
    },
  },
} satisfies Lists;
