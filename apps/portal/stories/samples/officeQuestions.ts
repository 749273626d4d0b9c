// Sample data of questions between offices.
import type { OfficeQuestion, Output, ReceivedQuestion } from '@temple-land/portal-core';

type Asked = Omit<OfficeQuestion, 'mayWithdraw'>;

const question: Asked = {
  questionId: 2,
  office: { roleName: 'Law officer', district_name: 'Puri', tehsil_name: '' },
  officer: null,
  question: 'Is the sale of 1962 valid without the sanction of the endowment commissioner?',
  dueOn: '2026-11-20',
  state: 'open',
  isOverdue: true,
  askedBy: { userId: 3, fullName: 'Anita Dash' },
  askedOn: '2026-11-12T05:10:00.000Z',
  documents: [
    { documentId: 43, fileName: 'sale-deed.pdf', size: 48_000, kind: null, isOfOffice: false },
  ],
  answer: '',
  answeredBy: null,
  answeredOn: null,
  answerDocuments: [],
};

const answered: Asked = {
  ...question,
  questionId: 1,
  office: { roleName: 'Tahasil officer', district_name: 'Khordha', tehsil_name: 'Begunia' },
  officer: { userId: 95, fullName: 'Dilip Rout' },
  question: 'Is plot 7 of the khatiyan 112 recorded as a tank?',
  dueOn: '2026-11-22',
  state: 'answered',
  isOverdue: false,
  documents: [],
  answer: 'Yes. The record of 1962 names it as a tank of the deity.',
  answeredBy: { userId: 95, fullName: 'Dilip Rout' },
  answeredOn: '2026-11-18T09:40:00.000Z',
  answerDocuments: [
    { documentId: 71, fileName: 'record-1962.pdf', size: 91_000, kind: null, isOfOffice: true },
  ],
};

/** The questions about a land application, and the offices that can be asked. */
export const officeQuestionCase = {
  status: 200,
  result: {
    questions: [
      { ...question, mayWithdraw: true },
      { ...answered, mayWithdraw: false },
    ],
    mayAsk: true,
    offices: [
      {
        userType: 'O',
        roleId: 10,
        districtId: 1,
        tahasilId: null,
        roleName: 'Law officer',
        district_name: 'Puri',
        tehsil_name: '',
        officers: [{ userId: 94, fullName: 'Madhuri Panda' }],
      },
      {
        userType: 'T',
        roleId: 2,
        districtId: 2,
        tahasilId: 30,
        roleName: 'Tahasil officer',
        district_name: 'Khordha',
        tehsil_name: 'Begunia',
        officers: [{ userId: 95, fullName: 'Dilip Rout' }],
      },
    ],
  },
} satisfies Output<'officeQuestionCase'>;

const land = {
  applicationId: 43,
  applicationNo: 'LA/2026/PUR/000042',
  applicationType: 2,
  district_name: 'Puri',
  tehsil_name: 'Krushnaprasad',
  mouza_name: 'Malud',
  khataNo: '1',
  plotNo: '2',
  area: 100.8872,
} as const;

const toReceived = (asked: Asked, mayAnswer: boolean): ReceivedQuestion => ({
  ...asked,
  ...land,
  mayAnswer,
});

/** The questions that wait for the officer, and one that was answered. */
export const questionsToAnswer = {
  status: 200,
  result: { rows: [toReceived(question, true)], total: 1 },
} satisfies Output<'officeQuestionList'>;
export const questionsAnswered = {
  status: 200,
  result: { rows: [toReceived(answered, false)], total: 1 },
} satisfies Output<'officeQuestionList'>;
