// Long because it lists every kind of document with which a portal begins.
import type { DocumentKindRule, Language } from '../../packages/portal-core/src/index.ts';

const landKinds: DocumentKindRule['requiredFor'] = [
  'landPurchase',
  'landLease',
  'leaseRenewal',
  'leaseTransfer',
  'leaseSuccession',
  'landExchange',
  'recordCorrection',
];

const everyone = ['individual', 'joint', 'institution', 'company'] as const;

type AskedField = 'requiredFor' | 'optionalFor' | 'applicants' | 'condition' | 'steps';
type Asked = Partial<Pick<DocumentKindRule, AskedField>>;

const kind = (
  documentId: number,
  code: string,
  place: number,
  [nameEn, nameOr, nameHi]: readonly [en: string, or: string, hi: string],
  asked: Asked,
): DocumentKindRule => ({
  documentId,
  code,
  place,
  nameEn,
  nameOr,
  nameHi,
  requiredFor: [],
  optionalFor: [],
  applicants: [...everyone],
  condition: 'always',
  steps: [],
  fileTypes: ['pdf', 'jpg', 'png'],
  maxKb: 2048,
  validMonths: 0,
  ...asked,
});

/** The photos of the land from each side. */
const photosOfSides = (
  [
    ['North', 'ଉତ୍ତର', 'उत्तर'],
    ['East', 'ପୂର୍ବ', 'पूर्व'],
    ['South', 'ଦକ୍ଷିଣ', 'दक्षिण'],
    ['West', 'ପଶ୍ଚିମ', 'पश्चिम'],
  ] as const
).map(([side, or, hi], index) =>
  kind(
    28 + index,
    `photo${side}`,
    141 + index,
    [
      `Photo of the land and its buildings from the ${side.toLowerCase()}`,
      `${or} ପଟରୁ ଜମି ଓ ଘରର ଫଟୋ`,
      `${hi} की ओर से भूमि और भवनों की तस्वीर`,
    ],
    { requiredFor: landKinds },
  ),
);

/** The documents that every application for land needs, beside the challan, by their codes. */
export const landDocumentCodes = [
  'identity',
  'addressProof',
  'photoNorth',
  'photoEast',
  'photoSouth',
  'photoWest',
] as const;

