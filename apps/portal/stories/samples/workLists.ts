import { limitNames, limitRules, type Output } from '@temple-land/portal-core';
import { firstDocumentKinds } from '../../../../tests/support/firstDocumentKinds.ts';

type Lists = Readonly<Record<string, Output<'adminList'>>>;

const reason = (id: number, names: readonly [en: string, or: string], usedFor: string[]) => ({
  id,
  version: 1,
  isActive: true,
  place: id * 10,
  nameEn: names[0],
  nameOr: names[1],
  nameHi: '',
  usedFor,
});

const smsTemplate = (id: number, key: string, wording: string) => ({
  id,
  version: 1,
  isActive: true,
  key,
  language: 'en',
  templateId: `110716123456789012${id}`,
  wording,
});

const everyKind = ['report', 'land', 'case', 'quarry'];

/** The lists that casework chooses from. */
export const workLists = {
  holiday: {
    status: 200,
    result: {
      rows: [
        {
          id: 1,
          version: 1,
          isActive: true,
          day: '2026-07-16',
          nameEn: 'Rath Yatra',
          nameOr: 'ରଥଯାତ୍ରା',
          nameHi: '',
        },
      ],
      total: 1,
    },
  },
  reason: {
    status: 200,
    result: {
      rows: [
        reason(1, ['Not land of the deity', 'ଠାକୁରଙ୍କ ଜମି ନୁହେଁ'], everyKind),
        reason(2, ['Incomplete after the question', 'ପ୍ରଶ୍ନ ପରେ ମଧ୍ୟ ଅସମ୍ପୂର୍ଣ୍ଣ'], ['land']),
        { ...reason(3, ['In an auction', 'ନିଲାମରେ ଅଛି'], everyKind), isActive: false },
      ],
      total: 3,
    },
  },
  limit: {
    status: 200,
    result: {
      rows: limitNames.map((name, index) => ({
        ...limitRules[name],
        id: index + 1,
        version: 1,
        isActive: true,
        name,
        value: limitRules[name].first,
        effectiveFrom: '2026-01-01',
        reason: 'Office order 4 of 2026',
      })),
      total: limitNames.length,
    },
  },
  documentKind: {
    status: 200,
    result: {
      rows: firstDocumentKinds.slice(0, 8).map(({ documentId, ...kind }) => ({
        ...kind,
        id: documentId,
        version: 1,
        isActive: true,
        effectiveFrom: '2026-01-01',
        retiredFrom: null,
      })),
      total: 8,
    },
  },
  smsTemplate: {
    status: 200,
    result: {
      rows: [
        smsTemplate(1, 'sms.otp', ''),
        smsTemplate(2, 'sms.accountMade', 'Temple Land Portal: your account {name} is ready.'),
      ],
      total: 2,
    },
  },
} satisfies Lists;

/** The reasons from which an officer chooses. */
export const reasonList = {
  status: 200,
  result: [
    { code: 'notDeityLand', name: 'Not land of the deity' },
    { code: 'neededByTemple', name: 'Needed by the temple' },
    { code: 'other', name: 'Other' },
  ],
} satisfies Output<'reasonList'>;

/** The history of a record. */
export const adminHistory = {
  status: 200,
  result: [
    {
      id: 2,
      action: 'update',
      changedOn: '2026-02-20T06:30:00.000Z',
      changedBy: 'Saraswati Mohanty',
      approvedBy: '',
      effectiveOn: '2026-02-01',
      source: 'Office order 114 of 28-01-2026',
      sourceFile: { documentId: 41, mediaType: 'application/pdf', bytes: 245_760, language: 'or' },
      correctionNo: '',
      fields: [{ name: 'nameEn', before: 'Incomplete', after: 'Incomplete after the question' }],
    },
    {
      id: 1,
      action: 'create',
      changedOn: '2026-01-12T05:00:00.000Z',
      changedBy: 'Saraswati Mohanty',
      approvedBy: '',
      effectiveOn: '2026-01-12',
      source: '',
      correctionNo: '',
      fields: [],
    },
  ],
} satisfies Output<'adminHistory'>;
