// Long because it is sample data.
import type { Output } from '@temple-land/portal-core';

/** The figures of the home page. */
export const summary = {
  status: 200,
  result: {
    total_area: 46824.119,
    total_district: 2,
    total_tahasil: 21,
    total_village: 104,
  },
} satisfies Output<'summary'>;

/** The published notices, newest first. */
export const notificationSearch = {
  status: 200,
  result: [
    {
      slug: 'field-verification-in-brahmagiri-tahasil',
      title: 'Field verification in Brahmagiri tahasil',
      description:
        '<p>Officers will visit 62 plots in the coming week. Keep your documents ready.</p>',
      createdOn: '2026-11-22T23:37:37.100Z',
      uploadDoc: 'notice-1.pdf',
    },
    {
      slug: 'revised-application-fee-for-land-lease',
      title: 'Revised application fee for land lease',
      description:
        '<p>New fees apply to forms submitted from the <strong>first of next month</strong>.</p>',
      createdOn: '2026-11-15T23:37:37.100Z',
      uploadDoc: null,
    },
    {
      slug: 'record-correction-camp-nimapada',
      title: 'Record correction camp, Nimapada',
      description: '<p>Bring a copy of your khatiyan and a photo identity card.</p>',
      createdOn: '2026-11-06T23:37:37.100Z',
      uploadDoc: 'notice-3.pdf',
    },
    {
      slug: 'office-closed-for-the-festival',
      title: 'Office closed for the festival',
      description: '<p>The land office stays closed for two days. The portal works as usual.</p>',
      createdOn: '2026-10-23T23:37:37.100Z',
      uploadDoc: null,
    },
  ],
} satisfies Output<'notificationSearch'>;

/** The questions and answers. */
export const faq = {
  status: 200,
  result: [
    {
      slug: 'who-can-apply-for-temple-land',
      question: 'Who can apply for temple land?',
      answer:
        'Any registered citizen. You need a mobile number, proofs of identity and address, and photos of the land.',
    },
    {
      slug: 'how-do-i-register',
      question: 'How do I register?',
      answer:
        'Choose Register, enter your name and mobile number, verify the number with the code that we send, and set a password.',
    },
    {
      slug: 'how-can-i-follow-my-application',
      question: 'How can I follow my application?',
      answer:
        'Use Track Your Status with your application number, or log in and open your dashboard.',
    },
    {
      slug: 'which-files-can-i-upload',
      question: 'Which files can I upload?',
      answer: 'PDF, JPG and PNG files of up to 2 MB each.',
    },
    {
      slug: 'how-long-does-a-decision-take',
      question: 'How long does a decision take?',
      answer: 'Most land applications are decided within 30 days after the field visit.',
    },
    {
      slug: 'how-do-i-report-illegitimate-land-use',
      question: 'How do I report illegitimate land use?',
      answer:
        'Log in and choose Illegitimate Land Use. Your name is not shown to the person you report.',
    },
    {
      slug: 'i-forgot-my-password-what-can-i-do',
      question: 'I forgot my password. What can I do?',
      answer: 'Choose Forgot password on the login page. A code is sent to your mobile number.',
    },
    {
      slug: 'is-the-map-a-survey-map',
      question: 'Is the map a survey map?',
      answer: 'No. Shapes on this portal are schematic and do not replace the record of rights.',
    },
  ],
} satisfies Output<'faq'>;

/** The offices. */
export const contactList = {
  status: 200,
  result: [
    {
      contactId: 1,
      office: 'Temple land office, Puri',
      designation: 'Land officer',
      phone: '06752 000100',
      fax: '06752 000101',
      email: 'land.office@temple.example',
      address: '1 Sample Road, Sample Town 000000',
      photo: null,
    },
    {
      contactId: 2,
      office: 'Tahasil desk, Brahmagiri',
      designation: 'Tahasil officer',
      phone: '06752 000200',
      fax: '06752 000201',
      email: 'brahmagiri@temple.example',
      address: 'Tahasil office, 2 Sample Road, Sample Town 000000',
      photo: null,
    },
    {
      contactId: 3,
      office: 'Help desk of the portal',
      designation: 'Counter operator',
      phone: '06752 000300',
      fax: '06752 000301',
      email: 'help@temple.example',
      address: 'Open on working days from ten to five',
      photo: null,
    },
  ],
} satisfies Output<'contactList'>;

/** What a search for “land” finds. */
export const siteSearch = {
  status: 200,
  result: {
    notices: [
      {
        slug: 'revised-application-fee-for-land-lease',
        title: 'Revised application fee for land lease',
        excerpt: 'New fees apply to forms submitted from the first of next month.',
        createdOn: '2026-11-15T23:37:37.100Z',
      },
      {
        slug: 'office-closed-for-the-festival',
        title: 'Office closed for the festival',
        excerpt: 'The land office stays closed for two days. The portal works as usual.',
        createdOn: '2026-10-23T23:37:37.100Z',
      },
    ],
    tenders: [
      {
        tenderAdvertisementId: 5,
        state: 'open',
        letterNo: '4731/LR',
        title: 'Lease of shop rooms on temple land, Pipili',
        startDate: '2026-11-17T23:37:37.100Z',
        closeDate: '2026-12-22T23:37:37.100Z',
      },
    ],
    questions: [
      {
        slug: 'who-can-apply-for-temple-land',
        question: 'Who can apply for temple land?',
        excerpt:
          'Any registered citizen. You need a mobile number, proofs of identity and address, and photos of the land.',
      },
      {
        slug: 'how-long-does-a-decision-take',
        question: 'How long does a decision take?',
        excerpt: 'Most land applications are decided within 30 days after the field visit.',
      },
      {
        slug: 'how-do-i-report-illegitimate-land-use',
        question: 'How do I report illegitimate land use?',
        excerpt:
          'Log in and choose Illegitimate Land Use. Your name is not shown to the person you report.',
      },
    ],
    plots: [],
  },
} satisfies Output<'siteSearch'>;
