import type { Output } from '@temple-land/portal-core';

/** Problems with pages: one with everything filled in, one with the problem only. */
export const openPageReports = {
  status: 200,
  result: {
    rows: [
      {
        reportId: 1,
        path: '/website/faq',
        problem: 'The third answer is cut off on my phone.',
        expected: 'The whole answer, with the list of documents.',
        contact: '9437000001',
        reportedOn: '2026-11-23T06:00:00.000Z',
        closedOn: null,
        closedBy: null,
      },
      {
        reportId: 2,
        path: '/citizen/applications',
        problem: 'ମୋ ଆବେଦନର ତାରିଖ ଭୁଲ୍ ଦେଖାଉଛି।',
        expected: '',
        contact: '',
        reportedOn: '2026-11-24T09:30:00.000Z',
        closedOn: null,
        closedBy: null,
      },
    ],
    total: 2,
  },
} satisfies Output<'pageReportList'>;

/** A problem that an administrator has marked as done. */
export const closedPageReports = {
  status: 200,
  result: {
    rows: [
      {
        reportId: 3,
        path: '/website/tender',
        problem: 'The calendar link does not open.',
        expected: 'The dates in my calendar.',
        contact: '',
        reportedOn: '2026-11-10T06:00:00.000Z',
        closedOn: '2026-11-12T06:00:00.000Z',
        closedBy: 'Anita Mohapatra',
      },
    ],
    total: 1,
  },
} satisfies Output<'pageReportList'>;
