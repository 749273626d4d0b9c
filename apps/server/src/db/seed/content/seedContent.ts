import { buildSlug } from '@temple-land/portal-core';
import type { Database } from '../../database.ts';
import { faqs, notices, publicFiles, tenders } from '../../schema/content.ts';
import { buildSamplePdf } from '../samplePdf.ts';
import { faqTexts, noticeTexts, tenderTitles } from './contentTranslations.ts';

const dayMs = 86_400_000;

// Titles, first and last day counted from the day of seeding, and whether a document is published.
const tenderData: readonly (readonly [
  letter: string,
  title: string,
  opens: number,
  closes: number,
  hasFile: boolean,
])[] = [
  ['4821/LR', 'Lease of stone quarry at Malipada mouza, Khordha tahasil', -11, 21, true],
  ['4790/LR', 'Auction of seasonal fishery rights, temple tank group B', -26, 3, false],
  ['4755/LR', 'Five-year agricultural lease, 41 plots in Delanga tahasil', -32, 14, true],
  ['4748/LR', 'Yearly lease of coconut groves, Satyabadi tahasil', -14, 9, false],
  ['4731/LR', 'Lease of shop rooms on temple land, Pipili', -8, 27, true],
  ['4722/LR', 'Auction of standing timber, village grove at Ghoradia', -5, 30, false],
  ['4840/LR', 'Lease of sand source at Subhadrapur, Cuttack Sadar tahasil', 6, 40, false],
  ['4610/LR', 'Lease of cashew plantation, Chhatrapur tahasil', -120, -80, true],
  ['4588/LR', 'Auction of fishery rights, temple tank group A', -160, -130, true],
  ['4502/LR', 'Agricultural lease, 18 plots in Gop tahasil', -220, -190, false],
];

const noticeData: readonly (readonly [
  age: number,
  title: string,
  text: string,
  hasFile: boolean,
])[] = [
  [
    3,
    'Field verification in Brahmagiri tahasil',
    '<p>Officers will visit 62 plots in the coming week. Keep your documents ready.</p>',
    true,
  ],
  [
    10,
    'Revised application fee for land lease',
    '<p>New fees apply to forms submitted from the <strong>first of next month</strong>.</p>',
    false,
  ],
  [
    19,
    'Record correction camp, Nimapada',
    '<p>Bring a copy of your khatiyan and a photo identity card.</p>',
    true,
  ],
  [
    33,
    'Office closed for the festival',
    '<p>The land office stays closed for two days. The portal works as usual.</p>',
    false,
  ],
];

const faqData: readonly (readonly [question: string, answer: string])[] = [
  [
    'Who can apply for temple land?',
    'Any registered citizen. You need a mobile number, proofs of identity and address, and photos of the land.',
  ],
  [
    'How do I register?',
    'Choose Register, enter your name and mobile number, verify the number with the code that we send, and set a password.',
  ],
  [
    'How can I follow my application?',
    'Use Track Your Status with your application number, or log in and open your dashboard.',
  ],
  ['Which files can I upload?', 'PDF, JPG and PNG files of up to 2 MB each.'],
  [
    'How long does a decision take?',
    'Most land applications are decided within 30 days after the field visit.',
  ],
  [
    'How do I report illegitimate land use?',
    'Log in and choose Illegitimate Land Use. Your name is not shown to the person you report.',
  ],
  [
    'I forgot my password. What can I do?',
    'Choose Forgot password on the login page. A code is sent to your mobile number.',
  ],
  [
    'Is the map a survey map?',
    'No. Shapes on this portal are schematic and do not replace the record of rights.',
  ],
];

const getFileName = (hasFile: boolean, name: string) => (hasFile ? name : null);

/** Adds tenders in every state, notices and questions, dated around the day of seeding. */
export async function seedContent(db: Database, now: Date): Promise<void> {
  const at = (days: number) => new Date(now.getTime() + days * dayMs);
  const file = (name: string, title: string) => ({
    name,
    mediaType: 'application/pdf',
    base64: Buffer.from(buildSamplePdf(`Sample document: ${title}`)).toString('base64'),
  });
  const tenderFile = (letter: string) => `tender-${letter.replace('/', '-')}.pdf`;
  await db.insert(tenders).values(
    tenderData.map(([letterNo, title, opens, closes, hasFile]) => ({
      letterNo,
      title,
      titleOr: tenderTitles[letterNo]?.or ?? '',
      titleHi: tenderTitles[letterNo]?.hi ?? '',
      startDate: at(opens),
      closeDate: at(closes),
      uploadDoc: getFileName(hasFile, tenderFile(letterNo)),
    })),
  );
  await db.insert(notices).values(
    noticeData.map(([age, title, description, hasFile], index) => ({
      slug: buildSlug(title, 'notice'),
      title,
      titleOr: noticeTexts[title]?.title.or ?? '',
      titleHi: noticeTexts[title]?.title.hi ?? '',
      description,
      descriptionOr: noticeTexts[title]?.text.or ?? '',
      descriptionHi: noticeTexts[title]?.text.hi ?? '',
      createdOn: at(-age),
      uploadDoc: getFileName(hasFile, `notice-${index + 1}.pdf`),
    })),
  );
  await db.insert(faqs).values(
    faqData.map(([question, answer], place) => ({
      place,
      slug: buildSlug(question, 'question'),
      question,
      questionOr: faqTexts[question]?.question.or ?? '',
      questionHi: faqTexts[question]?.question.hi ?? '',
      answer,
      answerOr: faqTexts[question]?.answer.or ?? '',
      answerHi: faqTexts[question]?.answer.hi ?? '',
    })),
  );
  const tenderFiles = tenderData
    .filter((row) => row[4])
    .map(([letter, title]) => file(tenderFile(letter), title));
  const noticeFiles = noticeData.flatMap(([, title, , hasFile], index) =>
    hasFile ? [file(`notice-${index + 1}.pdf`, title)] : [],
  );
  await db.insert(publicFiles).values([...tenderFiles, ...noticeFiles]);
}
