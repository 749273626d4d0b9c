import type { BilingualText } from '@temple-land/portal-core';

const text = (en: string, or: string): BilingualText => ({ en, or });

/**
 * The texts of the printouts; texts that screens also show are in the catalogue, the labels of an application's fields
 * in their list.
 */
export const texts = {
  portal: text('Temple Land Portal', 'ମନ୍ଦିର ଭୂମି ପୋର୍ଟାଲ'),
  receipt: text('Receipt of an application', 'ଆବେଦନ ପ୍ରାପ୍ତି ସ୍ୱୀକାର'),
  order: text('Order on an application', 'ଆବେଦନ ଉପରେ ଆଦେଶ'),
  application: text('Application form', 'ଆବେଦନ ପତ୍ର'),
  number: text('Application number', 'ଆବେଦନ ନମ୍ବର'),
  type: text('Type', 'ପ୍ରକାର'),
  applicant: text('Applicant', 'ଆବେଦନକାରୀ'),
  receivedOn: text('Received on', 'ପ୍ରାପ୍ତି ତାରିଖ'),
  district: text('District', 'ଜିଲ୍ଲା'),
  tahasil: text('Tahasil', 'ତହସିଲ'),
  mouza: text('Mouza', 'ମୌଜା'),
  khatiyan: text('Khatiyan no.', 'ଖତିୟାନ ନମ୍ବର'),
  plot: text('Plot', 'ପ୍ଲଟ'),
  documents: text('Documents', 'ଦଲିଲ'),
  status: text('Status', 'ସ୍ଥିତି'),
  stage: text('Stage', 'ପର୍ଯ୍ୟାୟ'),
  decision: text('Decision', 'ନିଷ୍ପତ୍ତି'),
  decidedOn: text('Decided on', 'ନିଷ୍ପତ୍ତି ତାରିଖ'),
  decidedBy: text('Decided by', 'ନିଷ୍ପତ୍ତିଦାତା'),
  issuedOn: text('Order issued on', 'ଆଦେଶ ଜାରି ତାରିଖ'),
  issuedBy: text('Order issued by', 'ଆଦେଶ ଜାରିକର୍ତ୍ତା'),
  areaGranted: text('Area granted in acres', 'ମଞ୍ଜୁର ରକବା (ଏକର)'),
  rate: text('Rate in rupees per acre', 'ଏକର ପ୍ରତି ଦର (ଟଙ୍କା)'),
  rule: text('Rate by order', 'ଦରର ଆଦେଶ'),
  value: text('Price or rent of a year', 'ମୂଲ୍ୟ କିମ୍ବା ବର୍ଷକର ଖଜଣା'),
  concession: text('Concession in rupees', 'ରିହାତି (ଟଙ୍କା)'),
  fee: text('Fee in rupees', 'ଫି (ଟଙ୍କା)'),
  amountDue: text('Amount due in rupees', 'ଦେୟ ରାଶି (ଟଙ୍କା)'),
  termYears: text('Term in years', 'ଅବଧି (ବର୍ଷ)'),
  payee: text('Payable to', 'କାହାକୁ ଦେୟ'),
  payeeName: text('Temple administration', 'ମନ୍ଦିର ପ୍ରଶାସନ'),
  paidBy: text('Paid by challan', 'ଚାଲାଣ ଦ୍ୱାରା ଦେୟ'),
  orderNo: text('Order number', 'ଆଦେଶ ନମ୍ବର'),
  reason: text('Reason', 'କାରଣ'),
  remark: text('Remark', 'ମନ୍ତବ୍ୟ'),
  printedOn: text('Printed on', 'ପ୍ରସ୍ତୁତି ତାରିଖ'),
  none: text('None', 'ନାହିଁ'),
  yes: text('Yes', 'ହଁ'),
  no: text('No', 'ନା'),
  hidden: text('Hidden to protect the person who reported', 'ଅଭିଯୋଗକାରୀଙ୍କ ସୁରକ୍ଷା ପାଇଁ ଗୁପ୍ତ'),
  receiptText: text(
    'We have received this application. To see its status, enter its number under Track Your Status.',
    'ଏହି ଆବେଦନ ଆମକୁ ମିଳିଛି। ସ୍ଥିତି ଜାଣନ୍ତୁ ବିଭାଗରେ ଏହାର ନମ୍ବର ଦେଇ ଆପଣ ଏହାର ସ୍ଥିତି ଜାଣିପାରିବେ।',
  ),
  orderText: text(
    'This order was printed from the record by computer and has no handwritten signature. Use the code below to check that it is genuine.',
    'ଏହି ଆଦେଶ ରେକର୍ଡରୁ କମ୍ପ୍ୟୁଟର ଦ୍ୱାରା ପ୍ରସ୍ତୁତ ଓ ଏଥିରେ ହାତଲେଖା ଦସ୍ତଖତ ନାହିଁ। ତଳ କୋଡ୍ ଏହାର ସତ୍ୟତା ଜଣାଏ।',
  ),
  applicationText: text(
    'This is the application as it was submitted.',
    'ଯାହା ଦାଖଲ ହୋଇଥିଲା, ତାହା ରେକର୍ଡ ଅନୁସାରେ ଏହିପରି।',
  ),
  check: text('Verify this document', 'ଏହି କାଗଜର ଯାଞ୍ଚ'),
  checkText: text(
    'Scan the QR code, or enter the number and the check code at the address below.',
    'କୋଡ୍ ସ୍କାନ୍ କରନ୍ତୁ, କିମ୍ବା ତଳ ଠିକଣାରେ ନମ୍ବର ଓ ଯାଞ୍ଚ କୋଡ୍ ଲେଖନ୍ତୁ।',
  ),
  checkCode: text('Check code', 'ଯାଞ୍ଚ କୋଡ୍'),
  qr: text('QR code with the address where this document can be verified', 'ଯାଞ୍ଚ ଠିକଣାର QR କୋଡ୍'),
  sample: text('Sample data. Not an official document.', 'ନମୁନା ତଥ୍ୟ। ଏହା ସରକାରୀ କାଗଜ ନୁହେଁ।'),
  facts: text('Details', 'ବିବରଣୀ'),
} as const satisfies Record<string, BilingualText>;
