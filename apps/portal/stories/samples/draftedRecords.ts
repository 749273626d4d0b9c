import type { Output } from '@temple-land/portal-core';

const camp = {
  title: 'Camp at Nimapara',
  titleOr: 'ନିମାପଡ଼ାରେ ଶିବିର',
  titleHi: '',
  description: '<p>The camp is on 5 October at ten.</p><p>Bring your papers.</p>',
  descriptionOr: '<p>ଶିବିର 5 ଅକ୍ଟୋବର ଦଶଟାରେ ହେବ।</p>',
  descriptionHi: '',
  documentLanguage: 'en',
};
const moved = { ...camp, description: camp.description.replace('ten', 'eleven') };
const version = (number: number, fields: typeof camp, people: [string, string]) => ({
  version: number,
  source: { fields },
  reviewOn: '',
  publishedOn: `2026-09-2${number}T05:30:00.000Z`,
  reason: number === 1 ? '' : 'The hall is free later',
  askedBy: people[0],
  approvedBy: people[1],
});

/** A notice with a draft, two versions and its text before them. */
export const noticeDetails = {
  status: 200,
  result: {
    draft: {
      source: {
        fields: {
          ...moved,
          title: 'Camp at Nimapara, in the town hall',
          uploadDoc: 'hall-plan.pdf',
        },
      },
      reviewOn: '2026-12-01',
      revision: 3,
      savedBy: 'Kabita Jena',
      savedOn: '2026-10-06T05:30:00.000Z',
    },
    versions: [
      version(3, moved, ['Kabita Jena', 'Ranjan Das']),
      version(2, { ...camp, titleHi: 'निमापाड़ा में शिविर' }, ['Kabita Jena', '']),
      version(1, camp, ['', '']),
    ],
    waiting: null,
    present: { fields: { ...moved, uploadDoc: 'camp-plan.pdf' } },
    documents: [
      { uploadDoc: 'camp-plan.pdf', mediaType: 'application/pdf', bytes: 184_320 },
      { uploadDoc: 'hall-plan.pdf', mediaType: 'application/pdf', bytes: 245_760 },
    ],
  },
} satisfies Output<'sitePageDetails'>;

const card = {
  place: 20,
  office: 'Land office, Puri',
  officeOr: 'ଭୂମି କାର୍ଯ୍ୟାଳୟ, ପୁରୀ',
  officeHi: '',
  designation: 'Land Officer',
  designationOr: 'ଭୂମି ଅଧିକାରୀ',
  designationHi: '',
  phone: '06752 000 001',
  fax: '',
  email: '',
  address: 'Grand Road, Puri',
  addressOr: '',
  addressHi: '',
};

/** A contact card with a draft that adds a photo. */
export const contactDetails = {
  status: 200,
  result: {
    draft: {
      source: { fields: { ...card, phone: '06752 000 002', uploadDoc: 'officer.png' } },
      reviewOn: '',
      revision: 2,
      savedBy: 'Kabita Jena',
      savedOn: '2026-10-06T05:30:00.000Z',
    },
    versions: [],
    waiting: null,
    present: { fields: { ...card, uploadDoc: null } },
    documents: [{ uploadDoc: 'officer.png', mediaType: 'image/png', bytes: 48_640 }],
  },
} satisfies Output<'sitePageDetails'>;

const tenderFields = {
  letterNo: '5120/LR',
  title: 'Lease of fish tanks',
  titleOr: '',
  titleHi: '',
  startDate: '2026-09-01T04:30:00.000Z',
  closeDate: '2026-09-30T11:30:00.000Z',
  documentLanguage: 'en',
};

/** A tender that was never changed. */
export const tenderDetails = {
  status: 200,
  result: {
    draft: null,
    versions: [],
    waiting: null,
    present: { fields: tenderFields },
    documents: [],
  },
} satisfies Output<'sitePageDetails'>;

/** The draft of a question that is not stored yet. */
export const newQuestionDetails = {
  status: 200,
  result: {
    draft: {
      source: { fields: { question: 'Who may apply?', answer: 'Everybody.' } },
      reviewOn: '',
      revision: 1,
      savedBy: 'Kabita Jena',
      savedOn: '2026-10-06T05:30:00.000Z',
    },
    versions: [],
    waiting: null,
    present: null,
    documents: [],
  },
} satisfies Output<'sitePageDetails'>;