/** The kinds of documents with which a new portal begins, in their order. */
export const firstDocumentKinds: readonly DocumentKindRule[] = [
  kind(1, 'identity', 10, ['Identity proof', 'ପରିଚୟ ପ୍ରମାଣ', 'पहचान प्रमाण'], {
    requiredFor: [...landKinds, 'quarry'],
    steps: ['land.answer'],
  }),
  kind(27, 'addressProof', 15, ['Address proof', 'ଠିକଣାର ପ୍ରମାଣ', 'पते का प्रमाण'], {
    requiredFor: landKinds,
  }),
  kind(2, 'khatiyan', 20, ['Copy of khatiyan', 'ଖତିୟାନ ନକଲ', 'खतियान की प्रति'], {
    requiredFor: landKinds,
    condition: 'noPlot',
    steps: ['land.answer'],
  }),
  kind(
    4,
    'challan',
    30,
    ['Challan of the application fee', 'ଆବେଦନ ଶୁଳ୍କର ଚାଲାଣ', 'आवेदन शुल्क का चालान'],
    { requiredFor: [...landKinds, 'quarry'], condition: 'challan' },
  ),
  kind(5, 'solvency', 40, ['Proof of solvency', 'ଆର୍ଥିକ ସ୍ୱଚ୍ଛଳତାର ପ୍ରମାଣ', 'शोधन-क्षमता का प्रमाण'], {
    requiredFor: ['quarry'],
  }),
  kind(10, 'possession', 50, ['Proof of possession', 'ଦଖଲର ପ୍ରମାଣ', 'कब्ज़े का प्रमाण'], {
    requiredFor: ['landPurchase'],
  }),
  kind(
    22,
    'possessionSecond',
    60,
    [
      'Second proof of possession, of another kind',
      'ଦଖଲର ଦ୍ୱିତୀୟ ପ୍ରମାଣ, ଅନ୍ୟ ପ୍ରକାରର',
      'कब्ज़े का दूसरा प्रमाण, दूसरे प्रकार का',
    ],
    { requiredFor: ['landPurchase'] },
  ),
  kind(12, 'leaseDeed', 70, ['Lease deed or order', 'ଲିଜ୍ ଦଲିଲ କିମ୍ବା ଆଦେଶ', 'पट्टा विलेख या आदेश'], {
    requiredFor: ['leaseRenewal', 'leaseTransfer', 'leaseSuccession'],
  }),
  kind(
    14,
    'legalHeir',
    80,
    ['Legal heir certificate', 'ଆଇନଗତ ଉତ୍ତରାଧିକାରୀ ପ୍ରମାଣପତ୍ର', 'विधिक उत्तराधिकारी प्रमाण-पत्र'],
    { requiredFor: ['leaseSuccession'] },
  ),
  kind(
    15,
    'holderConsent',
    90,
    ['Consent of the present lease holder', 'ବର୍ତ୍ତମାନ ଲିଜ୍ ଧାରକଙ୍କ ସମ୍ମତି', 'वर्तमान पट्टाधारक की सहमति'],
    { requiredFor: ['leaseTransfer'] },
  ),
  kind(
    16,
    'offeredKhatiyan',
    100,
    [
      'Khatiyan of the land you offer',
      'ଆପଣ ଦେବାକୁ ଚାହୁଁଥିବା ଜମିର ଖତିୟାନ',
      'आपकी दी जाने वाली भूमि का खतियान',
    ],
    { requiredFor: ['landExchange'] },
  ),
  kind(
    17,
    'correctEntry',
    110,
    ['Proof of the correct entry', 'ଠିକ୍ ବିବରଣୀର ପ୍ରମାଣ', 'सही प्रविष्टि का प्रमाण'],
    { requiredFor: ['recordCorrection'] },
  ),
  kind(
    23,
    'affidavit',
    120,
    [
      'Affidavit: no other claim, no litigation',
      'ସତ୍ୟପାଠ: ଅନ୍ୟ ଦାବି ନାହିଁ, ମାମଲା ନାହିଁ',
      'शपथ-पत्र: कोई अन्य दावा नहीं, कोई मुकदमा नहीं',
    ],
    { requiredFor: ['landPurchase', 'landExchange'], optionalFor: ['landLease'] },
  ),
  kind(13, 'rentReceipt', 130, ['Rent receipts', 'ଖଜଣା ରସିଦ', 'लगान की रसीदें'], {
    optionalFor: ['leaseRenewal'],
  }),
  kind(3, 'photo', 140, ['Photo of the land', 'ଜମିର ଫଟୋ', 'भूमि की तस्वीर'], {
    optionalFor: ['report'],
    steps: ['report.report', 'land.report', 'case.takePossession'],
  }),
  ...photosOfSides,
  kind(11, 'sketch', 150, ['Sketch map of the land', 'ଜମିର ନକ୍ସା', 'भूमि का नक्शा'], {
    optionalFor: ['landPurchase', 'landLease', 'landExchange'],
  }),
  kind(18, 'resolution', 160, ['Resolution to apply', 'ଆବେଦନ ପାଇଁ ସଙ୍କଳ୍ପ ପତ୍ର', 'आवेदन का संकल्प-पत्र'], {
    requiredFor: landKinds,
    applicants: ['institution', 'company'],
  }),
  kind(
    19,
    'registration',
    170,
    ['Registration certificate', 'ପଞ୍ଜୀକରଣ ପ୍ରମାଣପତ୍ର', 'पंजीकरण प्रमाण-पत्र'],
    { requiredFor: landKinds, applicants: ['institution', 'company'] },
  ),
  kind(
    20,
    'sevayat',
    180,
    ['Sevayat identity or seva record', 'ସେବାୟତ ପରିଚୟ କିମ୍ବା ସେବା ରେକର୍ଡ', 'सेवायत पहचान या सेवा अभिलेख'],
    { requiredFor: landKinds, applicants: ['individual', 'joint'], condition: 'sevayat' },
  ),
  kind(
    21,
    'authority',
    190,
    ['Authority of the representative', 'ପ୍ରତିନିଧିଙ୍କ ଅଧିକାର ପତ୍ର', 'प्रतिनिधि का अधिकार-पत्र'],
    { requiredFor: landKinds, condition: 'representative' },
  ),
  kind(6, 'inspection', 200, ['Inspection report', 'ଯାଞ୍ଚ ରିପୋର୍ଟ', 'निरीक्षण रिपोर्ट'], {
    steps: ['report.report', 'land.report', 'case.takePossession'],
  }),
  kind(
    24,
    'opinion',
    210,
    ['Paper for the legal opinion', 'ଆଇନ ମତାମତର କାଗଜ', 'कानूनी राय का कागज'],
    { steps: ['land.opinion'] },
  ),
  kind(
    26,
    'demandChallan',
    220,
    ['Challan of the amount due', 'ଦେୟ ଟଙ୍କାର ଚାଲାଣ', 'देय राशि का चालान'],
    { steps: ['land.pay'] },
  ),
  kind(7, 'order', 230, ['Order', 'ଆଦେଶ', 'आदेश'], {
    steps: ['land.issueOrder', 'case.orderEviction'],
  }),
  kind(8, 'deed', 240, ['Deed', 'ଦଲିଲ', 'विलेख'], { steps: ['land.executeDeed'] }),
  kind(25, 'refund', 250, ['Proof of the refund', 'ଫେରସ୍ତର ପ୍ରମାଣ', 'वापसी का प्रमाण'], {}),
  kind(9, 'other', 260, ['Other document', 'ଅନ୍ୟ କାଗଜ', 'अन्य दस्तावेज़'], { steps: ['land.answer'] }),
];

/** Returns the name of a kind of document by its code. */
export function getDocumentName(code: string, language: Language = 'en'): string {
  const kind = firstDocumentKinds.find((each) => each.code === code);
  if (kind === undefined) throw new Error(`There is no kind of document ${code}.`);
  return { en: kind.nameEn, or: kind.nameOr, hi: kind.nameHi }[language];
}
