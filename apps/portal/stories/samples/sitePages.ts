import type { Output, PageSource, SitePageRow } from '@temple-land/portal-core';

const first: PageSource = {
  title: { en: 'Terms and Conditions', or: 'ନିୟମ ଓ ସର୍ତ୍ତ', hi: 'नियम और शर्तें' },
  lead: { en: '', or: '', hi: '' },
  sections: [
    {
      id: 'use',
      heading: { en: 'Use of the portal', or: 'ପୋର୍ଟାଲର ବ୍ୟବହାର', hi: 'पोर्टल का उपयोग' },
      blocks: [
        {
          kind: 'text',
          texts: {
            en: 'The portal is free to use.',
            or: 'ପୋର୍ଟାଲର ବ୍ୟବହାର ମାଗଣା।',
            hi: 'पोर्टल का उपयोग निःशुल्क है।',
          },
        },
        {
          kind: 'links',
          texts: {
            en: '[Contact Us](/website/contact-us)',
            or: '[ଯୋଗାଯୋଗ](/website/contact-us)',
            hi: '[संपर्क](/website/contact-us)',
          },
        },
      ],
    },
  ],
};
const [section] = first.sections;
const fees = {
  id: 'fees',
  heading: { en: 'Fees', or: 'ଶୁଳ୍କ', hi: 'शुल्क' },
  blocks: [
    {
      kind: 'table' as const,
      texts: {
        en: 'Fees of copies\nCopy | Rupees\nRecord | 20\nMap | 50',
        or: 'ନକଲର ଶୁଳ୍କ\nନକଲ | ଟଙ୍କା\nରେକର୍ଡ | 20\nମାନଚିତ୍ର | 50',
        hi: 'प्रतियों का शुल्क\nप्रति | रुपये\nअभिलेख | 20\nमानचित्र | 50',
      },
    },
  ],
};
const second: PageSource = { ...first, sections: [...(section ? [section] : []), fees] };
const draft: PageSource = {
  ...second,
  lead: {
    en: 'What applies to those who use the portal.',
    or: 'ଯେଉଁମାନେ ପୋର୍ଟାଲ ବ୍ୟବହାର କରନ୍ତି, ସେମାନଙ୍କ ପାଇଁ କଣ ଲାଗୁ।',
    hi: 'पोर्टल का उपयोग करने वालों पर क्या लागू होता है।',
  },
};

const row = (name: SitePageRow['name'], changes: Partial<SitePageRow> = {}): SitePageRow => ({
  name,
  title: '',
  version: 0,
  publishedOn: null,
  reviewOn: '',
  isReviewDue: false,
  hasDraft: false,
  isWaiting: false,
  ...changes,
});

/** Pages in every state. */
export const sitePageList = {
  status: 200,
  result: [
    row('about', {
      version: 1,
      publishedOn: '2026-02-02T05:30:00.000Z',
      reviewOn: '2026-08-01',
      isReviewDue: true,
    }),
    row('help'),
    row('privacy-policy', { isWaiting: true, hasDraft: true }),
    row('terms', { version: 2, publishedOn: '2026-10-01T05:30:00.000Z', hasDraft: true }),
    row('faq-3', {
      title: 'How do I apply?',
      version: 2,
      reviewOn: '2026-10-01',
      isReviewDue: true,
    }),
    row('notification-12', { title: 'Camp at Nimapara', version: 2, hasDraft: true }),
    row('tender-new-1f', { title: 'Lease of fish tanks', hasDraft: true, isWaiting: true }),
  ],
} satisfies Output<'sitePageList'>;

const by = { askedBy: 'Kabita Jena', approvedBy: 'Bijay Mohanty' };

/** A page with a draft that was published twice. */
export const sitePageDetails = {
  status: 200,
  result: {
    draft: {
      source: draft,
      reviewOn: '',
      revision: 3,
      savedBy: 'Kabita Jena',
      savedOn: '2026-10-05T05:30:00.000Z',
    },
    versions: [
      {
        version: 2,
        source: second,
        reviewOn: '',
        publishedOn: '2026-10-01T05:30:00.000Z',
        reason: 'The fees of copies.',
        ...by,
      },
      {
        version: 1,
        source: first,
        reviewOn: '',
        publishedOn: '2026-02-02T05:30:00.000Z',
        reason: 'The wording of the office.',
        ...by,
      },
    ],
    waiting: null,
    present: null,
    documents: [],
  },
} satisfies Output<'sitePageDetails'>;
