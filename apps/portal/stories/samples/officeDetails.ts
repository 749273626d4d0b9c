import { sampleOffice, type Output } from '@temple-land/portal-core';

const first = { ...sampleOffice, phone: '06752 111 222' };
const second = {
  ...first,
  'hours.en': 'Monday to Friday, 10 am to 5 pm',
  'hours.or': 'ସୋମବାରରୁ ଶୁକ୍ରବାର, ସକାଳ 10ଟାରୁ ସନ୍ଧ୍ୟା 5ଟା',
  'hours.hi': 'सोमवार से शुक्रवार, सुबह 10 से शाम 5 बजे',
  facebook: 'https://www.facebook.example.org/temple-land',
};

/** A mark as a picture that needs no service. */
export const sampleMark =
  'data:image/gif;base64,R0lGODlhAQABAIAAAHwtEgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

const by = { askedBy: 'Kabita Jena', approvedBy: 'Bijay Mohanty' };

/** Details of the office that were published twice. */
export const officeDetails = {
  status: 200,
  result: {
    details: second,
    versions: [
      {
        version: 2,
        details: second,
        publishedOn: '2026-10-01T05:30:00.000Z',
        reason: 'The office is closed on Saturdays from October on.',
        ...by,
      },
      {
        version: 1,
        details: first,
        publishedOn: '2026-02-02T05:30:00.000Z',
        reason: 'The number of the new exchange.',
        ...by,
      },
    ],
    isWaiting: false,
  },
} satisfies Output<'officeDetails'>;
