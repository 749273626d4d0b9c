import type { Output } from '@temple-land/portal-core';

/** The questions of citizens to the administration: one open, one answered. */
export const queryList = {
  status: 200,
  result: {
    rows: [
      {
        queryId: 2,
        queryNo: 'Q/2026/000002',
        name: 'Rabindra Pradhan',
        mobileNo: '******0002',
        emailId: 'rabindra@example.org',
        subject: 'Copy of a khatiyan',
        query: 'Where can I get a certified copy of the khatiyan of my mouza?',
        askedOn: '2026-11-24T09:30:00.000Z',
        answer: null,
      },
      {
        queryId: 1,
        queryNo: 'Q/2026/000001',
        name: 'Sarojini Behera',
        mobileNo: '******0001',
        emailId: '',
        subject: 'Fee of a lease',
        query: 'Is the fee paid once or each year?',
        askedOn: '2026-11-12T06:00:00.000Z',
        answer: 'Once, when you apply. The rent is paid each year.',
      },
    ],
    total: 2,
  },
} satisfies Output<'queryList'>;

/** The questions of a citizen: one open, one answered. */
export const ownQueries = {
  status: 200,
  result: {
    rows: queryList.result.rows.map(({ queryNo, subject, query, askedOn, answer }) => ({
      queryNo,
      subject,
      query,
      askedOn,
      answer,
      answeredOn: answer === null ? null : '2026-11-13T06:00:00.000Z',
    })),
    total: 2,
  },
} satisfies Output<'ownQueries'>;

/** The questions about tenders: one open, one answered. */
export const tenderQuestionList = {
  status: 200,
  result: {
    rows: [
      {
        questionId: 2,
        tenderAdvertisementId: 5,
        letterNo: '4731/LR',
        title: 'Lease of shop rooms on temple land, Pipili',
        question: 'May two families bid together for one room?',
        askedOn: '2026-11-23T08:00:00.000Z',
        answer: null,
      },
      {
        questionId: 1,
        tenderAdvertisementId: 1,
        letterNo: '4821/LR',
        title: 'Lease of stone quarry at Malipada mouza, Khordha tahasil',
        question: 'May the plan of the source be seen at the tahasil office?',
        askedOn: '2026-11-16T23:37:37.100Z',
        answer: 'Yes, on working days from ten to four.',
      },
    ],
    total: 2,
  },
} satisfies Output<'tenderQuestionList'>;
